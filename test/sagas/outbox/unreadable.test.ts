import { received } from '../../../src/store/messages/actions';
import { retryRequested } from '../../../src/store/outbox/actions';
import { fails } from '../../support/fakes/scripted';
import { startFiles, type FileBench } from '../../support/fileBench';
import { messageOf, ok } from '../../support/fakes/fakeCommands';
import { fileMessageOf } from '../../support/fakes/fakeUploads';
import { sampleMessage } from '../../support/samples';
import { mark } from '../../support/sagaSamples';

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
  bench.h.services.commands.sendMessage.always(() => ({ kind: 'unreadable' }));
  bench.uploads.sendChunk.always(() => ({ kind: 'unreadable' }));
});
afterEach(() => bench.h.end());

const messages = () => bench.h.services.conversationApi.messages;

async function retry(): Promise<void> {
  bench.h.dispatch(retryRequested({ clientMsgId: bench.item().clientMsgId }));
  await bench.h.pass(1_000);
}

describe('a message whose answer could not be read', () => {
  it('is settled when the messages show it by its id', async () => {
    messages().always(() => bench.sentItems().map((item) => messageOf(item, '900')));
    bench.send('um');
    await bench.h.pass(60_000);
    expect(bench.sent()).toEqual(['um']);
    expect(bench.unsent()).toEqual({});
    expect(bench.messages()).toEqual(['um']);
  });

  it('is settled when they show its words, where the server keeps no ids', async () => {
    bench.send('antes');
    await bench.h.pass(1_000);
    bench.h.dispatch(retryRequested({ clientMsgId: bench.item().clientMsgId }));
    const shown = sampleMessage({ id: '900', text: 'antes', direction: 'agent', agent: 'ana' });
    messages().always(() => [shown]);
    await bench.h.pass(60_000);
    expect(bench.unsent()).toEqual({});
  });

  it('is left to the agent when they do not, and never sent again by itself', async () => {
    bench.send('um');
    await bench.h.pass(10 * 60_000);
    expect(bench.sent()).toEqual(['um']);
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'badAnswer' } });
    await retry();
    expect(bench.sent()).toEqual(['um', 'um']);
  });

  it('is not sent again by a retry while the messages cannot be read', async () => {
    messages().always(fails('offline'));
    bench.send('um');
    await bench.h.pass(1_000);
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'unchecked' } });
    await retry();
    expect(bench.sent()).toEqual(['um']);
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'unchecked' } });
  });
});

describe('a file of which the server says that it has it, and not which message it is', () => {
  const answersWhole = () => {
    bench.uploads.sendChunk.always((_who, _reqId, item) =>
      ok({ received: item.file.bytes, message: null, isWhole: true }),
    );
  };

  it('is the message that an event brings, and what waits behind it goes out', async () => {
    answersWhole();
    bench.sendFile('foto', 100);
    await bench.h.settle();
    const file = { ...bench.item(), file: bench.item().file ?? bench.choose(100) };
    bench.h.services.commands.sendMessage.always((_who, item) => ok(messageOf(item, '901')));
    bench.send('depois');
    bench.h.dispatch(received({ message: fileMessageOf(file, '900'), conversation: null }, mark(1)));
    await bench.h.pass(1_000);
    expect(bench.unsent()).toEqual({});
    expect(bench.parts()).toEqual([[0, 100]]);
    expect(bench.messages()).toEqual(['foto', 'depois']);
  });

  it('is looked for among the messages, and sent once', async () => {
    answersWhole();
    bench.sendFile('foto', 100);
    await bench.h.settle();
    const file = { ...bench.item(), file: bench.item().file ?? bench.choose(100) };
    messages().always(() => [fileMessageOf(file, '900')]);
    await bench.h.pass(60_000);
    expect(bench.unsent()).toEqual({});
    expect(bench.parts()).toEqual([[0, 100]]);
  });

  it('is left to the agent where no message shows it', async () => {
    answersWhole();
    bench.sendFile('foto', 100);
    await bench.h.pass(30 * 60_000);
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'badAnswer' } });
    expect(bench.parts()).toEqual([[0, 100]]);
  });
});

it('a file whose answer could not be read is looked for before a retry sends it anew', async () => {
  bench.sendFile('foto', 100);
  await bench.h.pass(60_000);
  expect(bench.parts()).toEqual([[0, 100]]);
  expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'badAnswer' } });
  messages().always(fails('offline'));
  await retry();
  expect(bench.parts()).toEqual([[0, 100]]);
  messages().always(() => []);
  await retry();
  expect(bench.parts()).toEqual([
    [0, 100],
    [0, 100],
  ]);
  expect(bench.uploads.askReceived.calls).toEqual([]);
});
