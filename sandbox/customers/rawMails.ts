import type { Mailbox } from '../mail/addresses';
import { CUSTOMER_PICTURE } from './picture';

/** The head of a mail as it goes over the wire, without MIME's own lines. */
export interface Head {
  from: Mailbox;
  to: string;
  subject: string;
  messageId: string;
  references: readonly string[];
}

const LINE_BYTES = 72;

/** Bytes as quoted-printable, with soft breaks. */
function quoted(bytes: Buffer): string {
  let line = '';
  let text = '';
  for (const byte of bytes) {
    const plain = byte >= 33 && byte <= 126 && byte !== 61;
    const sign =
      plain || byte === 32
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (line.length + sign.length > LINE_BYTES) {
      text += `${line}=\r\n`;
      line = '';
    }
    line += sign;
  }
  return text + line;
}

function based(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{76}/gu, '$&\r\n');
}

function word(text: string, charset: string): string {
  return `=?${charset}?B?${Buffer.from(text, 'latin1').toString('base64')}?=`;
}

function headed({ from, to, subject, messageId, references }: Head, charset: string, rest: string[]): Buffer {
  const lines = [
    `From: ${word(from.name, charset)} <${from.address}>`,
    `To: ${to}`,
    `Subject: ${word(subject, charset)}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: ${messageId}`,
    ...references.slice(-1).map((id) => `In-Reply-To: ${id}`),
    ...(references.length > 0 ? [`References: ${references.join('\r\n ')}`] : []),
    'MIME-Version: 1.0',
    ...rest,
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

function latin1(head: Head, line: string): Buffer {
  const body = `${line}\r\nÀs ordens — não: à disposição.\r\nJoão Conceição`.replace('—', '-');
  return headed(head, 'ISO-8859-1', [
    'Content-Type: text/plain; charset=ISO-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    ...body.split('\r\n').map((one) => quoted(Buffer.from(one, 'latin1'))),
  ]);
}

/** Quotation marks and the euro stand where ISO-8859-1 has nothing. */
function windows1252(head: Head, line: string): Buffer {
  const bytes = Buffer.concat([
    Buffer.from(`<p>${line}</p><p>O valor \u00e9 `, 'latin1'),
    Buffer.from([0x93, 0x80]),
    Buffer.from(' 48,90', 'latin1'),
    Buffer.from([0x94, 0x97]),
    Buffer.from('</p>', 'latin1'),
  ]);
  return headed(head, 'windows-1252', [
    'Content-Type: text/html; charset="windows-1252"',
    'Content-Transfer-Encoding: base64',
    '',
    based(bytes),
  ]);
}

/** Alternatives in what is related in what is mixed, with a mail within it. */
function nested(head: Head, line: string): Buffer {
  const open = (type: string, boundary: string): string[] => [
    `Content-Type: multipart/${type}; boundary="${boundary}"`,
    '',
  ];
  const inner = [
    'From: loja@exemplo.net',
    'Subject: Pedido 48213',
    'Content-Type: text/plain',
    '',
    'Enviado.',
  ];
  return headed(head, 'ISO-8859-1', [
    ...open('mixed', 'm1'),
    '--m1',
    ...open('related', 'r1'),
    '--r1',
    ...open('alternative', 'a1'),
    '--a1',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quoted(Buffer.from(line)),
    '',
    '--a1',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quoted(Buffer.from(`<p>${line}</p><img src="cid:um" alt="Produto">`)),
    '--a1--',
    '',
    '--r1',
    'Content-Type: image/png; name="produto.png"',
    'Content-ID: <um>',
    'Content-Disposition: inline',
    'Content-Transfer-Encoding: base64',
    '',
    based(CUSTOMER_PICTURE),
    '--r1--',
    '',
    '--m1',
    'Content-Type: message/rfc822',
    'Content-Disposition: attachment; filename="pedido.eml"',
    '',
    ...inner,
    '--m1--',
    '',
  ]);
}

/** Bytes of no charset, a boundary that never ends, a head without end: what spam and old programs make. */
function malformed(head: Head, line: string): Buffer {
  return Buffer.concat([
    headed(head, 'x-unknown', [
      'Content-Type: multipart/mixed; boundary="never',
      'Content-Transfer-Encoding: 7bit',
      'X-Broken \x00 header',
      '',
      '--never',
      'Content-Type: text/plain; charset=x-klingon',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(line, 'latin1').toString('base64'),
      '=== not base64 ===',
    ]),
    Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
  ]);
}

/** Mails as other programs write them, byte by byte, by the kind of mail. */
export const RAW_MAILS = { latin1, windows1252, nested, malformed };
