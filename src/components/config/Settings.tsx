import type { ReactNode } from 'react';
import { AllWords } from '../intl/IntlRoot';
import { SettingsDialog } from './SettingsDialog';

/** The settings dialog, once its words are there: it opens at the login too, which waits for fewer. */
export function Settings({ isShown }: { isShown: boolean }): ReactNode {
  return (
    <AllWords>
      <SettingsDialog isShown={isShown} />
    </AllWords>
  );
}
