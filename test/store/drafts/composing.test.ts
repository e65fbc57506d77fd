import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut, sessionRestored } from '../../../src/store/auth/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as drafts from '../../../src/store/drafts/actions';
import { selectDraftQuote, selectDraftText } from '../../../src/store/drafts/selectors';
import * as outbox from '../../../src/store/outbox/actions';
import { selectOutboxItem } from '../../../src/store/outbox/selectors';
import { fold } from '../../support/fold';
import { sampleUser } from '../../support/sagaSamples';
import { sampleMessage, sampleOutboxItem, sampleQuote } from '../../support/samples';

const ID = '1001';

const keep = (text: string, conversationId = ID) => drafts.keepRequested({ conversationId, text });

const queue = (spendsDraft: boolean) =>
  outbox.queued({ item: sampleOutboxItem({ text: 'Oi' }), spendsDraft });

const restored = drafts.restored({
  drafts: [{ conversationId: ID, text: 'velho', quoted: sampleQuote(), mails: [], savedAt: 1 }],
});
const attached = drafts.filesAttachRequested({
  conversationId: ID,
  files: [{ uploadId: 'f-1', name: 'um.pdf', mimeType: 'application/pdf', bytes: 8 }],
});
const quoted = drafts.quoteRequested({ conversationId: ID, quoted: { ...sampleQuote(), id: '99' } });

const failure = { code: 'timeout', message: '' };

describe('a draft', () => {
  it.each<[string, UnknownAction[], string]>([
    ['is what was kept last', [keep('a'), keep('ab')], 'ab'],
    ['is gone when it is emptied', [keep('a'), keep('')], ''],
    ['is each conversation’s own', [keep('a'), keep('b', '2')], 'a'],
    ['is spent by its message', [keep('Oi'), queue(true)], ''],
    ['stays when it is newer than the message', [keep('depois'), queue(false)], 'depois'],
    [
      'gets a refused message back, before what was typed',
      [
        keep('novo'),
        outbox.refused({
          ...failure,
          clientMsgId: 'c1',
          conversationId: ID,
          text: 'Oi',
          quoted: null,
          mail: null,
        }),
      ],
      'Oi\nnovo',
    ],
    [
      'gets a message back that the agent edits',
      [
        outbox.discarded({
          clientMsgId: 'c1',
          returned: { conversationId: ID, text: 'Oi', quoted: null, mail: null },
        }),
      ],
      'Oi',
    ],
    [
      'does not change when a message is given up',
      [keep('a'), outbox.discarded({ clientMsgId: 'c1', returned: null })],
      'a',
    ],
    ['comes back from disk', [restored], 'velho'],
    ['from disk stands before what was typed since', [keep('novo'), restored], 'velho\nnovo'],
    ['from disk stays where a file came first', [attached, restored], 'velho'],
    ['from disk stays where a quote came first', [quoted, restored], 'velho'],
    ['from disk, read twice, is there once', [keep('novo'), restored, restored], 'velho\nnovo'],
    ['ends with its conversation', [keep('a'), conversations.ended({ conversationId: ID })], ''],
    [
      'stays when its conversation goes to somebody else',
      [keep('a'), conversations.removed({ conversationId: ID, reason: 'taken', to: null })],
      'a',
    ],
    [
      'is not shown to the next agent',
      [sessionRestored({ user: sampleUser() }), keep('a'), loggedOut({ reason: 'agent', message: null })],
      '',
    ],
  ])('%s', (_what, actions, text) => {
    expect(selectDraftText(fold(actions), ID)).toBe(text);
  });
});

describe('the quote of a draft from disk', () => {
  it('stays unless another one came first', () => {
    expect(selectDraftQuote(fold([attached, restored]), ID)).toEqual(sampleQuote());
    expect(selectDraftQuote(fold([quoted, restored]), ID)?.id).toBe('99');
  });
});

describe('an unsent message', () => {
  const started = outbox.attemptStarted({ clientMsgId: 'c1' });
  const failed = outbox.attemptFailed({ clientMsgId: 'c1', ...failure });
  const gaveUp = outbox.gaveUp({ clientMsgId: 'c1', ...failure });
  const retry = outbox.retryRequested({ clientMsgId: 'c1' });
  const delivered = outbox.delivered({ clientMsgId: 'c1', message: sampleMessage({ clientMsgId: 'c1' }) });

  it.each<[string, UnknownAction[], string | undefined]>([
    ['waits', [], 'queued'],
    ['goes out', [started], 'sending'],
    ['waits again after a failure', [started, failed], 'queued'],
    ['has failed when it was given up', [started, failed, gaveUp], 'failed'],
    ['waits when it is tried again', [started, gaveUp, retry], 'queued'],
    ['is gone when the server has it', [started, delivered], undefined],
    ['is gone even if it was given up before', [started, gaveUp, delivered], undefined],
    [
      'is gone when it is discarded',
      [gaveUp, outbox.discarded({ clientMsgId: 'c1', returned: null })],
      undefined,
    ],
    ['does not go out twice at once', [started, started], 'sending'],
    ['cannot fail before it went out', [failed], 'queued'],
    ['cannot be tried again while it is under way', [started, retry], 'sending'],
    ['cannot be given up after it failed', [gaveUp, gaveUp], 'failed'],
    ['is queued once', [started, queue(false)], 'sending'],
  ])('%s', (_what, actions, state) => {
    expect(selectOutboxItem(fold([queue(false), ...actions]), 'c1')?.state).toBe(state);
  });

  it('changes nothing at all when the fact is not legal', () => {
    const state = fold([queue(false)]);
    expect(fold([failed, retry], state).outbox).toBe(state.outbox);
  });
});
