import { reportCaught } from '../../../src/sagas/app/caughtErrors';
import { watchScriptFailures } from '../../../src/sagas/app/scriptFailures';
import { createVoiceHarness } from '../../support/voiceHarness';

test('an error for which a part of the screen stands broken is logged, and the page goes on', async () => {
  const h = createVoiceHarness();
  h.run(watchScriptFailures);
  await h.start();
  h.forget();
  h.run(() => reportCaught(new TypeError('x is not a function')));
  await h.settle();
  expect(h.facts()).toMatchObject([
    {
      type: 'page/partFailed',
      payload: {
        message: 'x is not a function',
        stack: expect.arrayContaining([expect.stringMatching(/caughtErrors\.test/)]) as unknown,
      },
    },
  ]);
  expect(h.services.browser.reloads).toBe(0);
  await h.end();
});
