import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { selectUser } from '../../../store/auth/selectors';
import type { Configuration } from '../../../store/config/types';
import { useAppSelector } from '../../../store/hooks';
import { T } from '../../intl';
import { SECTION_NAMES, SETTINGS, settingsIn, type SectionId } from '../settingsTable';
import { headerProblem, missingFields, wrongIceServer } from '../settingsValues';
import { useSettingsForm } from '../useSettingsForm';
import { SaveBar } from './SaveBar';
import { SectionNav } from './SectionNav';
import { isSaved, SECTION_PARTS, sectionsFor } from './sections';
import '../settings.css';
import './settingsPage.css';

/** Where something has to be put right before the settings can be saved. */
function wrongSections(values: Configuration): SectionId[] {
  const wrong: SectionId[] = [];
  if (missingFields(values).length > 0) wrong.push('servidor');
  if (wrongIceServer(values) !== null) wrong.push('telefone');
  if (headerProblem(values) !== null) wrong.push('integracao');
  return wrong;
}

/**
 * Configurações, a part at a time: the fragment of the address says which. What an agent prefers counts at once, for
 * everybody; what asks for the right to edit is saved, and what is typed waits for that on any screen.
 */
export function SettingsScreen(): ReactNode {
  const id = useId();
  const { hash } = useLocation();
  const canEdit = useAppSelector(selectUser)?.canEditConfig === true;
  const form = useSettingsForm();
  const shown = sectionsFor(canEdit).find((section) => `#${section}` === hash) ?? 'aparencia';
  const Part = SECTION_PARTS[shown];
  const changed = [...new Set(settingsIn(form.edits).map((name) => SETTINGS[name].section))];
  return (
    <div className="settings-page" role="region" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className="settings-page__title">
        <T id="login.settings" />
      </h2>
      <div className="settings-page__columns">
        <SectionNav shown={shown} canEdit={canEdit} changed={changed} />
        <section key={shown} className="settings-page__section" aria-labelledby={`${id}section`}>
          <h3 id={`${id}section`} className="settings-page__name">
            <T id={SECTION_NAMES[shown]} />
          </h3>
          {!isSaved(shown) && shown !== 'diagnostico' && (
            <p className="settings-page__hint">
              <T id="settings.atOnce" />
            </p>
          )}
          <Part values={form.values} onChange={form.change} />
        </section>
      </div>
      {canEdit && (isSaved(shown) || form.isChanged) && (
        <SaveBar form={form} changed={changed} wrong={wrongSections(form.values)} />
      )}
    </div>
  );
}
