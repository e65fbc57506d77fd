import { loggedOut } from '../../../src/store/auth/actions';
import { ended, openRequested, transferred } from '../../../src/store/conversations/actions';
import * as drafts from '../../../src/store/drafts/actions';
import { selectWriting } from '../../../src/store/drafts/selectors';
import { discarded } from '../../../src/store/outbox/actions';
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
    const to = { kind: 'queue', queue: 'Vendas' } as const;
    expect(editorAfter(...both, back, drafts.mailCloseRequested(), back)).toBeNull();
    expect(editorAfter(...both, ended({ conversationId: '1001' }), back)).toEqual(B);
    expect(editorAfter(...both, loggedOut({ reason: 'agent', message: null }), back)).toBeNull();
    expect(editorAfter(...both, transferred({ conversationId: '1001', to }), back)).toEqual(B);
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

describe('a mail that comes back while a blank editor has its key', () => {
  const back = discarded({
    clientMsgId: 'c1',
    returned: { conversationId: '1001', text: '', quoted: null, mail: sampleMail({ subject: 'Nota' }) },
  });
  const keysOf = (state: ReturnType<typeof fold>) =>
    state.drafts.byConversation['1001']?.mails.map(({ key }) => key);
  const kept = { ...sampleMail({ subject: 'Nota' }), savedAt: 7 };
  const onDisk = (...mails: (typeof kept)[]) =>
    drafts.restored({ drafts: [{ conversationId: '1001', text: '', quoted: null, mails, savedAt: 7 }] });

  it('has a key of its own when it is taken back, here or from another conversation', () => {
    const here = fold([drafts.mailOpenRequested(A), back]);
    expect(keysOf(here)).toEqual(['answer:1+']);
    expect(selectWriting(here)).toMatchObject({ key: 'answer:1+', messageId: '1' });
    const aside = fold([drafts.mailOpenRequested(A), drafts.mailOpenRequested(B), back]);
    expect(keysOf(aside)).toEqual(['answer:1+']);
  });

  it('has a key of its own when it comes from the disk', () => {
    const late = fold([drafts.mailOpenRequested(A), onDisk(kept)]);
    expect(keysOf(late)).toEqual(['answer:1+']);
    expect(selectWriting(late)).toEqual(A);
    const two = fold([drafts.mailOpenRequested(A), onDisk(kept, { ...kept, key: 'answer:1+' })]);
    expect(new Set(keysOf(two)).size).toBe(2);
    expect(keysOf(two)).not.toContain('answer:1');
  });

  it('stands beside what was written under that key before the disk was read, and once where it is the same', () => {
    const keep = drafts.mailKeepRequested({ conversationId: '1001', mail: sampleMail({ subject: 'Nova' }) });
    expect(keysOf(fold([keep, onDisk(kept)]))).toEqual(['answer:1+', 'answer:1']);
    expect(keysOf(fold([keep, onDisk({ ...kept, savedAt: keep.meta.at })]))).toEqual(['answer:1']);
    expect(keysOf(fold([onDisk(), keep, onDisk(kept)]))).toEqual(['answer:1']);
  });
});
