import { messageIn } from '../../../src/services/decode/message';
import { readAs } from '../support/reading';
import { wireMessage } from '../support/wire';

const message = (more = {}) => readAs(messageIn(null), wireMessage(more));

test('a mail says who wrote it and to whom', () => {
  const envelope = { de: 'a@b.c', para: ['d@e.f'], cc: ['g@h.i'] };
  const said = { from: 'a@b.c', to: ['d@e.f'], cc: ['g@h.i'], bcc: [] };
  expect(message({ envelope }).envelope).toEqual(said);
});

test('a mail says which mail it answers, and whether it hands it on', () => {
  const repliedMsg = { mailMessageID: '<1@exemplo.com>' };
  expect(message({ repliedMsg })).toMatchObject({ repliesTo: '<1@exemplo.com>' });
  expect(message({ encaminha: 'S' })).toMatchObject({ isForward: true });
  for (const odd of [
    { repliedMsg: null, encaminha: 0 },
    { repliedMsg: 'x', encaminha: {} },
  ]) {
    expect(message(odd)).not.toHaveProperty('repliesTo');
    expect(message(odd)).not.toHaveProperty('isForward');
  }
});

test('a mail that has only what it was sent with says it by that', () => {
  const dadosAdicionais = { from: 'sac@b.c', emails: ['d@e.f', 'g@h.i'] };
  const said = { from: 'sac@b.c', to: ['d@e.f', 'g@h.i'], cc: [], bcc: [] };
  expect(message({ queueTypeID: 4, dadosAdicionais }).envelope).toEqual(said);
  const envelope = { de: 'a@b.c', para: ['d@e.f'] };
  expect(message({ queueTypeID: 4, dadosAdicionais, envelope }).envelope?.from).toBe('a@b.c');
  expect(message({ queueTypeID: 3, dadosAdicionais }).envelope).toBeNull();
  // Its conversation may be one by mail.
  expect(message({ queueTypeID: null, dadosAdicionais }).envelope).toEqual(said);
  expect(message({ queueTypeID: null, dadosAdicionais: { from: 'x' } }).envelope).toBeNull();
});

test.each([
  ['empty', {}],
  ['in another form', { from: 'a@b.c', to: ['d@e.f'] }],
  ['blank', { de: ' ', para: '', cc: [], cco: null }],
])('a mail whose envelope is %s has what it was sent with', (_how, envelope) => {
  const dadosAdicionais = { from: 'sac@b.c', emails: ['d@e.f'] };
  const said = { from: 'sac@b.c', to: ['d@e.f'], cc: [], bcc: [] };
  expect(message({ queueTypeID: 4, envelope, dadosAdicionais }).envelope).toEqual(said);
  expect(message({ queueTypeID: 4, envelope }).envelope).toBeNull();
});

test.each([
  ['a@b.c, Ana <d@e.f>,', ['a@b.c', 'Ana <d@e.f>']],
  ['"Souza, Maria" <a@b.c>,d@e.f', ['"Souza, Maria" <a@b.c>', 'd@e.f']],
  ['a@b.c', ['a@b.c']],
  ['5" <a@b.c>, d@e.f', ['5" <a@b.c>', 'd@e.f']],
  [
    ['Souza, Maria <a@b.c>', 7],
    ['Souza, Maria <a@b.c>', '7'],
  ],
])('a mail to %j is to %j', (para, to) => {
  expect(message({ envelope: { de: 'x@y.z', para } }).envelope?.to).toEqual(to);
});

test.each([
  ['', 'Segue', 'Segue'],
  [' \n', 'Segue', 'Segue'],
  [null, 'Segue', 'Segue'],
  ['<p>Segue</p>', 'Segue', '<p>Segue</p>'],
  ['', ' ', ''],
  ['', null, ''],
])('a mail with text %j and plain text %j says %j', (texto, resposta, text) => {
  expect(message({ texto, resposta }).text).toBe(text);
});
