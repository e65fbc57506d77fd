import { useId, type MouseEvent, type ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { T, useText } from '../../intl';
import type { TextId } from '../../intl/useText';
import { SECTION_NAMES, SECTIONS, type SectionId } from '../settingsTable';

interface EntryProps {
  section: SectionId;
  isShown: boolean;
  isChanged: boolean;
}

function Entry({ section, isShown, isChanged }: EntryProps): ReactNode {
  const t = useText();
  const to = `/configuracoes#${section}`;
  const follow = useLinkClickHandler(to, { replace: true });
  return (
    <li>
      <a
        href={useHref(to)}
        className="settings-nav__link"
        aria-current={isShown ? 'true' : undefined}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => follow(event)}
      >
        <T id={SECTION_NAMES[section]} />
        {isChanged && (
          <span className="settings-nav__changed" role="img" aria-label={t('settings.notSaved')} />
        )}
      </a>
    </li>
  );
}

interface Props {
  shown: SectionId;
  canEdit: boolean;
  /** Where something waits to be saved. */
  changed: readonly SectionId[];
}

/** The parts of the settings, as links: what an agent prefers, and what asks for the right to edit. */
export function SectionNav({ shown, canEdit, changed }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const groups = [
    ['settings.personal', SECTIONS.personal],
    ['settings.administration', SECTIONS.administration],
  ] as const satisfies readonly (readonly [TextId, readonly SectionId[]])[];
  return (
    <nav className="settings-nav" aria-label={t('settings.sections')}>
      {groups.slice(0, canEdit ? 2 : 1).map(([name, sections]) => (
        <div key={name} className="settings-nav__group">
          {canEdit && (
            <p id={`${id}${name}`} className="settings-nav__name">
              <T id={name} />
            </p>
          )}
          <ul role="list" aria-labelledby={canEdit ? `${id}${name}` : undefined}>
            {sections.map((section) => (
              <Entry
                key={section}
                section={section}
                isShown={section === shown}
                isChanged={changed.includes(section)}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
