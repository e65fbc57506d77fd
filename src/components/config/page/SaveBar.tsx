import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { selectConfiguration } from '../../../store/config/selectors';
import { useAppSelector } from '../../../store/hooks';
import { T, useText } from '../../intl';
import { useToast } from '../../ui/feedback';
import { SECTION_NAMES, type SectionId } from '../settingsTable';
import type { SettingsForm } from '../useSettingsForm';

interface Props {
  form: SettingsForm;
  /** Where something waits to be saved. */
  changed: readonly SectionId[];
  /** Where something has to be put right first. */
  wrong: readonly SectionId[];
}

/** What waits to be saved, in whichever part of the settings, and the buttons that save it or drop it. */
export function SaveBar({ form, changed, wrong }: Props): ReactNode {
  const t = useText();
  const intl = useIntl();
  const show = useToast();
  const server = useAppSelector(selectConfiguration)?.server;
  const listed = (sections: readonly SectionId[]) =>
    intl.formatList(sections.map((section) => t(SECTION_NAMES[section])));

  function save(): void {
    const isOtherServer = form.values.server.trim() !== server;
    form.save();
    show(t(isOtherServer ? 'settings.connectionSaved' : 'settings.saved'), 'success');
  }

  return (
    <div className="save-bar" data-foot role="group" aria-label={t('settings.changes')}>
      <p className="save-bar__words" role="status">
        {wrong.length > 0 ? (
          <T id="settings.putRight" values={{ sections: listed(wrong) }} />
        ) : changed.length > 0 ? (
          <T id="settings.changedIn" values={{ sections: listed(changed) }} />
        ) : (
          <T id="settings.unchanged" />
        )}
      </p>
      <Button disabled={!form.isChanged} onClick={form.drop}>
        <T id="settings.drop" />
      </Button>
      <Button type="primary" disabled={!form.isChanged || !form.isValid} onClick={save}>
        <T id="action.save" />
      </Button>
    </div>
  );
}
