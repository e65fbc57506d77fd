import { keepDrafts } from '../../../src/sagas/outbox/drafts';
import { openRequested, panesShowRequested, removed } from '../../../src/store/conversations/actions';
import { selectRepliesFor } from '../../../src/store/cannedReplies/selectors';
import { keepRequested } from '../../../src/store/drafts/actions';
import { selectDraftText } from '../../../src/store/drafts/selectors';
import { selectUndelivered } from '../../../src/store/outbox/selectors';
import type { Conversation } from '../../../src/store/conversations/types';
import { refused } from '../../support/fakes/fakeCommands';
import { sampleConversation } from '../../support/samples';
import { startOutbox, type OutboxBench } from '../../support/outboxBench';

let bench: OutboxBench;
beforeEach(async () => {
  bench = await startOutbox();
});
afterEach(() => bench.h.end());

const draft = () => selectDraftText(bench.h.state(), '1001');

const REFUSALS: [string, Conversation | null, string, string][] = [
  ['was not found', null, 'NAO_ENCONTRADO', 'refused.notFound'],
  ['is finished', sampleConversation({ status: 'finished' }), 'ATENDIMENTO_ENCERRADO', 'refused.finished'],
  [
    'has an unknown status',
    sampleConversation({ status: 'other' }),
    'ATENDIMENTO_ENCERRADO',
    'refused.finished',
  ],
  ['is another agent’s', sampleConversation({ lastAgent: 'Bia Reis' }), 'OUTRO_AGENTE', 'refused.otherAgent'],
];

describe('before a message is sent its conversation is read again', () => {
  it.each(REFUSALS)('one that %s: nothing is sent', async (_how, conversation, code, textId) => {
    const { h } = bench;
    h.services.conversationApi.one.always(() => conversation);
    bench.send('um');
    await h.settle();
    expect(bench.sent()).toEqual([]);
    expect(h.payloads({ type: 'outbox/refused' })).toEqual([
      {
        clientMsgId: expect.any(String) as string,
        conversationId: '1001',
        text: 'um',
        quoted: null,
        mail: null,
        code,
        message: '',
      },
    ]);
    expect(h.state().ui.alert).toEqual({ textId, detail: null });
    expect(draft()).toBe('um');
    expect(bench.unsent()).toEqual({});
    expect(bench.stored()).toEqual([]);
    expect(h.state().connection.due).toBe('asked');
  });
});

it.each(['ana', 'ANA LIMA', '', null])(
  'a message goes out where the conversation names %p',
  async (lastAgent) => {
    bench.h.services.conversationApi.one.always(() => sampleConversation({ lastAgent }));
    bench.send('um');
    await bench.h.settle();
    expect(bench.sent()).toEqual(['um']);
  },
);

describe('a refusal by the server', () => {
  it.each(['ATENDIMENTO_ENCERRADO', 'OUTRO_AGENTE', 'NAO_ENCONTRADO'])(
    '%s brings the text back with the server’s words',
    async (code) => {
      const { h } = bench;
      h.services.commands.sendMessage.always(() => refused(code, 'Texto do servidor'));
      bench.send('um');
      await h.settle();
      expect(h.state().ui.alert?.detail).toBe('Texto do servidor');
      expect(draft()).toBe('um');
      expect(bench.sent()).toEqual(['um']);
    },
  );

  it('brings back all that waits, in the order in which it was written, with one alert', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.always(
      () => new Promise((resolve) => setTimeout(() => resolve(refused('OUTRO_AGENTE')), 50)),
    );
    for (const text of ['um', 'dois', 'três']) bench.send(text);
    h.dispatch(keepRequested({ conversationId: '1001', text: 'quatro' }));
    await h.pass(50);
    expect(draft()).toBe('um\ndois\ntrês\nquatro');
    expect(bench.sent()).toEqual(['um']);
    expect(h.payloads({ type: 'ui/alertRaised' })).toHaveLength(1);
  });

  it('leaves every text in one place whenever the page dies: in the outbox, or in the draft', async () => {
    const { h } = bench;
    h.run(keepDrafts);
    await h.settle();
    const { disk, drafts, outbox } = h.services;
    const places: string[][] = [];
    const look = () => {
      const kept = [...disk.drafts.values()].flatMap((one) => one.text.split('\n'));
      places.push([...kept, ...bench.stored()].sort());
    };
    const { settle } = outbox;
    outbox.settle = (...order) => settle(...order).then(look);
    const { put } = drafts;
    drafts.put = (...order) => put(...order).then(look);
    h.services.commands.sendMessage.always(
      () => new Promise((resolve) => setTimeout(() => resolve(refused('OUTRO_AGENTE')), 50)),
    );
    for (const text of ['a', 'b', 'c']) bench.send(text);
    await h.pass(50);
    expect(draft()).toBe('a\nb\nc');
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places.map(String))).toEqual(new Set(['a,b,c']));
  });

  it('does not touch other conversations', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(() => refused('OUTRO_AGENTE'));
    bench.send('um', '1001');
    bench.send('dois', '1002');
    await h.settle();
    expect(bench.messages('1002')).toEqual(['dois']);
  });
});

describe('a refusal of what was written in a conversation that is not on screen any more', () => {
  it.each(REFUSALS)(
    'that %s: the text stays, undelivered, and the alert names the customer',
    async (...refusal) => {
      const [_how, conversation, code, textId] = refusal;
      const { h } = bench;
      bench.goOffline();
      bench.send('um');
      bench.send('dois');
      await h.settle();
      h.dispatch(openRequested({ conversationId: '1002' }));
      h.services.conversationApi.one.always(() => conversation);
      bench.goOnline();
      await h.settle();
      expect(draft()).toBe('');
      expect(bench.unsent()).toEqual({ um: 'failed', dois: 'failed' });
      expect(h.state().ui.alert).toEqual({ textId, detail: null, customer: 'Maria Souza' });
      expect(h.payloads({ type: 'ui/alertRaised' })).toHaveLength(1);
      expect(h.state().connection.due).toBe('asked');
      h.dispatch(removed({ conversationId: '1001', reason: 'taken', to: 'Bruno' }));
      await h.settle();
      expect(selectUndelivered(h.state())).toMatchObject([
        { text: 'um', failure: { code } },
        { text: 'dois', failure: { code } },
      ]);
      expect(bench.stored()).toEqual(['um', 'dois']);
    },
  );

  it('as another page is: the text stays, undelivered', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(() => refused('OUTRO_AGENTE'));
    h.dispatch(panesShowRequested({ shown: false }));
    bench.send('um');
    await h.settle();
    expect(draft()).toBe('');
    expect(bench.unsent()).toEqual({ um: 'failed' });
    expect(h.state().ui.alert?.customer).toBe('Maria Souza');
  });

  it.each([
    ['another conversation', openRequested({ conversationId: '1002' })],
    ['another page', panesShowRequested({ shown: false })],
  ])('which has to begin with a template, under %s, opens nothing over it', async (_what, away) => {
    const { h } = bench;
    h.services.commands.sendMessage.next(() => refused('PRECISA_TEMPLATE'));
    h.dispatch(away);
    bench.send('um');
    await h.settle();
    expect(selectRepliesFor(h.state(), 'templates')).toBeNull();
    expect(h.state().ui.alert).toEqual({
      textId: 'failure.PRECISA_TEMPLATE',
      detail: null,
      customer: 'Maria Souza',
    });
    // It is still the agent's, whose text waits there.
    expect(draft()).toBe('um');
    expect(bench.unsent()).toEqual({});
  });
});

describe('a message that is refused because the session is over', () => {
  it('waits, and goes out once the agent is in again', async () => {
    const { h } = bench;
    h.services.commands.sendMessage.next(() => refused('NAO_AUTENTICADO', 'Sessão expirada'));
    bench.send('um');
    await h.settle();
    expect(Object.values(h.state().outbox.items)).toMatchObject([{ failure: { code: 'NAO_AUTENTICADO' } }]);
    expect(h.types()).not.toContain('outbox/gaveUp');
    await h.pass(2_000);
    expect(bench.messages()).toEqual(['um']);
  });
});
