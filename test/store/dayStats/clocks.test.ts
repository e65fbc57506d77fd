import { authenticated } from '../../../src/store/connection/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as messages from '../../../src/store/messages/actions';
import { countOf, day, HOUR, MIDNIGHT, MINUTE, signsIn } from '../../support/figuresDay';
import { sampleHandshake } from '../../support/sagaSamples';
import { sampleConversation, sampleMessage } from '../../support/samples';

const DAY = 24 * HOUR;

describe.each([
  ['3 h behind', -3 * HOUR],
  ['3 h ahead', 3 * HOUR],
  ['a day behind', -DAY],
])('with a server whose clock is %s', (_how, ahead) => {
  const at = (ms: number) => new Date(MIDNIGHT + ahead + ms).toISOString();
  const wrote = (id: string, ms: number) => sampleMessage({ id, sentAt: at(ms) });
  const own = conversations.loaded({ conversations: [sampleConversation()] });
  const found = [wrote('a', -HOUR), wrote('b', HOUR), wrote('c', 8 * HOUR)];
  const read = () => messages.loaded({ conversationId: '1001', messages: found });

  it('what was written today is counted of what was found, as the handshake dates it', () => {
    const greeted = () => authenticated(sampleHandshake({ serverTime: at(8 * HOUR) }));
    const facts = day(signsIn, [8 * HOUR, greeted], [8 * HOUR, () => own], [9 * HOUR, read]);
    expect(countOf([...facts])).toMatchObject({ received: 2 });
  });

  it('it is as the first message that comes dates it', () => {
    const comes = () => messages.received({ message: wrote('d', 10 * HOUR), conversation: null });
    const facts = day(signsIn, [8 * HOUR, () => own], [9 * HOUR, read], [10 * HOUR + MINUTE, comes]);
    expect(countOf(facts)).toMatchObject({ received: 3 });
  });
});
