import * as messages from '../../../src/store/messages/actions';
import * as outbox from '../../../src/store/outbox/actions';
import { outboxReducer } from '../../../src/store/outbox/reducer';
import { sampleMessage, sampleOutboxItem } from '../../support/samples';

const conversationId = '1001';

const CARRIERS = [
  ['loaded', messages.loaded],
  ['newestLoaded', messages.newestLoaded],
  ['olderLoaded', messages.olderLoaded],
] as const;

it.each(CARRIERS)(
  'an item that a read of the messages shows is sent, failed or not: %s',
  (_name, carrier) => {
    const item = sampleOutboxItem({ clientMsgId: 'c1' });
    const queued = outboxReducer(undefined, outbox.queued({ item, spendsDraft: false }));
    const failed = outboxReducer(queued, outbox.gaveUp({ clientMsgId: 'c1', code: 'expired', message: '' }));
    const read = (clientMsgId: string | null) =>
      carrier({ conversationId, messages: [sampleMessage({ clientMsgId })], hasOlder: true });
    expect(outboxReducer(queued, read('c1')).items).toEqual({});
    expect(outboxReducer(failed, read('c1')).items).toEqual({});
    expect(outboxReducer(failed, read('another'))).toBe(failed);
    expect(outboxReducer(failed, read(null))).toBe(failed);
  },
);
