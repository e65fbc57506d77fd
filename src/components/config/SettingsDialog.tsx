import { Button, Modal, Checkbox } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { RawIntlProvider, createIntl, useIntl, type IntlShape } from 'react-intl';
import { saveRequested } from '../../store/config/actions';
import { selectConfiguration } from '../../store/config/selectors';
import { selectSettings } from '../../store/config/settingsSelectors';
import type { Configuration, Language } from '../../store/config/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { settingsCloseRequested, shiftEnterRequested } from '../../store/ui/actions';
import { selectShiftEnterSends } from '../../store/ui/selectors';
import { selectHasVoice } from '../../store/softphone/selectors';
import { AntdRoot } from '../appearance/AntdRoot';
import { T } from '../intl/T';
import { SoftphoneLogButton } from '../softphone/SoftphoneLogButton';
import { languageTag } from '../intl/languages';
import { useAllMessages } from '../intl/useMessages';
import { LogExport } from './LogExport';
import { SettingsFields } from './SettingsFields';
import { cleaned, isComplete } from './settingsValues';
import { TelLinksField } from './TelLinksField';
import { ThemeField } from './ThemeField';
import './settings.css';

/** The words of a language that is chosen but not saved; those on screen until they are loaded. */
function usePreviewIntl(language: Language): IntlShape {
  const current = useIntl();
  const loaded = useAllMessages(language);
  return useMemo(() => {
    if (loaded === null) return current;
    const locale = languageTag(loaded.language);
    return locale === current.locale ? current : createIntl({ locale, messages: loaded.messages });
  }, [current, loaded]);
}

/** The softphone's own log, for agents who have a telephone. */
function SoftphoneLogField(): ReactNode {
  if (!useAppSelector(selectHasVoice)) return null;
  return (
    <div className="field" role="group" aria-labelledby="softphone-log-title">
      <p className="field__label" id="softphone-log-title">
        <T id="settings.softphoneLog" />
      </p>
      <p className="field__hint">
        <T id="settings.softphoneLogHint" />
      </p>
      <SoftphoneLogButton label="settings.softphoneLogDownload" />
    </div>
  );
}

/** Whether Shift+Enter sends a message too (both readings of spec 1 §5); counts at once. */
function EnterField(): ReactNode {
  const request = useRequest();
  const sends = useAppSelector(selectShiftEnterSends);
  return (
    <Checkbox
      checked={sends}
      onChange={({ target }) => request(shiftEnterRequested({ sends: target.checked }))}
    >
      <T id="settings.shiftEnter" />
    </Checkbox>
  );
}

/**
 * Settings of this browser (spec 2 §2). It speaks the language that is chosen in it. Without saved
 * settings there is nothing to go back to, so it cannot be left but by saving.
 */
export function SettingsDialog({ isShown }: { isShown: boolean }): ReactNode {
  const request = useRequest();
  const saved = useAppSelector(selectConfiguration);
  const settings = useAppSelector(selectSettings);
  const [edits, setEdits] = useState<Partial<Configuration>>({});
  const values = { ...settings, ...edits };
  const intl = usePreviewIntl(values.language);
  const canLeave = saved !== null;
  const isValid = isComplete(values);

  function leave(): void {
    if (canLeave) request(settingsCloseRequested());
  }

  function save(): void {
    if (isValid) request(saveRequested(cleaned(values)));
  }

  return (
    <RawIntlProvider value={intl}>
      <AntdRoot>
        <Modal
          open={isShown}
          title={<T id="login.settings" />}
          width={560}
          centered
          destroyOnHidden
          closable={false}
          mask={{ closable: false }}
          keyboard={canLeave}
          onCancel={leave}
          afterClose={() => setEdits({})}
          footer={
            <div className="dialog__buttons">
              {canLeave && (
                <Button onClick={leave}>
                  <T id="action.cancel" />
                </Button>
              )}
              <Button type="primary" disabled={!isValid} onClick={save}>
                <T id="action.save" />
              </Button>
            </div>
          }
        >
          <div className="settings">
            <SettingsFields
              values={values}
              onChange={(part) => setEdits((before) => ({ ...before, ...part }))}
            />
            <ThemeField />
            <EnterField />
            {canLeave && <LogExport />}
            <TelLinksField />
            <SoftphoneLogField />
          </div>
        </Modal>
      </AntdRoot>
    </RawIntlProvider>
  );
}
