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

/** The settings, part by part. */
export const settings: Scene = {
  name: 'settings',
  enter: ({ visitor }) => settingsPage(visitor).open(),
  screens: SECTIONS.map(sectionScreen),
};
