import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import {
  openRequested,
  transferOpenRequested,
  transferRequested,
} from '../../src/store/conversations/actions';
import { selectConversation } from '../../src/store/conversations/selectors';
import {
  selectConversationTransfer,
  selectTransferColleagues,
  selectTransferring,
} from '../../src/store/conversations/transferSelectors';
import { selectMessages } from '../../src/store/messages/selectors';
import { beginWork, type AtWork } from './atWork';
import { newProfile } from './profile';
import { openConsole, type TestConsole } from './testConsole';

const QUEUE = 'Chat Site';

const BRUNO = 'Bruno Lima';

let work: AtWork;
let bruno: TestConsole;

beforeEach(async () => {
  work = await beginWork();
  bruno = openConsole(newProfile(work.sandbox));
  await bruno.signIn('bruno');
  bruno.dispatch(switchRequested({ queues: [QUEUE], joined: true }));
  await bruno.until('in the queue', (state) => selectJoinedQueues(state).includes(QUEUE));
});

afterEach(async () => {
  bruno.close();
  await work.close();
});

const isAt = (console: TestConsole) => selectConversation(console.state(), work.conversationId) !== undefined;

const toBruno = () =>
  transferRequested({
    conversationId: work.conversationId,
    to: { kind: 'agent', queue: QUEUE, agent: BRUNO },
  });

const moves = () =>
  work.sandbox.control
    .messages({ idAtendimento: work.conversationId })
    .filter(({ inOut, texto }) => inOut === 5 && texto.includes('transferido')).length;

it('offers the agents of the queue but the one who gives, and hands the conversation to one', async () => {
  const { console, conversationId } = work;
  console.dispatch(transferOpenRequested({ conversationId }));
  await console.until(
    'who may take it',
    (state) => selectConversationTransfer(state)?.read.status === 'loaded',
  );
  const colleagues = selectTransferColleagues(console.state(), conversationId);
  expect(colleagues.find(({ agent }) => agent.name === BRUNO)).toMatchObject({ queue: QUEUE });
  console.dispatch(toBruno());
  await bruno.until('at Bruno', () => isAt(bruno));
  await console.until('gone from Ana', () => !isAt(console));
  bruno.dispatch(openRequested({ conversationId }));
  await bruno.until('its messages', (state) => selectMessages(state, conversationId).length > 0);
  expect(selectConversation(bruno.state(), conversationId)).toMatchObject({ lastAgent: BRUNO });
});

it('that the server refuses stays with the agent, with the server’s words', async () => {
  const { console, conversationId, sandbox } = work;
  sandbox.control.setAgent({ nome: 'bruno', max_chat_atende: 0 });
  console.dispatch(toBruno());
  const failure = await console.until('the refusal', (state) => {
    const standing = selectTransferring(state, conversationId);
    return typeof standing === 'object' ? standing : null;
  });
  expect(failure).toMatchObject({ code: 'LIMITE_ATENDIMENTOS' });
  await console.inSync();
  expect(isAt(console)).toBe(true);
  expect(isAt(bruno)).toBe(false);
});

it('whose answer and event are lost happens once', async () => {
  const { console, sandbox } = work;
  sandbox.control.failAction({ action: 'TransferenciaAtendimento', kind: 'loseAck' });
  sandbox.control.failEvent({ name: 'RemoveAtendimento', kind: 'skip' });
  console.dispatch(toBruno());
  await bruno.until('at Bruno', () => isAt(bruno));
  await console.until('gone from Ana', () => !isAt(console));
  await console.quiet();
  expect(moves()).toBe(1);
  expect(console.types().filter((type) => type === 'conversations/transferFailed')).toEqual([]);
});
