import type { DialectOption } from '../../sandbox/dialect/dialect';
import { endConfirmRequested } from '../../src/store/conversations/actions';
import { selectConversation, selectKnownIds } from '../../src/store/conversations/selectors';
import { selectMessages } from '../../src/store/messages/selectors';
import { pauseRequested, unpauseRequested } from '../../src/store/agent/actions';
import { beginWork, customerComes, type AtWork } from './atWork';

const dialects: [name: string, dialect: DialectOption][] = [
  ['plain', { kind: 'plain' }],
  ['odd 1', { kind: 'odd', seed: 1 }],
  ['odd 2', { kind: 'odd', seed: 2 }],
  ['odd 3', { kind: 'odd', seed: 3 }],
];

describe.each(dialects)('at a server that speaks %s', (_name, dialect) => {
  let work: AtWork;
  beforeEach(async () => {
    work = await beginWork({ dialect });
  });
  afterEach(() => work.close());

  it('an agent works: customers write, answers go out once each, and what is over leaves', async () => {
    const { console, conversationId, sandbox } = work;
    const said = () => selectMessages(console.state(), conversationId).map(({ text }) => text);
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Alô?' });
    await console.until('what was written', () => said().includes('Alô?'));
    for (const text of ['um', 'dois', 'dois', 'três']) work.send(text);
    await work.delivered(4);
    expect(work.atServer()).toEqual(['um', 'dois', 'dois', 'três']);
    expect(work.onScreen()).toEqual(['um', 'dois', 'dois', 'três']);
    const another = String(customerComes(sandbox, 'E eu?').id);
    const unread = await console.until('who else comes', (state) => selectConversation(state, another));
    expect(unread).toMatchObject({ status: 'active', unread: 1 });
    console.dispatch(endConfirmRequested({ conversationId: another }));
    await console.until('it left', (state) => !selectKnownIds(state).includes(another));
    expect(console.types()).not.toContain('conversations/endFailed');
    expect(console.types()).not.toContain('app/sagaFailed');
    expect(console.types()).not.toContain('wire/rowsDropped');
  });

  it('an agent pauses and comes back', async () => {
    const { console } = work;
    console.dispatch(pauseRequested({ reason: 'Almoço' }));
    await console.until('the pause', ({ agent }) => agent.status === 10 && agent.pending === null);
    console.dispatch(unpauseRequested());
    await console.until('the end of it', ({ agent }) => agent.status === 1 && agent.pending === null);
    expect(console.types()).not.toContain('agent/pauseFailed');
  });

  it('what was said while the socket was away is there afterwards', async () => {
    const { console, conversationId, sandbox } = work;
    sandbox.control.dropSockets({});
    await console.until('the loss', ({ connection }) => connection.status === 'waiting');
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Ainda aí?' });
    await console.inSync();
    await console.until('what was written meanwhile', (state) =>
      selectMessages(state, conversationId).some(({ text }) => text === 'Ainda aí?'),
    );
  });
});
