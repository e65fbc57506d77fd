import { watchMessages } from '../../../src/sagas/messages/messages';
import { serverErrorReported } from '../../../src/store/connection/actions';
import { openRequested } from '../../../src/store/conversations/actions';
import { readRequested, sendSettled } from '../../../src/store/messages/actions';
import { selectMessages } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { queued } from '../../../src/store/outbox/actions';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../support/samples';
import { atWork, inSync } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

const A = { conversationId: '1001' };

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => [...atWork(), ...inSync(sampleConversation())] });
  h.services.conversationApi.messages.always(() => [sampleMessage()]);
});
afterEach(() => h.end());

function settled(fields: Partial<ReturnType<typeof sendSettled>['payload']> = {}, seq = 1): void {
  h.dispatch(sendSettled({ ...A, clientMsgId: 'c1', message: null, failure: null, ...fields }, mark(seq)));
}

describe('a sendSuccess with an error', () => {
  const failure = { code: 'refused', message: 'Número inválido' };
  const own = (fields: Partial<Message> = {}) =>
    sampleMessage({ id: '5', clientMsgId: 'c1', direction: 'agent', agent: 'Ana Lima', ...fields });
  const shown = () => selectMessages(h.state(), '1001').at(-1);

  beforeEach(async () => {
    h.run(watchMessages);
    await h.settle();
    h.dispatch(openRequested(A));
    await h.settle();
  });

  it('and its message marks the message, which no read makes look sent', async () => {
    h.dispatch(queued({ item: sampleOutboxItem(), spendsDraft: false }));
    settled({ message: own(), failure });
    await h.settle();
    expect(h.state().outbox.items).toEqual({});
    expect(shown()).toMatchObject({ id: '5', errorText: 'Número inválido' });
    h.services.conversationApi.messages.always(() => [own()]);
    h.dispatch(readRequested(A));
    await h.settle();
    expect(shown()).toMatchObject({ errorText: 'Número inválido' });
    // It reached the customer all the same.
    h.services.conversationApi.messages.always(() => [own({ status: 'delivered' })]);
    h.dispatch(readRequested(A));
    await h.settle();
    expect(shown()).toMatchObject({ status: 'delivered', errorText: null });
    expect(h.payloads(serverErrorReported)).toEqual([]);
  });

  it('that names nothing of the agent’s is told, with its conversation', async () => {
    settled({ clientMsgId: null, failure });
    settled({ clientMsgId: 'unknown', failure }, 2);
    await h.settle();
    const told = { ...failure, conversationId: '1001' };
    expect(h.payloads(serverErrorReported)).toEqual([told, told]);
    settled({ message: own() }, 3);
    settled({ failure: { ...failure, message: 'Sem saldo' } }, 4);
    await h.settle();
    expect(shown()).toMatchObject({ errorText: 'Sem saldo' });
    expect(h.payloads(serverErrorReported)).toHaveLength(2);
  });
});
