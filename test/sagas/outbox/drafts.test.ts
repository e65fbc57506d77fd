import { keepDrafts } from '../../../src/sagas/outbox/drafts';
import { keepOutbox } from '../../../src/sagas/outbox/watchOutbox';
import { ended, removed } from '../../../src/store/conversations/actions';
import { keepRequested, mailKeepRequested, quoteRequested } from '../../../src/store/drafts/actions';
import { selectDraftText } from '../../../src/store/drafts/selectors';
import type { Draft } from '../../../src/store/drafts/types';
import { queued, refused } from '../../../src/store/outbox/actions';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleMail, sampleSentMail } from '../../support/sampleMail';
import { sampleOutboxItem, sampleQuote } from '../../support/samples';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: atWork });
});
afterEach(() => h.end());

const keep = (text: string, conversationId = '1001') => h.dispatch(keepRequested({ conversationId, text }));
const onDisk = () => [...h.services.disk.drafts].map(([key, { text }]) => [key, text]);
const text = (id = '1001') => selectDraftText(h.state(), id);

async function start(): Promise<void> {
  h.run(keepDrafts);
  await h.settle();
}

describe('drafts', () => {
  it('come back from disk, those of this agent alone', async () => {
    const draft = (conversationId: string): Draft => ({
      conversationId,
      text: 'Olá',
      quoted: null,
      mails: [],
      savedAt: START,
    });
    h.services.disk.drafts.set('ana/1001', draft('1001'));
    h.services.disk.drafts.set('bia/1002', draft('1002'));
    await start();
    expect(h.facts()).toEqual([{ type: 'drafts/restored', payload: { drafts: [draft('1001')] } }]);
    expect(h.state().drafts.byConversation).toEqual({ 1001: draft('1001') });
    expect(h.services.disk.writes).toEqual([]);
  });

  it('of which a page that died had sent one do not come back with it, but what was written since does', async () => {
    const item = sampleOutboxItem({ text: 'Bom dia', createdAt: START });
    const draft = (conversationId: string, words: string, savedAt = START): Draft => ({
      conversationId,
      text: words,
      quoted: null,
      mails: [],
      savedAt,
    });
    h.services.outbox.all = () =>
      Promise.resolve([item, { ...item, target: { ...item.target, conversationId: '1003' } }]);
    h.services.disk.drafts.set('ana/1001', draft('1001', 'Bom dia '));
    h.services.disk.drafts.set('ana/1002', draft('1002', 'Bom dia'));
    h.services.disk.drafts.set('ana/1003', draft('1003', 'Bom dia', START + 1));
    await start();
    expect(Object.keys(h.state().drafts.byConversation)).toEqual(['1002', '1003']);
    expect(h.services.disk.writes).toEqual(['remove draft 1001']);
  });

  it('of which a page that died had sent a mail do not come back with it, but with what was begun beside it', async () => {
    const begun = (key: string, savedAt = START) => ({ ...sampleMail({ key }), savedAt });
    const draft = (conversationId: string, ...mails: Draft['mails']): Draft => ({
      conversationId,
      text: '',
      quoted: null,
      mails,
      savedAt: START,
    });
    const item = sampleOutboxItem({ mail: sampleSentMail({ key: 'answer:1' }), createdAt: START });
    h.services.outbox.all = () => Promise.resolve([item]);
    h.services.disk.drafts.set('ana/1001', draft('1001', begun('answer:1'), begun('answer:2')));
    h.services.disk.drafts.set('ana/1002', draft('1002', begun('answer:1')));
    await start();
    expect(Object.values(h.state().drafts.byConversation).map(({ mails }) => mails)).toEqual([
      [begun('answer:2')],
      [begun('answer:1')],
    ]);
    expect(h.services.disk.writes).toEqual(['put draft 1001']);
  });

  it('that were mails alone leave the disk once all were sent; a mail begun anew since stays', async () => {
    const begun = (savedAt: number) => [{ ...sampleMail({ key: 'answer:1' }), savedAt }];
    const draft = { conversationId: '1001', text: '', quoted: null, mails: begun(START), savedAt: START };
    const item = sampleOutboxItem({ mail: sampleSentMail({ key: 'answer:1' }), createdAt: START });
    const target = { ...item.target, conversationId: '1002' };
    h.services.outbox.all = () => Promise.resolve([item, { ...item, target }]);
    h.services.disk.drafts.set('ana/1001', draft);
    h.services.disk.drafts.set('ana/1002', { ...draft, conversationId: '1002', mails: begun(START + 1) });
    await start();
    expect(Object.keys(h.state().drafts.byConversation)).toEqual(['1002']);
    expect(h.services.disk.writes).toEqual(['remove draft 1001']);
  });

  it.each([
    [
      'the caption of a file',
      { file: { uploadId: 'f-1', name: 'um.pdf', mimeType: 'application/pdf', bytes: 8 } },
    ],
    ['a template', { template: { id: '7', fields: [] } }],
  ])('that say the same as %s in the outbox come back: nobody sent them', async (_what, sent) => {
    const item = sampleOutboxItem({ text: 'Segue', createdAt: START, ...sent });
    h.services.outbox.all = () => Promise.resolve([item]);
    const draft = { conversationId: '1001', text: 'Segue', quoted: null, mails: [], savedAt: START };
    h.services.disk.drafts.set('ana/1001', draft);
    await start();
    expect(text()).toBe('Segue');
  });

  it('are written one record each, and only those that changed', async () => {
    await start();
    keep('Bom', '1001');
    keep('Boa', '1002');
    await h.settle();
    keep('Bom dia', '1001');
    await h.settle();
    expect(h.services.disk.writes).toEqual(['put draft 1001', 'put draft 1002', 'put draft 1001']);
    expect(onDisk()).toEqual([
      ['ana/1001', 'Bom dia'],
      ['ana/1002', 'Boa'],
    ]);
  });

  it('typed while the disk is being read are written too, behind those found', async () => {
    const late = deferred<Draft[]>();
    h.services.drafts.all = () => late.promise;
    await start();
    keep('Novo');
    late.resolve([{ conversationId: '1001', text: 'Velho', quoted: null, mails: [], savedAt: 1 }]);
    await h.settle();
    expect(text()).toBe('Velho\nNovo');
    expect(onDisk()).toEqual([['ana/1001', 'Velho\nNovo']]);
  });

  it('begun again under the key of one on disk are written beside it', async () => {
    h.dispatch(mailKeepRequested({ conversationId: '1001', mail: sampleMail() }));
    const mails = [{ ...sampleMail(), savedAt: 1 }];
    const old = { conversationId: '1001', text: '', quoted: null, mails, savedAt: 1 };
    h.services.disk.drafts.set('ana/1001', old);
    await start();
    expect(h.services.disk.drafts.get('ana/1001')?.mails).toHaveLength(2);
  });

  it('that are emptied, sent or of an ended conversation leave the disk', async () => {
    await start();
    for (const id of ['1001', '1002', '1003']) keep('Olá', id);
    await h.settle();
    keep('', '1001');
    const item = sampleOutboxItem({ text: 'Olá' });
    const target = { ...item.target, conversationId: '1002' };
    h.dispatch(queued({ item: { ...item, target }, spendsDraft: true }));
    h.dispatch(ended({ conversationId: '1003' }));
    await h.settle();
    expect(onDisk()).toEqual([]);
  });

  it('that answer a message without a text leave the disk with their conversation', async () => {
    await start();
    keep('Olá', '1002');
    h.dispatch(quoteRequested({ conversationId: '1001', quoted: sampleQuote() }));
    await h.settle();
    expect(onDisk()).toHaveLength(2);
    for (const conversationId of ['1001', '1002']) {
      h.dispatch(removed({ conversationId, reason: 'finished', to: null }));
    }
    await h.settle();
    expect(onDisk()).toEqual([['ana/1002', 'Olá']]);
  });

  it('come back to the composer when a send is refused, before what was typed since', async () => {
    await start();
    h.run(keepOutbox);
    await h.settle();
    h.dispatch(
      queued({ item: { ...sampleOutboxItem({ clientMsgId: 'c1' }), state: 'failed' }, spendsDraft: false }),
    );
    keep('E mais isto');
    await h.settle();
    h.services.disk.writes.length = 0;
    h.dispatch(
      refused({
        clientMsgId: 'c1',
        conversationId: '1001',
        text: 'Posso ajudar?',
        quoted: null,
        mail: null,
        code: 'X',
        message: '',
      }),
    );
    await h.settle();
    expect(text()).toBe('Posso ajudar?\nE mais isto');
    expect(onDisk()).toEqual([['ana/1001', 'Posso ajudar?\nE mais isto']]);
    // In one: a page that dies between two would leave the text in both, or in neither.
    expect(h.services.disk.writes).toEqual(['put draft 1001, remove outbox c1']);
  });

  it('are written as they are now when writing is slower than typing', async () => {
    await start();
    const slow = deferred<undefined>();
    const { put } = h.services.drafts;
    const asked: string[] = [];
    h.services.drafts.put = async (agent, draft) => {
      asked.push(draft.text);
      await slow.promise;
      await put(agent, draft);
    };
    keep('B');
    keep('Bo');
    keep('Bom');
    // A page that goes now has asked for all of it.
    expect(asked).toEqual(['B', 'Bo', 'Bom']);
    slow.resolve(undefined);
    await h.settle();
    expect(onDisk()).toEqual([['ana/1001', 'Bom']]);
  });
});

describe('a browser that cannot keep drafts', () => {
  it('is told when they cannot be read, and typing goes on', async () => {
    h.services.drafts.all = fails('storage');
    await start();
    expect(h.facts()).toEqual([
      { type: 'drafts/keepingFailed', payload: { conversationId: null, code: 'storage', message: '' } },
    ]);
    keep('Olá');
    await h.settle();
    expect(onDisk()).toEqual([['ana/1001', 'Olá']]);
  });

  it('is told when one cannot be written; the state keeps it, and the next change is tried again', async () => {
    await start();
    h.services.disk.forbidden = true;
    keep('Olá');
    await h.settle();
    expect(h.payloads({ type: 'drafts/keepingFailed' })).toEqual([
      { conversationId: '1001', code: 'storage', message: '' },
    ]);
    expect(h.state().app.storageFailure).toMatchObject({ code: 'storage' });
    expect(text()).toBe('Olá');
    h.services.disk.forbidden = false;
    keep('Olá!');
    await h.settle();
    expect(onDisk()).toEqual([['ana/1001', 'Olá!']]);
  });
});
