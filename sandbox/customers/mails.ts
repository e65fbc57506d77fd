import type { Anexo } from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import { customerWrites, type CustomerText } from '../centre/customerMessages';
import { Refusal } from '../centre/refusal';
import { findConversation, selectMessages, type MessageRow } from '../store';
import type { Manner } from './content';
import { customerFile } from './files';
import { mailHtml } from './scripts';

/** Kinds of e-mail that customers send, as the programs that they are written with make them. */
export const MAIL_KINDS = ['simple', 'newsletter', 'gmail', 'outlook', 'plain', 'pictures'] as const;

/** One of them. */
export type MailKind = (typeof MAIL_KINDS)[number];

interface Said {
  /** What is written. */
  line: string;
  name: string;
  /** The last mail of the agent, or what stands for it, as HTML and as lines. */
  answered: string;
  answeredLines: string;
  picture: () => Anexo;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A sheet, tables, a remote banner and a picture that tells who opened the mail. */
function newsletter({ line, name }: Said): CustomerText {
  const cell = (text: string) =>
    `<td class="box" width="33%" style="padding:12px;background:#eef6ff;border-radius:6px">${text}</td>`;
  return {
    texto: [
      '<html><head><style>.box{font-family:Verdana,sans-serif} @media (max-width:600px){.box{display:block}}</style>',
      '</head><body><table width="100%" cellpadding="0" cellspacing="8" style="border-collapse:separate">',
      '<tr><td colspan="3" align="center" background="https://noticias.exemplo.net/fundo.png" bgcolor="#103a5c">',
      '<img src="https://noticias.exemplo.net/banner.png" width="560" height="120" alt="Ofertas da semana"></td></tr>',
      `<tr><td colspan="3"><h2 style="color:#103a5c">Ofertas da semana</h2><p>${escaped(line)}</p></td></tr>`,
      `<tr>${['Câmeras', 'Fones', 'Teclados'].map(cell).join('')}</tr></table>`,
      `<p style="font-size:11px;color:#777">Encaminhado por ${escaped(name)}. `,
      '<a href="https://noticias.exemplo.net/sair?id=48213">Cancelar inscrição</a></p>',
      '<img src="https://rastreio.exemplo.net/aberto.gif?id=48213" width="1" height="1"></body></html>',
    ].join(''),
  };
}

function gmail({ line, name, answered }: Said): CustomerText {
  return {
    texto: [
      `<div dir="ltr">${escaped(line)}<div><br></div><div class="gmail_signature">${escaped(name)}</div></div><br>`,
      '<div class="gmail_quote"><div dir="ltr" class="gmail_attr">Em seg., 9 de mar. de 2026 às 10:12, SAC ',
      '&lt;<a href="mailto:sac@exemplo.com.br">sac@exemplo.com.br</a>&gt; escreveu:<br></div>',
      '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);',
      `padding-left:1ex">${answered}</blockquote></div>`,
    ].join(''),
  };
}

function outlook({ line, name, answered }: Said): CustomerText {
  const style = 'margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif';
  return {
    texto: [
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style>',
      `</head><body lang="PT-BR"><div class="WordSection1"><p class="MsoNormal" style='${style}'>${escaped(line)}`,
      `<o:p></o:p></p><p class="MsoNormal"><b>${escaped(name)}</b></p></div><div id="appendonsend"></div>`,
      '<hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">',
      '<b>De:</b> SAC &lt;sac@exemplo.com.br&gt;<br><b>Enviado:</b> segunda-feira, 9 de março de 2026 10:12<br>',
      `<b>Assunto:</b> RE: Pedido</font></div><div>${answered}</div></body></html>`,
    ].join(''),
  };
}

function plain({ line, name, answeredLines }: Said): CustomerText {
  const quoted = answeredLines.split('\n').map((one) => `> ${one}`);
  return {
    texto: [
      line,
      '',
      'Mais em https://exemplo.com.br/pedidos/48213 ou pelo +55 11 4002-8922.',
      '',
      'Em seg., 9 de mar. de 2026 às 10:12, SAC <sac@exemplo.com.br> escreveu:',
      ...quoted,
      '',
      '-- ',
      name,
    ].join('\n'),
  };
}

/** One picture in the text by its name as a part of the mail, one by its path at the server. */
function pictures({ line, name, picture }: Said): CustomerText {
  const [part, file] = [picture(), picture()];
  return {
    texto: [
      `<div style="font-family:Arial,sans-serif"><p>${escaped(line)}</p>`,
      `<p><img src="cid:${part.filename}@01D9C4.48213" width="240" height="180" alt="Foto do produto"></p>`,
      `<p><img src="${file.caminho}" width="120" height="90" alt="Etiqueta"></p><p>${escaped(name)}</p></div>`,
    ].join(''),
    anexos: [part, file],
  };
}

const WRITERS: Record<MailKind, (said: Said) => CustomerText> = {
  simple: ({ line, name }) => ({ texto: mailHtml(line, name) }),
  newsletter,
  gmail,
  outlook,
  plain,
  pictures,
};

function answeredMail(c: Centre, id: number): string {
  const tail = 'WHERE id_atendimento = ? AND in_out = 2 ORDER BY id DESC LIMIT 1';
  return selectMessages(c.sql, tail, id)[0]?.texto ?? '<p>Bom dia! Qual é o número do pedido?</p>';
}

/**
 * Has the customer of an open e-mail conversation write a mail of this kind.
 * @throws Refusal NAO_ENCONTRADO, ATENDIMENTO_ENCERRADO
 */
export function sendMail(c: Centre, id: number, kind: MailKind, { script, talk }: Manner): MessageRow {
  const row = findConversation(c.sql, id);
  if (!row) throw new Refusal('NAO_ENCONTRADO');
  const answered = answeredMail(c, id);
  const said: Said = {
    ...{ line: talk.pick(script.answers), name: row.from_name, answered },
    answeredLines: answered.replace(/<[^>]*>/g, '').trim(),
    picture: () => customerFile(c, 'image'),
  };
  const mail = WRITERS[kind](said);
  return customerWrites(c, id, {
    ...mail,
    ...(row.assunto === null ? {} : { assunto: `Re: ${row.assunto}` }),
  });
}
