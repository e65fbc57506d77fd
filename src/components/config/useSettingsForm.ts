import { editsRequested, saveRequested } from '../../store/config/actions';
import { selectSettingsEdits } from '../../store/config/selectors';
import { selectSettings } from '../../store/config/settingsSelectors';
import type { Configuration, ConfigurationEdits } from '../../store/config/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { settingsIn } from './settingsTable';
import { cleaned, isComplete } from './settingsValues';

/** The settings that wait for "Salvar": what is on screen, and what becomes of it. */
export interface SettingsForm {
  /** What is kept, with what was typed over it. */
  values: Configuration;
  /** What was typed: kept in the state, so that it stays when the agent looks at another screen. */
  edits: ConfigurationEdits;
  isChanged: boolean;
  isValid: boolean;
  change: (part: ConfigurationEdits) => void;
  save: () => void;
  drop: () => void;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The edits without those that say what is kept already. */
export function realEdits(edits: ConfigurationEdits, kept: Configuration): ConfigurationEdits {
  const real = settingsIn(edits).filter((name) => !isSame(edits[name], kept[name]));
  return Object.fromEntries(real.map((name) => [name, edits[name]]));
}

/** Holds the settings that count once they are saved. */
export function useSettingsForm(): SettingsForm {
  const request = useRequest();
  const kept = useAppSelector(selectSettings);
  const edits = useAppSelector(selectSettingsEdits);
  const values = { ...kept, ...edits };
  const isValid = isComplete(values);
  const drop = () => request(editsRequested({ edits: {} }));
  return {
    values,
    edits,
    isChanged: Object.keys(edits).length > 0,
    isValid,
    change: (part) => request(editsRequested({ edits: realEdits({ ...edits, ...part }, kept) })),
    save: () => {
      if (!isValid) return;
      request(saveRequested(cleaned(values)));
      drop();
    },
    drop,
  };
}
