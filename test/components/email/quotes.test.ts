import { foldQuote } from '../../../src/components/email/foldQuote';
import { isSameSubject, personOf } from '../../../src/components/email/people';
import { isHtml, plainMail } from '../../../src/components/email/plainMail';
import { htmlOf, mailOf } from './mailOf';

/** What stays and what is folded, as text; null: nothing is folded. */
function folded(html: string): [string, string | null] {
  const { body } = mailOf(html);
  const quote = foldQuote(body);
  const words = (text: string) => text.replace(/\s+/gu, ' ').trim();
  return [words(body.textContent), quote === null ? null : words(quote.textContent)];
}

describe('what a mail answers is folded', () => {
  it.each([
    [
      'Gmail',
      '<div>Sim</div><div class="gmail_quote"><div>Em 9 de mar., Ana escreveu:</div><blockquote>a</blockquote></div>',
      'Sim',
      'Em 9 de mar., Ana escreveu:a',
    ],
    [
      'Outlook',
      '<p>Sim</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>De:</b> a</div><div>b</div>',
      'Sim',
      'De: ab',
    ],
    [
      'Thunderbird',
      '<p>Sí</p><div class="moz-cite-prefix">El 9/3 Ana escribió:</div><blockquote type="cite">a</blockquote>',
      'Sí',
      'El 9/3 Ana escribió:a',
    ],
    [
      'Thunderbird in another language',
      '<p>Ja</p><div class="moz-cite-prefix">Am 09.03.26 schrieb Ana:<br></div><blockquote type="cite">a</blockquote>',
      'Ja',
      'Am 09.03.26 schrieb Ana:a',
    ],
    [
      'Apple',
      '<div>Yes</div><div>On Mar 9, 2026, Ana &lt;a@b.com&gt; wrote:</div><br><blockquote type="cite">a</blockquote>',
      'Yes',
      'On Mar 9, 2026, Ana <a@b.com> wrote:a',
    ],
    ['Yahoo', '<div>Sim</div><div class="yahoo_quoted">a</div>', 'Sim', 'a'],
    [
      'a blockquote after its line',
      'Sim<br>Em 9/3, Ana escreveu:<br><blockquote>a</blockquote>',
      'Sim',
      'Em 9/3, Ana escreveu:a',
    ],
    [
      'a divider in Portuguese',
      '<p>Sim</p><p>-----Mensagem original-----</p><p>De: a</p><p>b</p>',
      'Sim',
      '-----Mensagem original-----De: ab',
    ],
    [
      'a divider in Spanish',
      '<p>Sí</p><p>De: Ana<br>Enviado el: lunes</p><p>b</p>',
      'Sí',
      'De: AnaEnviado el: lunesb',
    ],
    [
      'a divider in English',
      '<p>Yes</p><div><b>From:</b> Ana<br><b>Sent:</b> Monday</div><p>b</p>',
      'Yes',
      'From: AnaSent: Mondayb',
    ],
    [
      'with what it answered itself inside',
      '<p>Sim</p><div class="gmail_quote">a<div id="divRplyFwdMsg">b</div></div>',
      'Sim',
      'ab',
    ],
  ])('%s', (_name, html, said, quoted) => {
    expect(folded(html)).toEqual([said, quoted]);
  });

  it('and a signature after it stays', () => {
    const html = '<p>Sim</p><blockquote type="cite">a</blockquote><div>-- <br>Maria</div>';
    expect(folded(html)).toEqual(['Sim-- Maria', 'a']);
  });

  it.each([
    ['something is said after it', '<p>Sim</p><blockquote type="cite">a</blockquote><p>Ver acima</p>'],
    [
      'each piece of it is answered',
      '<p>Respondo abaixo:</p><div class="moz-cite-prefix">Em 9/3 Ana escreveu:</div><blockquote type="cite">p1</blockquote><p>resposta 1</p><blockquote type="cite">p2</blockquote><p>resposta 2</p>',
    ],
    [
      'each piece of it is answered below a line that no program marked',
      '<p>Respondo:</p><div>Em 9/3 Ana escreveu:</div><blockquote>p1</blockquote><p>resposta</p>',
    ],
    ['nothing is said beside it', '<blockquote type="cite">a</blockquote>'],
    [
      'it is what was forwarded',
      '<p>Veja</p><div class="gmail_quote">---------- Forwarded message ---------<br>a</div>',
    ],
    [
      'it was forwarded in Portuguese',
      '<p>Veja</p><div class="gmail_quote">---------- Mensagem encaminhada ---------<br>a</div>',
    ],
    [
      'a customer says from where, to where and when',
      '<p>Bom dia, preciso de um carro</p><p>De: São Paulo<br>Para: Recife<br>Data: 12/10</p><p>Obrigada</p>',
    ],
    ['a person says who wrote', '<p>Veja.</p><p>Em casa, Ana escreveu:</p><p>a</p>'],
    ['it is a blockquote of the letter', '<p>Diz a lei:</p><blockquote>Art. 1</blockquote>'],
    [
      'a picture comes after it',
      '<p>Sim</p><blockquote type="cite">a</blockquote><img src="data:image/gif;base64,R0lG">',
    ],
  ])('but not where %s', (_why, html) => {
    expect(folded(html)[1]).toBeNull();
  });

  it('and leaves the rest as it was', () => {
    const { body } = mailOf('<div><p>a</p><div class="gmail_quote">b</div></div>');
    const quote = foldQuote(body);
    expect([htmlOf(body), htmlOf(quote)]).toEqual([
      '<div><p>a</p></div>',
      '<div class="gmail_quote">b</div>',
    ]);
  });
});

describe('a mail without HTML', () => {
  it.each([
    ['Sim\n\n> a\n> b', 'Sim', '> a\n> b'],
    [
      'Sim\r\n\r\nEm 9/3, Ana\r\n<a@b.com> escreveu:\r\n\r\n> a',
      'Sim',
      'Em 9/3, Ana\n<a@b.com> escreveu:\n\n> a',
    ],
    ['Sí\n\n-----Mensaje original-----\nDe: a\nb', 'Sí', '-----Mensaje original-----\nDe: a\nb'],
    ['Yes\n\nFrom: Ana\nSent: Monday\nTo: x\n\nb', 'Yes', 'From: Ana\nSent: Monday\nTo: x\n\nb'],
    ['Sim\n\n> a\n\n-- \nMaria', 'Sim', '> a\n\n-- \nMaria'],
    [
      'Sim\n\nDe: Ana\nData: 9/3\nPara: x\nCc: y\nAssunto: z\n\nb',
      'Sim',
      'De: Ana\nData: 9/3\nPara: x\nCc: y\nAssunto: z\n\nb',
    ],
    ['Yes\n\nFrom: Ana\nSubject: z\nDate: Monday\n\nb', 'Yes', 'From: Ana\nSubject: z\nDate: Monday\n\nb'],
    [
      'Um carro:\n\nDe: São Paulo\nPara: Recife\nData: 12/10',
      'Um carro:\n\nDe: São Paulo\nPara: Recife\nData: 12/10',
      null,
    ],
    ['> a\nSim, isso.', '> a\nSim, isso.', null],
    ['> só isto', '> só isto', null],
    ['Bom dia', 'Bom dia', null],
  ])('%j', (source, text, quote) => {
    expect(plainMail(source)).toEqual({ text, quote });
  });

  it.each([
    ['<p>a</p>', true],
    ['a<br>b', true],
    ['<HTML><body>', true],
    ['Maria <maria@exemplo.com>', false],
    ['1 < 2 e <fulano> disse', false],
    ['a <b@c.d> e', false],
  ])('is known by its text: %s', (text, html) => {
    expect(isHtml(text)).toBe(html);
  });
});

test.each([
  ['Maria <m@a.b>', 'Maria', 'm@a.b'],
  ['"Souza, Maria" <m@a.b>', 'Souza, Maria', 'm@a.b'],
  ['<m@a.b>', '', 'm@a.b'],
  [' m@a.b ', '', 'm@a.b'],
])('%s is somebody', (text, name, address) => {
  expect(personOf(text)).toEqual({ name, address });
});

test.each([
  ['Pedido', 'RES: Re: pedido ', true],
  ['ENC: Pedido', 'Pedido', true],
  ['Pedido', 'Outro', false],
  [null, '', true],
])('%s and %s are about the same: %s', (a, b, same) => {
  expect(isSameSubject(a, b)).toBe(same);
});
