import { selectConversation, selectKnownIds } from '../../src/store/conversations/selectors';
import { selectMessages } from '../../src/store/messages/selectors';
import { beginWork, customerComes, type AtWork } from './atWork';

let work: AtWork;
beforeEach(async () => {
  work = await beginWork();
});
afterEach(() => work.close());

const customerTexts = () =>
  selectMessages(work.console.state(), work.conversationId).flatMap(({ direction, text }) =>
    direction === 'customer' ? [text] : [],
  );

describe('a console comes back and is in sync', () => {
  it.each([
    ['with its stream kept', false],
    ['with a stream that begins anew', true],
  ])('after the server went away and returned, %s', async (_how, novaEpoca) => {
    const { sandbox, console, conversationId } = work;
    const restarted = sandbox.control.restart({ downMs: 2_500, novaEpoca });
    await console.until('the loss', ({ connection }) => connection.status === 'waiting');
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Ainda aí?' });
    const another = String(customerComes(sandbox, 'Sou novo').id);
    await restarted;
    await console.inSync();
    await console.until('what was written meanwhile', () => customerTexts().includes('Ainda aí?'));
    await console.until('who came meanwhile', (state) => selectConversation(state, another));
    work.send('Voltei');
    await work.delivered(1);
    expect(console.state().connection).toMatchObject({ lossNoticed: false, attempt: 0 });
  });

  it('after its socket was cut, with every event that it missed', async () => {
    const { sandbox, console, conversationId } = work;
    const starts = console.payloads('connection/resyncStarted').length;
    sandbox.control.dropSockets({});
    await console.until('the loss', ({ connection }) => connection.status === 'waiting');
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Ainda aí?' });
    await console.inSync();
    await console.until('what was written meanwhile', () => customerTexts().includes('Ainda aí?'));
    expect(console.payloads('connection/resyncStarted')).toHaveLength(starts);
  });

  it('after the server said goodbye', async () => {
    work.sandbox.control.dropSockets({ mode: 'server' });
    await work.console.until('the loss', ({ connection }) => connection.status === 'waiting');
    await work.console.inSync();
    work.send('Voltei');
    await work.delivered(1);
  });

  it('when an event never came: the next one shows the gap, and a read closes it', async () => {
    const { sandbox, console, conversationId } = work;
    sandbox.control.failEvent({ name: 'newMessage', kind: 'skip' });
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Perdida' });
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Vista' });
    await console.until('both messages', () => customerTexts().includes('Perdida'));
    await console.inSync();
    expect(customerTexts()).toEqual(['Bom dia', 'Perdida', 'Vista']);
    expect(console.payloads('connection/resyncStarted')).toContainEqual({ cause: 'gap' });
  });

  it('when events overtake each other', async () => {
    const { sandbox, console, conversationId } = work;
    sandbox.control.failEvent({ name: 'newMessage', kind: 'swap' });
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Primeira' });
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Segunda' });
    await console.until('both messages', () => customerTexts().length === 3);
    await console.inSync();
    expect(customerTexts()).toEqual(['Bom dia', 'Primeira', 'Segunda']);
  });
});

describe('a reload', () => {
  it('finds the session, the queues, the conversations, the drafts and what is unsent', async () => {
    const { sandbox, conversationId } = work;
    sandbox.control.dropSockets({});
    work.send('Escrito sem conexão');
    await work.console.until('in line', ({ outbox }) => Object.keys(outbox.items).length === 1);
    await work.reload();
    const { console } = work;
    expect(console.types()).toContain('auth/sessionRestored');
    expect(console.state().auth.user?.fullName).toBe('Ana Souza');
    expect(selectKnownIds(console.state())).toEqual([conversationId]);
    await work.delivered(1);
    expect(work.atServer()).toEqual(['Escrito sem conexão']);
  });
});
