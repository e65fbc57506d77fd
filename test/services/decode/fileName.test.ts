import { safeFileName } from '../../../src/services/decode/fileName';

test.each([
  ['boleto.pdf', 'boleto.pdf'],
  ['relatório final (2).xlsx', 'relatório final (2).xlsx'],
  ['família 👨‍👩‍👧.jpg', 'família 👨‍👩‍👧.jpg'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\temp\\a.txt', 'C__temp_a.txt'],
  ['foto\u202egpj.exe', 'fotogpj.exe'],
  ['a\nb\u0000c.txt', 'a_b_c.txt'],
  ['<img onerror=x>.png', '_img onerror=x_.png'],
  ['.htaccess', 'htaccess'],
  ['nota. . ', 'nota'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['contrato.pdf', 'contrato.pdf'],
  ['\ud800x.png', '_x.png'],
  ['...', 'file'],
  ['', 'file'],
])('%j becomes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test('a name that is too long keeps what it ends with', () => {
  const safe = safeFileName(`${'a'.repeat(148)}😀😀.pdf`);
  expect(safe.length).toBeLessThanOrEqual(150);
  expect(safe.endsWith('a.pdf')).toBe(true);
});
