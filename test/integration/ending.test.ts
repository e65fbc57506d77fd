import { openRequested as classifyRequested, saveRequested } from '../../src/store/classification/actions';
import { endConfirmRequested, endRequested } from '../../src/store/conversations/actions';
import { selectEnding, selectKnownIds } from '../../src/store/conversations/selectors';
import { beginWork, type AtWork } from './atWork';

let work: AtWork;
beforeEach(async () => {
  work = await beginWork();
});
afterEach(() => work.close());

const isThere = () => selectKnownIds(work.console.state()).includes(work.conversationId);

const statusAtServer = () =>
  work.sandbox.control.conversations({}).find(({ id }) => String(id) === work.conversationId)?.status;

const noticesAtServer = () =>
  work.sandbox.control.messages({ idAtendimento: work.conversationId }).filter(({ inOut }) => inOut === 5)
    .length;

async function confirmEnd(): Promise<void> {
  const { console, conversationId } = work;
  console.dispatch(endRequested({ conversationId }));
  await console.until(
    'the confirmation',
    ({ conversations }) => conversations.confirmingEnd?.conversationId === conversationId,
  );
  console.dispatch(endConfirmRequested({ conversationId }));
}

describe('a conversation ends once', () => {
  it.each(['loseAck', 'drop', 'fail', 'delay'] as const)('although its request is hit (%s)', async (kind) => {
    work.sandbox.control.failAction({ action: 'EncerrarAtendimento', kind, ms: 1_500 });
    work.sandbox.control.failEvent({ name: 'RemoveAtendimento', kind: 'skip' });
    const before = noticesAtServer();
    await confirmEnd();
    await work.console.until('gone', () => !isThere());
    await work.console.quiet();
    expect(statusAtServer()).toBe('Encerrado');
    expect(noticesAtServer() - before).toBeLessThanOrEqual(1);
    expect(work.console.types()).not.toContain('conversations/endFailed');
  });

  it('after the connection dropped in the middle it is known, or can be ended again', async () => {
    work.sandbox.control.failAction({ action: 'EncerrarAtendimento', kind: 'drop' });
    await confirmEnd();
    work.sandbox.control.dropSockets({});
    await work.console.until('told', (state) => typeof selectEnding(state, work.conversationId) === 'object');
    await work.console.inSync();
    expect(isThere()).toBe(true);
    await confirmEnd();
    await work.console.until('gone', () => !isThere());
    expect(statusAtServer()).toBe('Encerrado');
  });
});

interface Rows {
  dados: { obs?: string }[];
}

it('a classification whose answer is lost is kept, sent again and saved once, however often the agent saves it', async () => {
  const { console, conversationId, sandbox } = work;
  console.dispatch(classifyRequested({ conversationId }));
  const { id } = await console.until(
    'the choices',
    ({ classification }) => classification.classifications[0],
  );
  const form = { conversationId, classificationId: id, subclassificationId: null, notes: 'Troca' };
  sandbox.control.failHttp({ path: `/api/v2/chat/${conversationId}/classificacao`, kind: 'loseAnswer' });
  console.dispatch(saveRequested(form));
  await console.until('kept', ({ outbox }) => outbox.pendingClassifications.length === 1);
  await console.until('no more to do for the agent', ({ classification }) => classification.dialog === null);
  console.dispatch(saveRequested(form));
  await console.until('sent', ({ outbox }) => outbox.pendingClassifications.length === 0);
  const address = `http://127.0.0.1:${String(sandbox.httpPort)}/api/v2/chat/${conversationId}/classificacoes?max=-1&page=1`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${sandbox.bearer}` } });
  const { dados } = (await answer.json()) as Rows;
  expect(dados).toMatchObject([{ obs: 'Troca' }]);
});
