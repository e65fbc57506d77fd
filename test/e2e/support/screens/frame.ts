import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';
import type { Question } from './dialogs';

/** An entry of the menu Novo. */
export type Beginning = 'create.email' | 'create.whatsapp' | 'dial.open' | 'call.schedule';

/** What stays around every screen of a signed-in agent. */
export interface Frame {
  banner: Locator;
  nav: Locator;
  /** Along the rail, with the permission. */
  settings: Locator;
  /** What can be begun from anywhere: an entry of the menu Novo. */
  begin(name: Beginning): Promise<void>;
  /** The button of that menu. */
  newMenu: Locator;
  /** The button that looks like a field to search in. */
  globalField: Locator;
  /** Region with the agent's status, the clock and the pause. */
  status: Locator;
  pause: Locator;
  /** The group of badges that count who waits, in the list. */
  waiting: Locator;
  /** Ends the pause; there only during one. */
  resume: Locator;
  /** What the status opens: pauses, queues, the telephone, the way out. */
  menu: Locator;
  openMenu(): Promise<void>;
  closeMenu(): Promise<void>;
  /** Opens the menu, and from there the question before the agent signs out. */
  askToLeave(): Promise<Question>;
  /** The switch of a queue, or the one for all. */
  queueSwitch(name: string): Locator;
  /** All of them. */
  queueSwitches: Locator;
  /** Opens the menu, turns those switches on that are off, and waits until the server agrees. */
  join(...queues: string[]): Promise<void>;
  pauseReason(name: string): Locator;
  /** Waits until the agent is in and the server answered. */
  shown(): Promise<void>;
}

/** Finds the frame by role and name. */
export function frame({ page, w }: Visitor): Frame {
  const banner = page.getByRole('banner');
  const status = page.getByRole('region', { name: w('agent.region') });
  const nav = page.getByRole('navigation', { name: w('nav.main') });
  const newMenu = banner.getByRole('button', { name: w('frame.new'), exact: true });
  const toggle = status.getByRole('button', { name: w('agent.menu') });
  const menu = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: w('queues.mine') }) });
  const queueSwitches = menu.getByRole('region', { name: w('queues.mine') }).getByRole('switch');
  const queueSwitch = (name: string) => menu.getByRole('switch', { name, exact: true });

  async function openMenu(): Promise<void> {
    await toggle.click();
    await menu.waitFor();
  }

  async function closeMenu(): Promise<void> {
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }

  return {
    banner,
    status,
    menu,
    openMenu,
    closeMenu,
    queueSwitch,
    queueSwitches,
    askToLeave: async () => {
      await openMenu();
      await menu.getByRole('button', { name: w('statusMenu.leave'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: w('close.title') });
      await dialog.waitFor();
      return {
        dialog,
        yes: dialog.getByRole('button', { name: w('action.yes'), exact: true }),
        no: dialog.getByRole('button', { name: w('action.no'), exact: true }),
      };
    },
    nav,
    newMenu,
    globalField: banner.getByRole('button', { name: w('frame.globalField') }),
    begin: async (name) => {
      await newMenu.click();
      await page.getByRole('menuitem', { name: w(name), exact: true }).click();
    },
    settings: nav.getByRole('button', { name: w('login.settings'), exact: true }),
    resume: status.getByRole('button', { name: w('agent.resume'), exact: true }),
    pause: status.getByRole('button', { name: w('agent.pause') }),
    waiting: page.getByRole('complementary').getByRole('group', { name: w('queues.waiting') }),
    join: async (...queues) => {
      await openMenu();
      for (const queue of queues) await queueSwitch(queue).check();
      await status.getByText(w('agent.available'), { exact: true }).waitFor();
      await closeMenu();
    },
    pauseReason: (name) => page.getByRole('menuitemradio', { name, exact: true }),
    shown: () => status.waitFor(),
  };
}
