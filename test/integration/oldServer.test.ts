import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { endConfirmRequested, openRequested } from '../../src/store/conversations/actions';
import { selectConversation, selectKnownIds } from '../../src/store/conversations/selectors';
import { sendRequested } from '../../src/store/messages/actions';
import { selectMessages } from '../../src/store/messages/selectors';
import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import { customerComes } from './atWork';
import { newProfile } from './profile';
import { openConsole, type TestConsole } from './testConsole';

let sandbox: Sandbox;
let console: TestConsole;
let conversationId: string;

/** Every answer to an action or handshake is lost, as with a server that gives none. */
beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  sandbox.control.failAction({ action: '*', kind: 'loseAck', times: 10_000 });
  console = openConsole(newProfile(sandbox));
  await console.signIn('ana');
  console.dispatch(switchRequested({ queues: ['Chat Site'], joined: true }));
  await console.until('in the queue', (state) => selectJoinedQueues(state).includes('Chat Site'));
  conversationId = String(customerComes(sandbox).id);
  await console.until('the conversation', (state) => selectConversation(state, conversationId));
  console.dispatch(openRequested({ conversationId }));
});
afterEach(async () => {
  console.close();
  await sandbox.close();
});

const ownTexts = () =>
  sandbox.control
    .messages({ idAtendimento: conversationId })
    .flatMap(({ inOut, texto }) => (inOut === 2 ? [texto] : []));

describe('with a server that acknowledges nothing', () => {
  it('messages are sent once each, in order, settled by the events', async () => {
    expect(console.state().connection).toMatchObject({ status: 'live', acknowledges: false });
    const texts = ['um', 'dois', 'três'];
    for (const text of texts) console.dispatch(sendRequested({ conversationId, text }));
    await console.until('all sent', ({ outbox }) => {
      return ownTexts().length === 3 && Object.keys(outbox.items).length === 0;
    });
    expect(ownTexts()).toEqual(texts);
    const shown = selectMessages(console.state(), conversationId).map(({ text }) => text);
    expect(shown).toEqual(['Bom dia', ...texts]);
  });

  it('a message that no event tells of is found among the messages', async () => {
    for (const name of ['sendSuccess', 'newMessage']) sandbox.control.failEvent({ name, kind: 'skip' });
    console.dispatch(sendRequested({ conversationId, text: 'um' }));
    await console.until('settled', ({ outbox }) => {
      return ownTexts().length === 1 && Object.keys(outbox.items).length === 0;
    });
    expect(ownTexts()).toEqual(['um']);
  });

  it('a conversation is ended, and the event tells', async () => {
    console.dispatch(endConfirmRequested({ conversationId }));
    await console.until('the conversation left', (state) => !selectKnownIds(state).includes(conversationId));
    expect(console.types()).not.toContain('conversations/endFailed');
  });
});
