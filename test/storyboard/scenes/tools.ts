import type { TextId } from '../../../src/components/intl';
import { commandPalette } from '../../e2e/support/screens/palette';
import { settingsDialog } from '../../e2e/support/screens/settings';
import type { Scene, Screen } from '../stage';

/** What the palette's entry opens, by its name. */
function chosen(name: string, title: string, entry: TextId, dialog: TextId): Screen {
  return {
    name,
    title,
    open: async ({ visitor }) => {
      await commandPalette(visitor).choose(entry);
      await visitor.page.getByRole('dialog', { name: visitor.w(dialog), exact: true }).waitFor();
    },
  };
}

/** What can be opened from anywhere. */
export const tools: Scene = {
  name: 'tools',
  enter: () => Promise.resolve(),
  screens: [
    { name: 'palette', title: 'Command palette', open: ({ visitor }) => commandPalette(visitor).open() },
    chosen('shortcuts', 'Shortcuts', 'statusMenu.shortcuts', 'shortcuts.title'),
    chosen('day', "The agent's day", 'figures.title', 'figures.title'),
    chosen('new-whatsapp', 'New WhatsApp conversation', 'create.whatsapp', 'create.whatsapp'),
    chosen('new-mail', 'New e-mail', 'create.email', 'create.email'),
    chosen('dial', 'Dialling', 'dial.open', 'dial.title'),
    chosen('schedule', 'Agenda', 'call.schedule', 'call.schedule'),
    chosen('audio', 'Audio settings', 'devices.title', 'devices.title'),
    {
      name: 'settings',
      title: 'Settings',
      open: async ({ visitor }) => {
        await commandPalette(visitor).choose('login.settings');
        await settingsDialog(visitor).shown();
      },
      close: async ({ visitor }) => {
        await settingsDialog(visitor).cancel.click();
        await settingsDialog(visitor).gone();
      },
    },
  ],
};
