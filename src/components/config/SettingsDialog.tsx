import { Button } from 'antd';
import type { ReactNode } from 'react';
import { selectConfiguration, selectDeployment, selectSettingsLocked } from '../../store/config/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { settingsCloseRequested } from '../../store/ui/actions';
import { T } from '../intl/T';
import { Dialog } from '../ui/dialog/Dialog';
import { useFocusReturn } from '../ui/dialog/useFocusReturn';
import { Fold } from './Fold';
import { IntegrationFields } from './IntegrationFields';
import { LanguageField } from './LanguageField';
import { PhoneFields } from './PhoneFields';
import { ServerFields } from './ServerFields';
import { headerProblem, missingFields, wrongIceServer } from './settingsValues';
import { useSettingsForm, type SettingsForm } from './useSettingsForm';
import './settings.css';
import './settingsDialog.css';

/** Whether both addresses are those that the deployment suggests. */
function useIsPrefilled({ server, exchange }: SettingsForm['values']): boolean {
  const defaults = useAppSelector(selectDeployment)?.defaults;
  if (defaults === undefined || defaults.server === '' || defaults.exchange === '') return false;
  return defaults.server === server && defaults.exchange === exchange;
}

function Fields({ values, change }: Pick<SettingsForm, 'values' | 'change'>): ReactNode {
  const isPrefilled = useIsPrefilled(values);
  const isLocked = useAppSelector(selectSettingsLocked);
  const isMissing = missingFields(values).length > 0;
  const props = { values, onChange: change };
  // Opened to correct the address of a server that is out of reach.
  if (isLocked) return <ServerFields {...props} />;
  return (
    <>
      <Fold
        name={isPrefilled ? 'settings.addressesPrefilled' : 'settings.addresses'}
        isOpenAtFirst={!isPrefilled}
        isHeldOpen={isMissing}
      >
        <ServerFields {...props} />
      </Fold>
      <Fold name="settings.section.telephone" isHeldOpen={wrongIceServer(values) !== null}>
        <PhoneFields {...props} />
      </Fold>
      <Fold name="settings.section.integration" isHeldOpen={headerProblem(values) !== null}>
        <IntegrationFields {...props} />
      </Fold>
    </>
  );
}

/**
 * The settings of this browser for whoever is not signed in (spec 2 §2): the language, and folded away what a company
 * has filled in. Without saved settings there is nothing to go back to, so it cannot be left but by saving.
 */
export function SettingsDialog({ isShown }: { isShown: boolean }): ReactNode {
  const request = useRequest();
  const canLeave = useAppSelector(selectConfiguration) !== null;
  const { values, change, drop, isValid, save } = useSettingsForm();
  const giveFocusBack = useFocusReturn();

  function leave(): void {
    if (!canLeave) return;
    drop();
    request(settingsCloseRequested());
  }

  return (
    <Dialog
      open={isShown}
      title={<T id="login.settings" />}
      width="wide"
      destroyOnHidden
      mask={{ closable: false }}
      keyboard={canLeave}
      onCancel={leave}
      afterClose={giveFocusBack}
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
        {!canLeave && (
          <p className="settings__welcome">
            <T id="settings.welcome" />
          </p>
        )}
        <LanguageField />
        <Fields values={values} change={change} />
      </div>
    </Dialog>
  );
}
