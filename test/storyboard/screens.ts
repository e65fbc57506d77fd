import { conversations } from './scenes/conversations';
import { details } from './scenes/details';
import { developer } from './scenes/developer';
import { entry } from './scenes/entry';
import { pages } from './scenes/pages';
import { settings } from './scenes/settings';
import { telephone } from './scenes/telephone';
import { tools } from './scenes/tools';
import { troubles } from './scenes/troubles';
import { worklist } from './scenes/worklist';
import type { Scene, Screen } from './stage';

/** Every screen of the console, in walks that each begin with a new browser. */
export const WALKS: Readonly<Record<'desk' | 'telephone' | 'developer', readonly Scene[]>> = {
  desk: [entry, conversations, details, worklist, tools, troubles, settings, pages],
  telephone: [telephone],
  developer: [developer],
};

/** All of them, in the order of the walks. */
export const SCREENS: readonly Screen[] = Object.values(WALKS).flatMap((scenes) =>
  scenes.flatMap(({ screens }) => screens),
);
