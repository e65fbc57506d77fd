import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { saveRequested } from '../../store/config/actions';
import { selectConfiguration, selectDeployment } from '../../store/config/selectors';
import type { Configuration } from '../../store/config/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { settingsCloseRequested } from '../../store/ui/actions';
import { AntdRoot } from '../appearance/AntdRoot';
import { T } from '../intl/T';
import { EnterField } from './EnterField';
import { LogExport } from './LogExport';
import { SettingsFields } from './SettingsFields';
import { cleaned, initialValues, isComplete } from './settingsValues';
import { SoftphoneLogField } from './SoftphoneLogField';
import { ThemeField } from './ThemeField';
import { usePreviewIntl } from './usePreviewIntl';
import './settings.css';

/**
 * Settings of this browser (spec 2 §2). It speaks the language that is chosen in it. Without saved
 * settings there is nothing to go back to, so it cannot be left but by saving.
 */
export function SettingsDialog({ isShown }: { isShown: boolean }): ReactNode {
  const request = useRequest();
  const saved = useAppSelector(selectConfiguration);
  const deployment = useAppSelector(selectDeployment);
  const [edits, setEdits] = useState<Partial<Configuration>>({});
  const values = { ...initialValues(saved, deployment), ...edits };
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
            <SoftphoneLogField />
          </div>
        </Modal>
      </AntdRoot>
    </RawIntlProvider>
  );
}
