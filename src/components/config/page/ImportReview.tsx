import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { editsRequested, saveRequested } from '../../../store/config/actions';
import { selectSettingsEdits } from '../../../store/config/selectors';
import { selectSettings, selectWaitingThresholds } from '../../../store/config/settingsSelectors';
import type { Configuration, ConfigurationEdits } from '../../../store/config/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { T, useText } from '../../intl';
import { useToast } from '../../ui/feedback';
import { SETTINGS } from '../settingsTable';
import { cleaned } from '../settingsValues';
import { realEdits } from '../useSettingsForm';
import { changesOf } from './settingsFile';

/** A setting's value in words. */
function useValueWords(): (name: keyof Configuration, settings: ConfigurationEdits) => string {
  const t = useText();
  const intl = useIntl();
  return (name, settings) => {
    const value = settings[name];
    if (settings.language !== undefined && name === 'language') return t(`language.${settings.language}`);
    if (typeof value === 'boolean') return t(value ? 'action.yes' : 'action.no');
    if (typeof value === 'number') return intl.formatNumber(value);
    const words = typeof value === 'string' ? value : (value ?? []).join(', ');
    return words === '' ? t('settings.file.empty') : words;
  };
}

interface Props {
  settings: ConfigurationEdits;
  onDone: () => void;
}

/** What a file changes, line by line, before anything of it counts. */
export function ImportReview({ settings, onDone }: Props): ReactNode {
  const t = useText();
  const show = useToast();
  const request = useRequest();
  const words = useValueWords();
  const kept = useAppSelector(selectSettings);
  const edits = useAppSelector(selectSettingsEdits);
  const { amber, red } = useAppSelector(selectWaitingThresholds);
  const now = { ...kept, waitingAmberMinutes: amber, waitingRedMinutes: red };
  const changes = changesOf(settings, now);
  const review = useRef<HTMLDivElement>(null);
  useEffect(() => review.current?.focus(), []);

  function apply(): void {
    const next = cleaned({ ...kept, ...settings });
    const others = Object.fromEntries(
      Object.entries(edits).filter(([name]) => !Object.hasOwn(settings, name)),
    );
    request(saveRequested(next));
    request(editsRequested({ edits: realEdits(others, next) }));
    show(t(next.server === kept.server ? 'settings.saved' : 'settings.connectionSaved'), 'success');
    onDone();
  }

  return (
    <div
      ref={review}
      className="import-review"
      role="group"
      aria-labelledby="import-review-title"
      tabIndex={-1}
    >
      <h5 id="import-review-title" className="import-review__title">
        <T id="settings.file.changes" values={{ count: changes.length }} />
      </h5>
      {changes.length > 0 && (
        <table className="import-review__table">
          <thead>
            <tr>
              <th scope="col">
                <T id="settings.file.setting" />
              </th>
              <th scope="col">
                <T id="settings.file.now" />
              </th>
              <th scope="col">
                <T id="settings.file.then" />
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <T id={SETTINGS[name].name} />
                </th>
                <td>{words(name, now)}</td>
                <td>{words(name, settings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="settings__buttons">
        <Button onClick={onDone}>
          <T id="action.cancel" />
        </Button>
        <Button type="primary" disabled={changes.length === 0} onClick={apply}>
          <T id="settings.file.apply" />
        </Button>
      </div>
    </div>
  );
}
