import { mailWords, plainWords } from '../../../src/store/messages/plainWords';
import type { Attachment, Message } from '../../../src/store/messages/types';
import {
  inServerOrder,
  isUnclear,
  matchUnacknowledged,
  newestOf,
} from '../../../src/store/messages/unacknowledged';
import type { OutboxItem } from '../../../src/store/outbox/types';
import { sampleUser } from '../../support/sagaSamples';
import { sampleSentMail } from '../../support/sampleMail';
import { sampleMessage, sampleOutboxItem } from '../../support/samples';

const user = sampleUser();

const said = (id: string, text: string, fields: Partial<Message> = {}) =>
  sampleMessage({ id, text, direction: 'agent', agent: null, ...fields });

const attachment = (fileName: string, bytes: number | null = null): Attachment => ({
  path: `/f/${fileName}`,
  mimeType: 'image/png',
  fileName,
  bytes,
  width: null,
  height: null,
  seconds: null,
});

function found(fields: Partial<OutboxItem>, ...messages: Message[]): string | null {
  const item = sampleOutboxItem({ text: 'um', knownUntil: null, ...fields });
  return matchUnacknowledged([item], messages, user).get('c1')?.id ?? null;
}

describe('the words of a message', () => {
  it.each([
    [' um  dois\r\ntrês ', 'um dois três'],
    ['a\u00a0b', 'a b'],
    ['cafe\u0301', 'café'],
  ])('%j are compared as %j', (text, words) => expect(plainWords(text)).toBe(words));

  it.each([
    ['<p>Olá,&nbsp;<b>Ana</b></p>\n<p>A &lt; B &amp; C</p>', 'Olá, Ana A < B & C'],
    ['<style>p { color: red }</style><div>Oi&#33;<br/></div><!-- fim -->', 'Oi!'],
    ['2 < 3', '2 < 3'],
    ['&desconhecida; &#x110000;', '&desconhecida; &#x110000;'],
  ])('of a mail %j are those of %j', (html, text) => expect(mailWords(html)).toBe(mailWords(text)));
});

describe('an item is found', () => {
  it('behind its mark alone, whatever the times say', () => {
    const old = said('9', 'um', { sentAt: '2027-01-01T00:00:00Z' });
    const late = said('11', 'um', { sentAt: '1970-01-01T00:00:00Z' });
    expect(found({ knownUntil: '10' }, old, late)).toBe('11');
    expect(found({ knownUntil: '10' }, old)).toBeNull();
    expect(found({ knownUntil: null }, old, late)).toBe('9');
  });

  it('nowhere while nothing tells what was known before it', () => {
    const { knownUntil: _none, ...item } = sampleOutboxItem({ text: 'um', knownUntil: null });
    expect(matchUnacknowledged([item], [said('9', 'um')], user).size).toBe(0);
    expect(isUnclear(item, [said('9', 'um')], user)).toBe(true);
    expect(isUnclear(item, [said('9', 'outro')], user)).toBe(false);
    expect(isUnclear({ ...item, knownUntil: '1' }, [said('9', 'um')], user)).toBe(false);
    // A mark that the list does not show, of ids that tell no order.
    expect(isUnclear({ ...item, knownUntil: 'x' }, [said('a', 'um')], user)).toBe(true);
  });

  it.each<[string, Partial<Message>, boolean]>([
    ['by login', { agent: 'ANA' }, true],
    ['by extension', { agent: '2001' }, true],
    ['by nobody', { agent: ' ' }, true],
    ['by another', { agent: 'Bia Reis' }, false],
    ['deleted', { status: 'deleted' }, false],
    ['of another item', { clientMsgId: 'c2' }, false],
    ['of the customer', { direction: 'customer' }, false],
    ['with a file besides', { attachments: [attachment('a.png')] }, false],
  ])('in a message %s: %p', (_what, fields, isFound) => {
    expect(found({}, said('11', 'um', fields))).toBe(isFound ? '11' : null);
  });

  it('with a file by its name or its length, with its caption, or its name for one', () => {
    const file = { uploadId: 'f', name: 'foto.png', mimeType: 'image/png', bytes: 5 };
    const same = { attachments: [attachment('foto.png')] };
    const renamed = { attachments: [attachment('x-1.png', 5)] };
    const other = { attachments: [attachment('x-1.png', 6)] };
    expect(found({ file, text: '' }, said('11', '', same))).toBe('11');
    expect(found({ file, text: '' }, said('11', 'foto.png', renamed))).toBe('11');
    expect(found({ file, text: 'legenda' }, said('11', 'legenda', same))).toBe('11');
    expect(found({ file, text: 'legenda' }, said('11', '', same))).toBeNull();
    expect(found({ file, text: '' }, said('11', '', other))).toBeNull();
  });

  it('as a mail that the server wrote in its own way, and as a template with a picture', () => {
    const mail = sampleSentMail({ plainText: 'Segue a via.\nAna' });
    const html = '<p>Segue a <b>via</b>.</p><p>Ana</p>';
    const theirs = '<div>Segue a via.</div>\r\n<div>Ana</div>';
    expect(found({ mail, text: html }, said('11', theirs))).toBe('11');
    expect(found({ mail, text: html }, said('11', '', { plainText: 'Segue a via. Ana' }))).toBe('11');
    expect(found({ mail, text: html }, said('11', '<p>Outra</p>'))).toBeNull();
    const template = { id: '1', fields: [] };
    expect(found({ template }, said('11', 'um', { attachments: [attachment('topo.png')] }))).toBe('11');
  });

  it('once: of several with the same words each takes one, in order', () => {
    const items = ['c3', 'c1', 'c2'].map((clientMsgId) =>
      sampleOutboxItem({ clientMsgId, text: 'ok', knownUntil: '1', order: Number(clientMsgId[1]) }),
    );
    const matches = matchUnacknowledged(items, [said('5', 'ok'), said('7', 'ok')], user);
    expect([...matches].map(([id, message]) => [id, message.id])).toEqual([
      ['c1', '5'],
      ['c2', '7'],
    ]);
  });
});

describe('the order of the server', () => {
  const at = (id: string, hour: string) => said(id, 'um', { sentAt: `2026-03-10T${hour}:00:00Z` });

  it('is that of numbers, else that of its list from the oldest on', () => {
    const ids = (...messages: Message[]) => inServerOrder(messages).map(({ id }) => id);
    expect(ids(at('10', '09'), at('9', '10'))).toEqual(['9', '10']);
    expect(ids(at('z', '09'), at('a', '10'))).toEqual(['z', 'a']);
    expect(ids(at('a', '10'), at('z', '09'))).toEqual(['z', 'a']);
  });

  it('tells the newest: by number, else by the server’s own times', () => {
    expect(newestOf([at('10', '09'), at('9', '10')])?.id).toBe('10');
    expect(newestOf([at('a', '10'), at('z', '09')])?.id).toBe('a');
    expect(newestOf([])).toBeNull();
  });
});
