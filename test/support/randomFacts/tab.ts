import * as page from '../../../src/store/page/actions';
import { NOTHING_KEPT } from '../sagaSamples';
import { sampleEndedCall } from '../samples';
import { CONFIGURATION } from '../world';
import { secretText } from './secrets';
import type { FactsOf } from './table';

/** Random facts of this tab among the browser's others. */
export const tabFacts: FactsOf<'page'> = {
  'page/takeOverRequested': () => page.takeOverRequested(),
  'page/leadershipGained': () => page.leadershipGained(),
  'page/otherLeaderFound': () => page.otherLeaderFound(),
  'page/takeOverStarted': () => page.takeOverStarted(),
  'page/takeOverFailed': (dice) => page.takeOverFailed({ reason: dice.pick(['inCall', 'silent']) }),
  'page/leadershipPassed': () => page.leadershipPassed(),
  'page/preferencesRecalled': (dice) =>
    page.preferencesRecalled({
      ...NOTHING_KEPT,
      config: {
        configuration: { ...CONFIGURATION, integrationUrl: `https://crm/${secretText(dice)}` },
        isLocked: dice.chance(0.5),
      },
      calls: { pendingClassification: dice.pick([null, sampleEndedCall({ digits: secretText(dice) })]) },
      softphone: { doNotDisturb: dice.chance(0.5) },
      ui: {
        theme: 'dark',
        mailSignatures: { ana: secretText(dice) },
        usedEmoji: { ana: [secretText(dice)] },
      },
    }),
  'page/scriptFailed': (dice) =>
    page.scriptFailed({ message: secretText(dice), stack: ['at f (http://console/assets/main.js:1:2)'] }),
  'page/partFailed': (dice) => page.partFailed({ message: secretText(dice) }),
  'page/reloadDelayed': (dice) => page.reloadDelayed({ reason: dice.pick(['inCall', 'tooSoon']) }),
  'page/updateFound': () => page.updateFound(),
  'page/updateStarted': () => page.updateStarted(),
};
