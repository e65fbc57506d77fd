import { replyRequested } from '../../../src/store/messages/actions';
import { keepRequested, quoteRequested } from '../../../src/store/drafts/actions';
import { selectDraftQuote, selectDraftText } from '../../../src/store/drafts/selectors';
import { sendTemplateRequested } from '../../../src/store/cannedReplies/actions';
import { selectRepliesFor } from '../../../src/store/cannedReplies/selectors';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { startOutbox, type OutboxBench } from '../../support/outboxBench';
import { sampleQuote } from '../../support/samples';

let bench: OutboxBench;
beforeEach(async () => {
  bench = await startOutbox();
});
afterEach(() => bench.h.end());

const IN = { conversationId: '1001' };
const quoted = sampleQuote();
const fields = [{ name: 'nome', value: 'Maria' }];
const template = { ...IN, templateId: '4', text: 'Olá Maria', fields };

describe('an answer to a message', () => {
  it('goes out with what it answers, and is kept with it', async () => {
    const { h } = bench;
    h.dispatch(quoteRequested({ ...IN, quoted }));
    h.dispatch(replyRequested({ ...IN, text: 'Oi', quoted }));
    await h.settle();
    expect(bench.sentItems()).toMatchObject([{ text: 'Oi', quoted, template: null }]);
    expect(selectDraftQuote(h.state(), '1001')).toBeNull();
  });

  it('that is refused brings what it answers back with its text', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(() => refused('OUTRO_AGENTE'));
    h.dispatch(replyRequested({ ...IN, text: 'Oi', quoted }));
    await h.settle();
    expect(selectDraftText(h.state(), '1001')).toBe('Oi');
    expect(selectDraftQuote(h.state(), '1001')).toEqual(quoted);
  });
});

describe('a template', () => {
  it('goes out as one, under ids made once', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(() => timeout());
    h.dispatch(sendTemplateRequested(template));
    await h.pass(40_000);
    const sent = bench.sentItems();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ text: 'Olá Maria', template: { id: '4', fields }, quoted: null });
    expect(sent[1]?.clientMsgId).toBe(sent[0]?.clientMsgId);
    expect(sent[1]?.reqId).toBe(sent[0]?.reqId);
  });

  it('leaves the draft alone, even one of the same words', async () => {
    const { h } = bench;
    h.dispatch(keepRequested({ ...IN, text: template.text }));
    h.dispatch(sendTemplateRequested(template));
    await h.settle();
    expect(selectDraftText(h.state(), '1001')).toBe(template.text);
  });

  it('that is refused stays on screen, failed: it is no text to write on', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(() => refused('OUTRO_AGENTE'));
    h.dispatch(sendTemplateRequested(template));
    await h.settle();
    expect(bench.unsent()).toEqual({ 'Olá Maria': 'failed' });
    expect(selectDraftText(h.state(), '1001')).toBe('');
    expect(h.state().ui.alert?.textId).toBe('refused.otherAgent');
  });

  it('is asked for when the server takes nothing else: the text comes back, without an alert', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(() => refused('PRECISA_TEMPLATE', 'Comece com um template.'));
    bench.send('Bom dia');
    await h.settle();
    expect(selectDraftText(h.state(), '1001')).toBe('Bom dia');
    expect(selectRepliesFor(h.state(), 'templates')).toBe('1001');
    expect(h.state().ui.alert).toBeNull();
  });
});
