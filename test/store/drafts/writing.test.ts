import { loggedOut } from '../../../src/store/auth/actions';
import { ended, openRequested } from '../../../src/store/conversations/actions';
import * as drafts from '../../../src/store/drafts/actions';
import { selectWriting } from '../../../src/store/drafts/selectors';
import { fold } from '../../support/fold';
import { sampleMail } from '../../support/sampleMail';

const about = (conversationId: string, toAll = false) =>
  ({ conversationId, key: 'answer:1', kind: 'answer', messageId: '1', toAll }) as const;

const A = about('1001');
const B = about('1002');

const editorAfter = (...actions: Parameters<typeof fold>[0]) => selectWriting(fold(actions));

describe('the editor of mails', () => {
  it('is open again where the agent comes back to, beside that of another conversation', () => {
    const both = [drafts.mailOpenRequested(A), drafts.mailOpenRequested(B)];
    expect(editorAfter(...both)).toEqual(B);
    expect(editorAfter(...both, openRequested({ conversationId: '1001' }))).toEqual(A);
    const there = [openRequested({ conversationId: '1001' }), openRequested({ conversationId: '1002' })];
    expect(editorAfter(...both, ...there)).toEqual(B);
  });

  it('stays closed where it was closed, sent, ended or left', () => {
    const both = [drafts.mailOpenRequested(A), drafts.mailOpenRequested(B)];
    const back = openRequested({ conversationId: '1001' });
    expect(editorAfter(...both, back, drafts.mailCloseRequested(), back)).toBeNull();
    expect(editorAfter(...both, ended({ conversationId: '1001' }), back)).toEqual(B);
    expect(editorAfter(...both, loggedOut({ reason: 'agent', message: null }), back)).toBeNull();
    const drop = drafts.mailDropRequested({ conversationId: '1001', key: 'answer:1' });
    expect(editorAfter(...both, drop, back)).toEqual(B);
  });

  it('brings whom and what it was opened with once', () => {
    const brings = [{ uploadId: 'u', name: 'a.pdf', mimeType: 'application/pdf', bytes: 1 }];
    const open = drafts.mailOpenRequested({ ...about('1001', true), brings });
    const keep = (key: string) =>
      drafts.mailKeepRequested({ conversationId: '1001', mail: sampleMail({ key }) });
    expect(editorAfter(open, keep('answer:2'))).toMatchObject({ toAll: true, brings });
    expect(editorAfter(open, keep('answer:1'))).toEqual(A);
  });

  it('has what a link says of a mail until its draft has it', () => {
    const prefill = { to: [], cc: [], bcc: ['c@d.e'], subject: 'Oi', body: 'Bom dia' };
    const required = drafts.mailRequired({ conversationId: '1001', prefill });
    const mail = sampleMail({ key: 'first:', kind: 'first' });
    const opened = editorAfter(required);
    expect(opened).toMatchObject({ prefill });
    const kept = drafts.mailKeepRequested({
      conversationId: '1001',
      mail: { ...mail, key: opened?.key ?? '' },
    });
    expect(editorAfter(required, kept)).toEqual({ ...opened, prefill: undefined });
  });
});
