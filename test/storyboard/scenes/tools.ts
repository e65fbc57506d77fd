import type { TextId } from '../../../src/components/intl';
import { frame } from '../../e2e/support/screens/frame';
import { commandPalette } from '../../e2e/support/screens/palette';
import type { Scene, Screen } from '../stage';

/** What the palette's entry opens, by its name. */
function chosen(name: string, title: string, entry: TextId, dialog: TextId): Screen {
  return {
    name,
    title,
    open: async ({ visitor }) => {
      await commandPalette(visitor).choose(entry);
      const opened = visitor.page.getByRole('dialog', { name: visitor.w(dialog), exact: true });
      await opened.waitFor();
      await opened.locator('.skeleton').first().waitFor({ state: 'detached' });
    },
  };
}

/** What can be opened from anywhere. */
export const tools: Scene = {
  name: 'tools',
  enter: () => Promise.resolve(),
  screens: [
    {
      name: 'new-menu',
      title: 'What can be begun',
      isFleeting: true,
      open: async ({ visitor }) => {
        await frame(visitor).newMenu.click();
        await visitor.page.getByRole('menuitem').first().waitFor();
      },
    },
    { name: 'palette', title: 'Command palette', open: ({ visitor }) => commandPalette(visitor).open() },
    chosen('shortcuts', 'Shortcuts', 'statusMenu.shortcuts', 'shortcuts.title'),
    chosen('day', "The agent's day", 'figures.title', 'figures.title'),
    chosen('new-whatsapp', 'New WhatsApp conversation', 'create.whatsapp', 'create.whatsapp'),
    chosen('new-mail', 'New email', 'create.email', 'create.email'),
    chosen('dial', 'Dialling', 'dial.open', 'dial.title'),
    chosen('schedule', 'Agenda', 'call.schedule', 'call.schedule'),
    chosen('audio', 'Audio settings', 'devices.title', 'devices.title'),
  ],
};
