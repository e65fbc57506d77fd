import type { UnknownAction } from '@reduxjs/toolkit';
import {
  delivered,
  discarded,
  gaveUp,
  queued,
  refused,
  uploadReported,
} from '../../../src/store/outbox/actions';
import { outboxReducer, type OutboxSlice } from '../../../src/store/outbox/reducer';
import type { OutboxFile } from '../../../src/store/outbox/types';
import { selectDraftFiles, selectDraftText } from '../../../src/store/drafts/selectors';
import { filesAttachRequested, keepRequested } from '../../../src/store/drafts/actions';
import { fold } from '../../support/fold';
import { sampleMessage, sampleOutboxItem } from '../../support/samples';

const file: OutboxFile = { uploadId: 'u1', name: 'a.png', mimeType: 'image/png', bytes: 9 };
const item = sampleOutboxItem({ clientMsgId: 'c1', text: 'x', file });
const line = queued({ item, spendsDraft: false });

const after = (...actions: UnknownAction[]): OutboxSlice => fold(actions).outbox;

describe('how far an upload came', () => {
  it.each([
    ['sent', delivered({ clientMsgId: 'c1', message: sampleMessage({ clientMsgId: 'c1' }) })],
    ['given up', gaveUp({ clientMsgId: 'c1', code: 'VALIDACAO', message: '' })],
    [
      'refused',
      refused({
        clientMsgId: 'c1',
        conversationId: '1',
        text: '',
        quoted: null,
        mail: null,
        code: 'OUTRO_AGENTE',
        message: '',
      }),
    ],
  ])('is no longer told once its file is %s', (_how, settled) => {
    const report = uploadReported({ uploadId: 'u1', conversationId: '1', percent: 50, state: 'sending' });
    const before = after(line, report);
    expect(before.uploads['u1']).toMatchObject({ percent: 50 });
    expect(outboxReducer(before, settled).uploads).toEqual({});
  });
});

it('a file that comes back stands before what was chosen meanwhile, and its caption before what was typed', () => {
  const other: OutboxFile = { ...file, uploadId: 'u2', name: 'b.png' };
  const returned = { conversationId: '1001', text: 'A foto', quoted: null, mail: null, file };
  const state = fold([
    line,
    filesAttachRequested({ conversationId: '1001', files: [other] }),
    keepRequested({ conversationId: '1001', text: 'e mais' }),
    discarded({ clientMsgId: 'c1', returned }),
  ]);
  expect(selectDraftFiles(state, '1001')).toEqual([file, other]);
  expect(selectDraftText(state, '1001')).toBe('A foto\ne mais');
  expect(state.outbox.items).toEqual({});
  const alone = fold([discarded({ clientMsgId: 'c1', returned: { ...returned, text: '' } })]);
  expect(selectDraftFiles(alone, '1001')).toEqual([file]);
});

describe('a refused item', () => {
  const refusal = { conversationId: '1001', mail: null, code: 'OUTRO_AGENTE', message: '' };

  it('with a file stays, failed; one of text goes', () => {
    const text = queued({ item: sampleOutboxItem({ clientMsgId: 'c2' }), spendsDraft: false });
    const state = after(
      ...[line, text, refused({ clientMsgId: 'c1', text: '', quoted: null, ...refusal })],
      refused({ clientMsgId: 'c2', text: 'Posso ajudar?', quoted: null, ...refusal }),
    );
    expect(state.items).toEqual({
      c1: { ...item, state: 'failed', failure: { code: 'OUTRO_AGENTE', message: '' } },
    });
  });
});
