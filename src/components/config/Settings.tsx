import type { ReactNode } from 'react';
import { LateWords } from '../intl/LateWords';
import { SettingsDialog } from './SettingsDialog';

/** The settings dialog with its words, which nobody waits for who does not open it. */
export function Settings({ isShown }: { isShown: boolean }): ReactNode {
  return (
    <LateWords>
      <SettingsDialog isShown={isShown} />
    </LateWords>
  );
}
