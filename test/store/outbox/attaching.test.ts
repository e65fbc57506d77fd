import type { UnknownAction } from '@reduxjs/toolkit';
import {
  attachCloseRequested,
  attachFileRequested,
  attachReopened,
  delivered,
  fileRefused,
  gaveUp,
  queued,
  refused,
  sendFileRequested,
  uploadReported,
} from '../../../src/store/outbox/actions';
import { outboxReducer, type OutboxSlice } from '../../../src/store/outbox/reducer';
import type { OutboxFile } from '../../../src/store/outbox/types';
import { fold } from '../../support/fold';
import { sampleMessage, sampleOutboxItem } from '../../support/samples';

const file: OutboxFile = { uploadId: 'u1', name: 'a.png', mimeType: 'image/png', bytes: 9 };
const other: OutboxFile = { ...file, uploadId: 'u2', name: 'b.png' };
const open = attachReopened({ conversationId: '1', file, caption: 'x', replaces: 'c0' });
const send = sendFileRequested({ conversationId: '1', file, caption: 'x', replaces: null });
const item = sampleOutboxItem({ clientMsgId: 'c1', text: 'x', file });
const line = queued({ item, spendsDraft: false });

const after = (...actions: UnknownAction[]): OutboxSlice => fold(actions).outbox;

describe('the attach dialog', () => {
  it('opens with a failed file and its caption, takes one after the other, and closes', () => {
    expect(after(open).attaching).toEqual({
      conversationId: '1',
      file,
      caption: 'x',
      replaces: 'c0',
      isSending: false,
      failure: null,
    });
    expect(after(open, attachFileRequested({ file: other })).attaching?.file).toEqual(other);
    expect(after(open, attachFileRequested({ file: null })).attaching?.file).toBeNull();
    expect(after(open, attachCloseRequested()).attaching).toBeNull();
  });

  it('takes no other file while one is sent', () => {
    const sending = after(open, send);
    expect(sending.attaching?.isSending).toBe(true);
    expect(outboxReducer(sending, attachFileRequested({ file: other }))).toBe(sending);
  });

  it('says why a file was refused until another one is chosen', () => {
    const failure = { code: 'fileTooLarge', message: '' };
    const told = after(open, send, fileRefused({ uploadId: 'u1', ...failure }));
    expect(told.attaching).toMatchObject({ isSending: false, failure, file });
    expect(outboxReducer(told, attachFileRequested({ file: other })).attaching?.failure).toBeNull();
    expect(outboxReducer(told, fileRefused({ uploadId: 'u9', ...failure }))).toBe(told);
  });

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
  ])('closes once its file is %s', (_how, settled) => {
    const report = uploadReported({ uploadId: 'u1', conversationId: '1', percent: 50, state: 'sending' });
    const before = after(open, send, line, report);
    expect(before.uploads['u1']).toMatchObject({ percent: 50 });
    const next = outboxReducer(before, settled);
    expect([next.attaching, next.uploads]).toEqual([null, {}]);
  });

  it('stays when another file is settled', () => {
    const message = sampleMessage({ clientMsgId: 'c1' });
    const state = after(
      attachReopened({ conversationId: '1', file: other, caption: '', replaces: 'c0' }),
      line,
    );
    expect(outboxReducer(state, delivered({ clientMsgId: 'c1', message })).attaching?.file).toEqual(other);
  });
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
