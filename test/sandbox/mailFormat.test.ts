/** @jest-environment node */
import { shownBody } from '../../sandbox/mail/body';
import { composeMail, type Letter } from '../../sandbox/mail/compose';
import { idsOf, outgoingId, referencesOf } from '../../sandbox/mail/messageIds';
import { parseMail } from '../../sandbox/mail/parse';
import { plainBody } from '../../sandbox/mail/plainBody';
import { bareSubject } from '../../sandbox/mail/threading';
import { CUSTOMER_PICTURE } from '../../sandbox/customers/picture';
import { createPrng } from '../../sandbox/seed/prng';

const LETTER: Letter = {
  messageId: '<um@exemplo.com.br>',
  sentAt: new Date('2026-09-14T21:22:28-03:00'),
  from: { name: 'E-mail SAC', address: 'sac@exemplo.com.br' },
  to: [{ name: 'João "Zé" Conceição', address: 'joao@exemplo.com' }],
  cc: [{ name: '', address: 'cc@exemplo.com' }],
  subject: 'Ação nº 7 – “não” chegou 🎉 '.repeat(5).trim(),
  text: 'Olá\nmundo',
  html: '<p>Olá <img src="cid:a.1@exemplo.com.br" alt="ç"></p>',
  inReplyTo: '<dois@exemplo.com>',
  references: ['<tres@exemplo.com>', '<dois@exemplo.com>'],
  parts: [
    {
      filename: 'São João – 1.png',
      mimeType: 'image/png',
      bytes: CUSTOMER_PICTURE,
      cid: 'a.1@exemplo.com.br',
    },
    { filename: 'relatório final (cópia).pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF-1.4') },
    { filename: 'falso.eml', mimeType: 'message/rfc822', bytes: Buffer.from([0, 255, 10, 46, 10]) },
    { filename: 'x.bin', mimeType: 'text/x\r\nBcc: y@z.w', bytes: Buffer.from('a') },
  ],
};

function mail(...lines: string[]): Buffer {
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

test('what is composed is read again as it was', async () => {
  const raw = await composeMail(LETTER);
  expect(raw.toString('latin1')).not.toMatch(/^bcc:/imu);
  const read = await parseMail(raw);
  expect(read).toMatchObject({
    messageId: '<um@exemplo.com.br>',
    from: { name: 'E-mail SAC', address: 'sac@exemplo.com.br' },
    to: ['João Zé Conceição <joao@exemplo.com>'],
    cc: ['cc@exemplo.com'],
    subject: LETTER.subject,
    text: 'Olá\nmundo\n',
    html: `<p>Olá <img src="cid:${encodeURIComponent('São João – 1.png')}" alt="ç"></p>\n`,
    answers: ['<dois@exemplo.com>', '<tres@exemplo.com>'],
  });
  expect(read.files.map(({ filename }) => filename)).toEqual([
    'São João – 1.png',
    'relatório final (cópia).pdf',
    'falso.eml',
    'x.bin',
  ]);
  expect(read.files.map(({ bytes }) => Buffer.from(bytes))).toEqual(
    LETTER.parts?.map(({ bytes }) => Buffer.from(bytes)),
  );
});

test('two files of one name, and files without a name, are told apart', async () => {
  const part = (head: string, cid: string) => [
    '--b',
    `Content-Type: image/png${head}`,
    `Content-ID: <${cid}>`,
    'Content-Disposition: inline',
    '',
    cid,
  ];
  const html = '<img src="cid:1@x"><img src=3Dcid:2@x><img src="CID:3%40x"><img src="cid:none">';
  const read = await parseMail(
    mail(
      'Content-Type: multipart/related; boundary=b',
      '',
      ...['--b', 'Content-Type: text/html', '', html],
      ...part('; name="image.png"', '1@x'),
      ...part('; name="IMAGE.png"', '2@x'),
      ...part('', '3@x'),
      '--b--',
    ),
  );
  const names = read.files.map(({ filename }) => filename);
  expect(names).toEqual(['image.png', 'IMAGE (2).png', 'imagem-3.png']);
  expect(read.html).toContain('src="cid:image.png"');
  expect(read.html).toContain('cid:IMAGE%20(2).png');
  expect(read.html).toContain('"cid:imagem-3.png"');
  expect(read.html).toContain('cid:none');
});

test('no bytes make it throw', async () => {
  const deep = Array.from({ length: 400 }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${String(at)}`,
    '',
    `--b${String(at)}`,
  ]).flat();
  const prng = createPrng(7);
  const noise = Array.from({ length: 40 }, () =>
    Buffer.from(Array.from({ length: 400 }, () => prng.int(0, 255))),
  );
  const hard = [
    Buffer.alloc(0),
    mail('Subject: só isto'),
    mail('From: a@b.co', ...deep),
    mail(`X: ${'y'.repeat(3_000_000)}`, '', 'z'),
    mail('From: <<>>, ;:@', 'To: undisclosed-recipients:;', 'Date: ontem', 'Content-Type: ;;=;', '', 'q'),
    mail('Content-Type: text/plain; charset="\u0000"', 'Content-Transfer-Encoding: nope', '', 'r'),
    ...noise,
  ];
  for (const raw of hard) {
    const read = await parseMail(raw);
    expect(read.from.address).not.toBe('');
    expect(JSON.stringify(shownBody(read).texto)).not.toContain('\\u0000');
  }
  const fallen = await parseMail(hard[2] ?? Buffer.alloc(0));
  expect(fallen).toMatchObject({ from: { address: 'a@b.co' }, files: [{ filename: 'mensagem.eml' }] });
});

test('huge bodies are shown in short and come whole as a file; markup in plain text stays text', async () => {
  const huge = await parseMail(mail('Content-Type: text/html', '', `<p>${'palavra '.repeat(200_000)}</p>`));
  const { texto, files } = shownBody(huge);
  expect(texto.length).toBeLessThan(500_000);
  expect(files).toMatchObject([{ filename: 'mensagem.html' }]);
  expect(files[0]?.bytes.length).toBeGreaterThan(1_500_000);
  const plain = await parseMail(mail('', 'use <b>isto</b> & <maria@x.co>'));
  expect(shownBody(plain).texto).toBe('<div>use &lt;b&gt;isto&lt;/b&gt; &amp; &lt;maria@x.co&gt;</div>');
});

test('a report of a server names the mail and whom it did not reach', async () => {
  const read = await parseMail(
    mail(
      'From: MAILER-DAEMON@exemplo.com',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      ...['--b', 'Content-Type: text/plain', '', 'It did not go.'],
      ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; exemplo.com', ''],
      ...['Final-Recipient: rfc822; Fulano@Exemplo.com', 'Action: failed', 'Status: 5.1.1', ''],
      ...['Final-Recipient: rfc822; bia@exemplo.com', 'Action: delayed', ''],
      ...[
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        'Subject: x',
        'Message-ID: <um@exemplo.com.br>',
        '--b--',
      ],
    ),
  );
  expect(read.answers).toEqual(['<um@exemplo.com.br>']);
  expect(read.bounce?.failed).toEqual(['fulano@exemplo.com']);
});

test('ids, subjects and plain bodies', () => {
  expect(idsOf('junk <a@b> <c@d>\t<a b>')).toEqual(['<a@b>', '<c@d>']);
  expect(outgoingId('k', 7, 'sac@exemplo.com.br')).toBe(outgoingId('k', 7, 'sac@exemplo.com.br'));
  expect(outgoingId('k', 8, 'sac@exemplo.com.br')).toBe('<k.8@exemplo.com.br>');
  const many = Array.from({ length: 60 }, (_, at) => `<${String(at)}@x>`);
  const kept = referencesOf(many, '<last@x>');
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([30, '<0@x>', '<last@x>']);
  expect(bareSubject('RE: Fwd: ENC: res: Pedido ')).toBe('pedido');
  expect(bareSubject('Resumo: dia')).toBe('resumo: dia');
  expect(plainBody('<style>a</style><p>Ol&aacute;&nbsp;&#8364;</p><ul><li>um<li>dois</ul>fim<br>&amp;')).toBe(
    'Olá €\n\n- um\n- dois\nfim\n&',
  );
});
