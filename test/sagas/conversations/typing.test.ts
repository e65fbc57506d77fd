import { watchTyping } from '../../../src/sagas/conversations/typing';
import { lost } from '../../../src/store/connection/actions';
import { typingRequested } from '../../../src/store/conversations/actions';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: atWork });
  h.run(watchTyping);
});
afterEach(() => h.end());

async function type(conversationId: string): Promise<unknown[]> {
  h.dispatch(typingRequested({ conversationId }));
  await h.settle();
  return h.services.commands.sendTyping.calls.map(([, id]) => id);
}

it('tells the server that the agent types', async () => {
  expect(await type('1001')).toEqual(['1001']);
});

it('tells nothing of what is not the agent’s', async () => {
  expect(await type('9')).toEqual([]);
});

it('keeps no sign for later', async () => {
  h.dispatch(lost({ cause: 'transport close' }));
  expect(await type('1001')).toEqual([]);
});
