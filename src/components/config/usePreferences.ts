import { saveRequested } from '../../store/config/actions';
import { selectConfiguration } from '../../store/config/selectors';
import { selectSettings } from '../../store/config/settingsSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import type { SettingProps } from './CheckFields';

/** Settings that count at once, whoever the agent is; what waits to be saved is not touched. */
export function usePreferences(): SettingProps {
  const request = useRequest();
  const saved = useAppSelector(selectConfiguration);
  const values = useAppSelector(selectSettings);
  return {
    values,
    onChange: (part) => {
      if (saved !== null) request(saveRequested({ ...saved, ...part }));
    },
  };
}
