import { recordTrace } from '../../../src/sagas/app/trace';
import { createVoiceHarness } from '../../support/voiceHarness';

test('what passes between the console and its servers is a fact each, and changes nothing', async () => {
  const h = createVoiceHarness();
  h.run(recordTrace);
  await h.start();
  h.forget();
  const before = h.state();
  const request = { method: 'GET', path: '/api/v2/chats', query: {}, status: 200, ms: 12 };
  const message = {
    direction: 'in',
    method: 'INVITE',
    status: null,
    cseq: '1 INVITE',
    callId: 'a@b',
  } as const;
  h.services.trace.report({ kind: 'request', request });
  h.services.trace.report({ kind: 'sipMessage', message });
  await h.settle();
  expect(h.facts()).toMatchObject([
    { type: 'trace/requestEnded', payload: request },
    { type: 'trace/sipMessagePassed', payload: message },
  ]);
  expect(h.state()).toBe(before);
  await h.end();
});
