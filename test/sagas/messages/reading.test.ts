import { watchReading } from '../../../src/sagas/messages/reading';
import { hidden, shown } from '../../../src/store/app/actions';
import { openRequested, panesShowRequested, removed } from '../../../src/store/conversations/actions';
import { lost } from '../../../src/store/connection/actions';
import { loaded, newestLoaded, received } from '../../../src/store/messages/actions';
import { selectConversation } from '../../../src/store/conversations/selectors';
import { ok } from '../../support/fakes/fakeCommands';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { connected, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

let h: SagaHarness;
let seq = 0;
beforeEach(() => {
  seq = 0;
  h = createSagaHarness({
    facts: () => [
      ...signedIn(),
      ...connected(),
      ...inSync(sampleConversation(), sampleConversation({ id: '1002' })),
    ],
  });
  h.run(watchReading);
});
afterEach(() => h.end());

function write(id: string, conversationId = '1001'): void {
  seq += 1;
  h.dispatch(received({ message: sampleMessage({ id, conversationId }), conversation: null }, mark(seq)));
}

const told = () =>
  h.services.commands.markRead.calls.map(([, , conversation, until]) => [conversation, until]);

async function openRead(): Promise<void> {
  h.dispatch(openRequested({ conversationId: '1001' }));
  h.dispatch(loaded({ conversationId: '1001', messages: [sampleMessage({ id: '5' })] }));
  await h.pass(300);
}

describe('the server is told what the agent has read', () => {
  it('when a conversation is open and its messages came', async () => {
    h.dispatch(openRequested({ conversationId: '1001' }));
    await h.pass(300);
    expect(told()).toEqual([]);
    await openRead();
    expect(told()).toEqual([['1001', '5']]);
  });

  it('and is not told again when its answer cannot be read', async () => {
    h.services.commands.markRead.always(() => ({ kind: 'unreadable' }));
    await openRead();
    await h.pass(120_000);
    expect(told()).toEqual([['1001', '5']]);
  });

  it('once for several messages', async () => {
    await openRead();
    write('6');
    write('7');
    await h.pass(300);
    expect(told()).toEqual([
      ['1001', '5'],
      ['1001', '7'],
    ]);
  });

  it('not again without anything new, nor for messages of other conversations', async () => {
    await openRead();
    write('8', '1002');
    h.dispatch(shown());
    await h.pass(1_000);
    expect(told()).toHaveLength(1);
  });

  it('not while the page cannot be seen, but when it is seen again', async () => {
    h.services.browser.visible = false;
    h.dispatch(hidden());
    await openRead();
    write('6');
    await h.pass(1_000);
    expect(told()).toEqual([]);
    h.services.browser.visible = true;
    h.dispatch(shown());
    await h.pass(300);
    expect(told()).toEqual([['1001', '6']]);
  });

  it('not while another screen is in their place, but when the panes are back', async () => {
    await openRead();
    h.dispatch(panesShowRequested({ shown: false }));
    write('6');
    h.dispatch(shown());
    await h.pass(1_000);
    expect(told()).toEqual([['1001', '5']]);
    h.dispatch(panesShowRequested({ shown: true }));
    await h.pass(300);
    expect(told()).toEqual([
      ['1001', '5'],
      ['1001', '6'],
    ]);
  });

  it('again when it could not be told, although the agent went on to another conversation', async () => {
    h.services.commands.markRead.next(() => ({ kind: 'timeout' }));
    await openRead();
    h.dispatch(openRequested({ conversationId: '1002' }));
    write('6');
    await h.pass(5_000);
    expect(told()).toEqual([
      ['1001', '5'],
      ['1001', '5'],
    ]);
  });

  it('and of what came after the agent went on, not before they see it', async () => {
    h.dispatch(openRequested({ conversationId: '1001' }));
    h.dispatch(loaded({ conversationId: '1001', messages: [sampleMessage({ id: '5' })] }));
    h.dispatch(openRequested({ conversationId: '1002' }));
    write('6');
    await h.pass(300);
    expect(told()).toEqual([['1001', '5']]);
    h.dispatch(openRequested({ conversationId: '1001' }));
    await h.pass(300);
    expect(told().at(-1)).toEqual(['1001', '6']);
  });

  it('as far as they see it by then, where the server has to be told again', async () => {
    h.services.commands.markRead.next(() => ({ kind: 'timeout' }));
    await openRead();
    write('6');
    await h.pass(5_000);
    expect(told()).toEqual([
      ['1001', '5'],
      ['1001', '6'],
    ]);
  });

  it('as soon as the connection is back, of what was read without it', async () => {
    h.dispatch(lost({ cause: 'transport close' }));
    await openRead();
    await h.pass(20_000);
    expect(told()).toEqual([]);
    for (const fact of connected()) h.dispatch(fact);
    await h.pass(300);
    expect(told()).toEqual([['1001', '5']]);
  });

  it('and then what a replay brought back as unread is read, unless something newer came', async () => {
    const unread = () => selectConversation(h.state(), '1001')?.unread;
    h.dispatch(lost({ cause: 'transport close' }));
    await openRead();
    h.dispatch(openRequested({ conversationId: '1002' }));
    for (const fact of connected({ replay: 'complete', seq: 1 })) h.dispatch(fact);
    write('5');
    expect(unread()).toBe(1);
    await h.pass(300);
    expect(unread()).toBe(0);
    h.services.commands.markRead.next(() => {
      write('7');
      return ok(null);
    });
    h.dispatch(openRequested({ conversationId: '1001' }));
    write('6');
    h.dispatch(openRequested({ conversationId: '1002' }));
    await h.pass(300);
    expect([told().at(-1), unread()]).toEqual([['1001', '6'], 1]);
  });

  it('of a conversation that the agent left at once, even before its messages came', async () => {
    h.dispatch(openRequested({ conversationId: '1001' }));
    h.dispatch(loaded({ conversationId: '1001', messages: [sampleMessage({ id: '5' })] }));
    h.services.conversationApi.messages.next(() => [sampleMessage({ id: '9', conversationId: '1002' })]);
    h.dispatch(openRequested({ conversationId: '1002' }));
    h.dispatch(openRequested({ conversationId: '1001' }));
    await h.pass(300);
    expect(told()).toEqual([
      ['1001', '5'],
      ['1002', '9'],
    ]);
  });

  it('although others write all the time', async () => {
    await openRead();
    write('6');
    for (let id = 20; id < 30; id += 1) {
      write(String(id), '1002');
      await h.pass(100);
    }
    expect(told()).toContainEqual(['1001', '6']);
  });

  it('of a long conversation, of which only the end was read', async () => {
    h.dispatch(openRequested({ conversationId: '1001' }));
    const messages = [sampleMessage({ id: '5' })];
    h.dispatch(newestLoaded({ conversationId: '1001', messages, hasOlder: true }));
    await h.pass(300);
    expect(told()).toEqual([['1001', '5']]);
  });

  it('not again by a server that answers nothing', async () => {
    h.dispatch(lost({ cause: 'transport close' }));
    for (const fact of connectedToOldServer()) h.dispatch(fact);
    h.services.commands.markRead.next(() => ({ kind: 'timeout' }));
    await openRead();
    await h.pass(60_000);
    expect(told()).toHaveLength(1);
  });

  it('not of a conversation that left the agent and is still on screen', async () => {
    await openRead();
    h.dispatch(removed({ conversationId: '1001', reason: 'transferred', to: 'Bia Reis' }, mark(90)));
    h.dispatch(loaded({ conversationId: '1001', messages: [sampleMessage({ id: '9' })] }));
    await h.pass(1_000);
    expect(told()).toHaveLength(1);
  });
});
