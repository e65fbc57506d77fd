import { settingsPage, type SettingsSection } from '../../e2e/support/screens/settings';
import type { Scene, Screen } from '../stage';

const SECTIONS: readonly [SettingsSection, string][] = [
  ['appearance', 'appearance'],
  ['notifications', 'notifications and sounds'],
  ['audio', 'audio'],
  ['shortcuts', 'shortcuts'],
  ['messages', 'messages'],
  ['server', 'server'],
  ['telephone', 'telephone'],
  ['integration', 'integration'],
  ['diagnostics', 'diagnostics'],
];

function sectionScreen([section, words]: (typeof SECTIONS)[number]): Screen {
  return {
    name: `settings-${section}`,
    title: `Settings: ${words}`,
    open: ({ visitor }) => settingsPage(visitor).goTo(section),
    close: () => Promise.resolve(),
  };
}

/** A floor's settings as a supervisor hands them out. */
const FILE = {
  format: 'agent-console-settings',
  version: 1,
  settings: { mustClassifyCalls: true, waitingAmberMinutes: 2, waitingRedMinutes: 6 },
};

/** What a file of settings changes, before it does. */
const imported: Screen = {
  name: 'settings-import',
  title: 'Settings from a file',
  open: async ({ visitor: { page, w }, visitor }) => {
    const { goTo, main } = settingsPage(visitor);
    await goTo('server');
    const chosen = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: w('settings.file.import') }).click();
    const buffer = Buffer.from(JSON.stringify(FILE));
    await (await chosen).setFiles({ name: 'settings.json', mimeType: 'application/json', buffer });
    await main.getByRole('table').scrollIntoViewIfNeeded();
  },
  close: ({ visitor: { w }, visitor }) =>
    settingsPage(visitor)
      .main.getByRole('button', { name: w('action.cancel') })
      .last()
      .click(),
};

/** The settings, part by part. */
export const settings: Scene = {
  name: 'settings',
  enter: ({ visitor }) => settingsPage(visitor).open(),
  screens: [...SECTIONS.map(sectionScreen), imported],
};
