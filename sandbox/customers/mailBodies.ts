import type { Part } from '../mail/compose';
import { mailHtml } from './scripts';
import { CUSTOMER_LETTER } from './letter';
import { CUSTOMER_PICTURE } from './picture';

/** What is written, and what it answers. */
export interface Said {
  line: string;
  name: string;
  /** the address of the queue */
  to: string;
  /** The last mail of the agent, or what stands for it, as HTML and as lines. */
  answered: string;
  answeredLines: string;
}

/** The body of a mail; without HTML it has plain text alone. */
export interface Body {
  html?: string;
  text?: string;
  parts?: Part[];
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A sheet, tables, a remote banner and a picture that tells who opened the mail. */
function newsletter({ line, name }: Said): Body {
  const cell = (text: string) =>
    `<td class="box" width="33%" style="padding:12px;background:#eef6ff;border-radius:6px">${text}</td>`;
  return {
    html: [
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

function gmail({ line, name, to, answered }: Said): Body {
  return {
    html: [
      `<div dir="ltr">${escaped(line)}<div><br></div><div class="gmail_signature">${escaped(name)}</div></div><br>`,
      '<div class="gmail_quote"><div dir="ltr" class="gmail_attr">Em seg., 9 de mar. de 2026 às 10:12, SAC ',
      `&lt;<a href="mailto:${to}">${to}</a>&gt; escreveu:<br></div>`,
      '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);',
      `padding-left:1ex">${answered}</blockquote></div>`,
    ].join(''),
  };
}

function outlook({ line, name, to, answered }: Said): Body {
  const style = 'margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif';
  return {
    html: [
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style>',
      `</head><body lang="PT-BR"><div class="WordSection1"><p class="MsoNormal" style='${style}'>${escaped(line)}`,
      `<o:p></o:p></p><p class="MsoNormal"><b>${escaped(name)}</b></p></div><div id="appendonsend"></div>`,
      '<hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">',
      `<b>De:</b> SAC &lt;${to}&gt;<br><b>Enviado:</b> segunda-feira, 9 de março de 2026 10:12<br>`,
      `<b>Assunto:</b> RE: Pedido</font></div><div>${answered}</div></body></html>`,
    ].join(''),
  };
}

function plain({ line, name, to, answeredLines }: Said): Body {
  const quoted = answeredLines.split('\n').map((one) => `> ${one}`);
  return {
    text: [
      line,
      '',
      'Mais em https://exemplo.com.br/pedidos/48213 ou pelo +55 11 4002-8922.',
      '',
      `Em seg., 9 de mar. de 2026 às 10:12, SAC <${to}> escreveu:`,
      ...quoted,
      '',
      '-- ',
      name,
    ].join('\n'),
  };
}

/** Two pictures in the text, as parts of the mail. */
function pictures({ line, name }: Said): Body {
  const part = (filename: string, cid: string): Part => ({
    filename,
    cid,
    mimeType: 'image/png',
    bytes: CUSTOMER_PICTURE,
  });
  return {
    html: [
      `<div style="font-family:Arial,sans-serif"><p>${escaped(line)}</p>`,
      '<p><img src="cid:foto.png@01D9C4.48213" width="240" height="180" alt="Foto do produto"></p>',
      '<p><img src="cid:ii_m1x48213" width="120" height="90" alt="Etiqueta"></p>',
      `<p>${escaped(name)}</p></div>`,
    ].join(''),
    parts: [part('foto.png', 'foto.png@01D9C4.48213'), part('etiqueta.png', 'ii_m1x48213')],
  };
}

function simple({ line, name }: Said): Body {
  return { html: mailHtml(line, name) };
}

/** A letter and a picture beside the text. */
function files(said: Said): Body {
  return {
    ...simple(said),
    parts: [
      { filename: 'comprovante (1).pdf', mimeType: 'application/pdf', bytes: CUSTOMER_LETTER },
      { filename: 'recibo nº 7 – ação.png', mimeType: 'image/png', bytes: CUSTOMER_PICTURE },
    ],
  };
}

/** What mail programs make, by the kind of mail. */
export const MAIL_BODIES = {
  simple,
  newsletter,
  gmail,
  outlook,
  plain,
  pictures,
  files,
  replyAll: gmail,
};
