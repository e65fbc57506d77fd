import { recipientsOf } from '../../../src/components/email/answer/recipients';
import { queuesOf, startMail, type Start } from '../../../src/components/email/answer/startMail';
import { answerSubject, forwardSubject } from '../../../src/components/email/answer/subjects';
import type { Envelope } from '../../../src/store/messages/types';
import type { MailKind } from '../../../src/store/outbox/types';
import { sampleConversation, sampleMessage } from '../../support/samples';

const envelope: Envelope = {
  from: 'Maria <maria@exemplo.com>',
  to: ['SAC <sac@centro.com>', 'joao@exemplo.com'],
  cc: ['ana@exemplo.com', 'MARIA@exemplo.com'],
  bcc: [],
};

const mail = (fields = {}) =>
  sampleMessage({ queueType: 4, subject: 'Fatura', envelope, direction: 'customer', ...fields });

const start = (kind: MailKind, over: Partial<Start> = {}) =>
  startMail({
    writing: {
      conversationId: '1001',
      key: kind,
      kind,
      messageId: kind === 'first' ? null : '1',
      toAll: false,
    },
    conversation: sampleConversation({ queueType: 4, fromId: 'maria@exemplo.com', subject: 'Boleto' }),
    original: kind === 'first' ? null : mail(),
    own: ['sac@centro.com'],
    signature: '',
    mediaUrl: (path) => `https://centro${path}`,
    ...over,
  });

describe('how a mail ends', () => {
  const texts = (signature: string) => start('answer', { signature }).content.blocks.map(({ text }) => text);

  it('is as the agent signs, below where is written', () => {
    expect(texts('Ana Lima\nCentro\n')).toEqual(['', '', 'Ana Lima', 'Centro']);
    expect(texts(' \n')).toEqual(['']);
    const keys = start('answer', { signature: 'a\nb' }).content.blocks.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('who gets an answer', () => {
  const of = (toAll: boolean, fields = {}, customer: string | null = 'maria@exemplo.com') =>
    recipientsOf(mail(fields), { own: ['sac@centro.com'], customer, toAll });

  it('is the sender alone, or everybody once and never the queue itself', () => {
    expect(of(false)).toEqual({ to: ['maria@exemplo.com'], cc: [] });
    expect(of(true)).toEqual({ to: ['maria@exemplo.com', 'joao@exemplo.com'], cc: ['ana@exemplo.com'] });
  });

  it('is no other queue of the centre that the mail came to before a transfer', () => {
    const to = ['vendas@centro.com', 'Vendas <VENDAS@centro.com>', 'joao@exemplo.com'];
    const original = mail({ envelope: { ...envelope, to }, queue: 'Vendas' });
    const own = ['sac@centro.com', 'vendas@centro.com'];
    const who = { own, customer: 'maria@exemplo.com', toAll: true };
    expect(recipientsOf(original, who).to).toEqual(['maria@exemplo.com', 'joao@exemplo.com']);
    const conversation = sampleConversation({ queue: 'SAC', queueFrom: 'Triagem' });
    expect(queuesOf({ conversation, original })).toEqual(['SAC', 'Triagem', 'Vendas']);
    expect(queuesOf({ conversation: null, original: null })).toEqual([]);
  });

  it('is whom the own mail went to', () => {
    const own = { direction: 'agent', envelope: { ...envelope, from: 'sac@centro.com' } };
    expect(of(false, own)).toEqual({ to: ['joao@exemplo.com'], cc: [] });
  });

  it('is the customer where the mail does not say whom it is from', () => {
    expect(of(true, { envelope: null })).toEqual({ to: ['maria@exemplo.com'], cc: [] });
    expect(of(false, { envelope: null }, null)).toEqual({ to: [], cc: [] });
  });
});

describe('a mail is begun', () => {
  it('to the customer, by an address that the conversation is told to be with, or its own', () => {
    expect(start('first')).toMatchObject({ to: ['maria@exemplo.com'], subject: 'Boleto', quotes: false });
    const conversation = sampleConversation({
      fromId: '5511@c.us',
      addresses: ['x', 'sac@centro.com', 'a@b.com'],
    });
    expect(start('first', { conversation }).to).toEqual(['a@b.com']);
    expect(start('first', { conversation: sampleConversation({ fromId: '5511' }) }).to).toEqual([]);
  });

  it('as an answer with the subject and what it answers', () => {
    expect(start('answer')).toMatchObject({ subject: 'Re: Fatura', quotes: true, files: [] });
  });

  it('to be handed on to nobody yet, with the files of the original', () => {
    const attachment = { path: '/a.pdf', fileName: 'a.pdf', mimeType: 'application/pdf', bytes: 9 };
    const sizes = { width: null, height: null, seconds: null };
    const original = mail({ attachments: [{ ...attachment, ...sizes }] });
    expect(start('forward', { original })).toMatchObject({
      to: [],
      cc: [],
      subject: 'Fwd: Fatura',
      quotes: true,
      files: [{ name: 'a.pdf', url: 'https://centro/a.pdf', bytes: 9 }],
    });
  });
});

it.each([
  ['Fatura', 'Re: Fatura', 'Fwd: Fatura'],
  ['RES: Re: Fatura', 'Re: Fatura', 'Fwd: RES: Re: Fatura'],
  ['ENC: Fwd: Fatura', 'Re: ENC: Fwd: Fatura', 'Fwd: Fatura'],
  ['', 'Re:', 'Fwd:'],
])('subject %j', (subject, answered, forwarded) => {
  expect([answerSubject(subject), forwardSubject(subject)]).toEqual([answered, forwarded]);
});
