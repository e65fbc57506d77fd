import { beginWork, type AtWork } from './atWork';

let work: AtWork;
beforeEach(async () => {
  work = await beginWork();
});
afterEach(() => work.close());

async function pass(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Long enough for a message that was sent twice to show itself. */
const AFTERMATH_MS = 1_000;

async function expectExactly(...texts: string[]): Promise<void> {
  await work.delivered(texts.length);
  await pass(AFTERMATH_MS);
  expect(work.atServer()).toEqual(texts);
  expect(work.onScreen()).toEqual(texts);
}

describe('a message is at the server exactly once', () => {
  it('when its answer is lost after the server stored it', async () => {
    work.sandbox.control.failAction({ action: 'ClientChatMessage', kind: 'loseAck' });
    work.send('Posso ajudar?');
    await expectExactly('Posso ajudar?');
  });

  it('when its answer and the events that tell of it are lost', async () => {
    work.sandbox.control.failAction({ action: 'ClientChatMessage', kind: 'loseAck' });
    work.sandbox.control.failEvent({ name: 'sendSuccess', kind: 'skip' });
    work.sandbox.control.failEvent({ name: 'newMessage', kind: 'skip' });
    work.send('Posso ajudar?');
    await expectExactly('Posso ajudar?');
  });

  it('when the request itself is lost', async () => {
    work.sandbox.control.failAction({ action: 'ClientChatMessage', kind: 'drop' });
    work.send('Posso ajudar?');
    await expectExactly('Posso ajudar?');
  });

  it('when the answer comes later than the console waits for it', async () => {
    work.sandbox.control.failAction({ action: 'ClientChatMessage', kind: 'delay', ms: 2_500 });
    work.send('Posso ajudar?');
    await expectExactly('Posso ajudar?');
  });

  it('when the server is busy', async () => {
    work.sandbox.control.failAction({ action: 'ClientChatMessage', kind: 'fail', times: 2 });
    work.send('Posso ajudar?');
    await expectExactly('Posso ajudar?');
  });

  it.each(['drop', 'loseAck'] as const)('when the socket is cut in the middle (%s)', async (kind) => {
    work.sandbox.control.failAction({ action: 'ClientChatMessage', kind });
    work.send('Posso ajudar?');
    await work.console.until('in flight', ({ outbox }) =>
      Object.values(outbox.items).some(({ state }) => state === 'sending'),
    );
    work.sandbox.control.dropSockets({});
    await expectExactly('Posso ajudar?');
  });

  it('when the page is reloaded in the middle', async () => {
    work.sandbox.control.failAction({ action: 'ClientChatMessage', kind: 'loseAck' });
    work.send('Posso ajudar?');
    await work.console.until('at the server', () => work.atServer().length === 1);
    await work.reload();
    await expectExactlyAtServer('Posso ajudar?');
  });

  it('when every event comes twice', async () => {
    work.sandbox.control.failEvent({ name: '*', kind: 'duplicate', times: 50 });
    work.send('Posso ajudar?');
    await expectExactly('Posso ajudar?');
    expect(work.console.types()).toContain('connection/eventDropped');
  });
});

/** After a reload nobody opened the conversation, so that only the server shows it. */
async function expectExactlyAtServer(...texts: string[]): Promise<void> {
  await work.delivered(texts.length);
  await pass(AFTERMATH_MS);
  expect(work.atServer()).toEqual(texts);
}

it('several messages keep their order through losses, busy answers and a cut socket', async () => {
  const { control } = work.sandbox;
  control.failAction({ action: 'ClientChatMessage', kind: 'loseAck' });
  control.failAction({ action: 'ClientChatMessage', kind: 'fail' });
  const texts = ['um', 'dois', 'três', 'quatro', 'cinco'];
  for (const text of texts) work.send(text);
  await work.console.until('some are sent', () => work.atServer().length >= 2);
  control.dropSockets({});
  await expectExactly(...texts);
});

it('what a customer finished meanwhile brings the text back to the composer', async () => {
  const { sandbox, conversationId } = work;
  const other = await fetch(
    `http://127.0.0.1:${String(sandbox.httpPort)}/api/v2/chat/encerrar/${conversationId}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.bearer}` },
    },
  );
  expect(other.status).toBe(200);
  work.send('Tarde demais');
  await work.console.until('the alert', ({ ui }) => ui.alert);
  expect(work.atServer()).toEqual([]);
});
