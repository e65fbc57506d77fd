import type { UnknownAction } from '@reduxjs/toolkit';
import * as conversations from '../../../src/store/conversations/actions';
import * as drafts from '../../../src/store/drafts/actions';
import { selectDraftQuote, selectDrafts, selectDraftText } from '../../../src/store/drafts/selectors';
import { quoteOf } from '../../../src/components/chat/message/quote';
import type { Quote } from '../../../src/store/messages/types';
import * as outbox from '../../../src/store/outbox/actions';
import { fold } from '../../support/fold';
import { sampleMessage, sampleOutboxItem, sampleQuote } from '../../support/samples';

const ID = '1001';
const first = sampleQuote({ id: '1' });
const second = sampleQuote({ id: '2' });

const keep = (text: string) => drafts.keepRequested({ conversationId: ID, text });
const quote = (quoted: Quote) => drafts.quoteRequested({ conversationId: ID, quoted });
const drop = drafts.quoteDropRequested({ conversationId: ID });
const queue = (spendsDraft: boolean, quoted: Quote | null) =>
  outbox.queued({ item: sampleOutboxItem({ text: 'Oi', quoted }), spendsDraft });
const refuse = (quoted: Quote | null) =>
  outbox.refused({
    clientMsgId: 'c1',
    conversationId: ID,
    text: 'Oi',
    quoted,
    mail: null,
    code: 'X',
    message: '',
  });

describe('what a draft answers', () => {
  it.each<[string, UnknownAction[], Quote | null, string]>([
    ['is kept without a text', [quote(first)], first, ''],
    ['is kept while the text changes', [quote(first), keep('a'), keep('')], first, ''],
    ['is the message that was chosen last', [keep('a'), quote(first), quote(second)], second, 'a'],
    ['is dropped, and the text stays', [keep('a'), quote(first), drop], null, 'a'],
    ['goes out with the text', [keep('Oi'), quote(first), queue(true, first)], null, ''],
    ['goes out, and what was typed since stays', [keep('x'), quote(first), queue(false, first)], null, 'x'],
    ['stays when it was chosen after the click', [keep('Oi'), quote(second), queue(true, first)], second, ''],
    ['is not for a message that went out without', [keep('Oi'), quote(first), queue(true, null)], first, ''],
    ['comes back with a refused answer', [keep('novo'), refuse(first)], first, 'Oi\nnovo'],
    ['is not replaced by one that comes back', [quote(second), refuse(first)], second, 'Oi'],
    [
      'comes back when the answer is edited',
      [
        outbox.discarded({
          clientMsgId: 'c1',
          returned: { conversationId: ID, text: 'Oi', quoted: first, mail: null },
        }),
      ],
      first,
      'Oi',
    ],
  ])('%s', (_what, actions, quoted, text) => {
    const state = fold(actions);
    expect(selectDraftQuote(state, ID)).toEqual(quoted);
    expect(selectDraftText(state, ID)).toBe(text);
  });

  const gone = conversations.removed({ conversationId: ID, reason: 'taken', to: null });
  const given = conversations.transferred({ conversationId: ID, to: { kind: 'queue', queue: 'Vendas' } });

  it.each([
    ['taken away', gone],
    ['given away', given],
  ])('is forgotten with a conversation that is %s, unless there is a text to it', (_how, leaving) => {
    expect(selectDrafts(fold([quote(first), leaving]))).toEqual({});
    const state = fold([keep('a'), quote(first), leaving]);
    expect([selectDraftText(state, ID), selectDraftQuote(state, ID)]).toEqual(['a', first]);
  });

  it('leaves nothing behind', () => {
    expect(selectDrafts(fold([quote(first), drop]))).toEqual({});
  });
});

describe('a quote', () => {
  it('says what the message says', () => {
    expect(quoteOf(sampleMessage({ providerId: 'p1' }))).toEqual(sampleQuote());
  });

  it('of a file names its kind and has the caption', () => {
    const attachments = [
      {
        path: '/a.png',
        mimeType: 'image/png',
        fileName: 'a.png',
        bytes: 1,
        width: null,
        height: null,
        seconds: null,
      },
    ];
    expect(quoteOf(sampleMessage({ text: '', attachments }))).toEqual({
      id: '1',
      providerId: null,
      text: null,
      kind: 'image',
      mimeType: 'image/png',
      path: '/a.png',
    });
  });
});
