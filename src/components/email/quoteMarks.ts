/** What mail programs put around the mail that is answered; nothing but the answered mail is inside. */
export const QUOTES = [
  '.gmail_quote',
  '.gmail_quote_container',
  '.OutlookQuote',
  '.yahoo_quoted',
  '.protonmail_quote',
  '.zmail_extra',
  'blockquote[type="cite" i]',
  '#reply-intro',
  '.tutanota_quote',
].join(',');

/** What they put before it: it follows, up to the end. */
export const HEADS = '#divRplyFwdMsg, #appendonsend, #mail-editor-reference-message-container';

/** The line before a quote, as Thunderbird marks it in any language. */
export const INTRO = '.moz-cite-prefix';

/** Marks of a signature, or of the program that the mail was written with. */
export const SIGNATURES = '.gmail_signature, .moz-signature, .protonmail_signature_block';

const SIGNATURE =
  /^(?:--\s|--$|__+|enviado (?:do|desde|via|pelo|a partir do)\b|sent (?:from|with|via)\b|get outlook\b|obter o outlook|obtener outlook)/iu;

/** Whether what stands after a quote is nothing but a signature. */
export function isSignature(text: string): boolean {
  return SIGNATURE.test(text.trim());
}

/** Longer than this it is a sentence and no line of a program, characters. */
const LINE = 300;

const INTROS = [
  /^(?:em|no dia)\s[\s\S]*\b(?:escreveu|enviou|disse)\s*:?\s*$/iu,
  /^el\s[\s\S]*\b(?:escribi[óo]|dijo)\s*:?\s*$/iu,
  /^on\s[\s\S]*\bwrote\s*:?\s*$/iu,
];

// Lines may stand in one text without anything between them. Whoever orders a thing names places and days as well, but no
// subject.
const DIVIDERS = [
  /^[-_]{2,}\s*(?:mensagem original|mensaje original|original message)\s*[-_]{2,}/iu,
  /^(?:de|from)\s*:[\s\S]*?(?:enviad[ao](?: em| el)?|sent)\s*:/iu,
  /^(?:de|from)\s*:(?=[\s\S]*?(?:data|fecha|date)\s*:)[\s\S]*?(?:assunto|asunto|subject)\s*:/iu,
];

const FORWARDED =
  /(?:mensagem encaminhada|mensaje reenviado|forwarded message|begin forwarded|^\s*[-]+\s*forward)/iu;

/** Whether a line says who wrote, on which day, what is quoted after it: "Em …, … escreveu:". People name no day in numbers. */
export function isIntro(line: string): boolean {
  const text = line.trim();
  return text.length <= LINE && /\d/u.test(text) && INTROS.some((intro) => intro.test(text));
}

/** Whether a line parts an answer from the mail that it answers: "-----Mensagem original-----", "De: … Enviado: …". */
export function isDivider(line: string): boolean {
  const text = line.trim();
  return DIVIDERS.some((divider) => divider.test(text.slice(0, LINE)));
}

/** Whether what is quoted is what the mail is sent for. */
export function isForwarded(quote: string): boolean {
  return FORWARDED.test(quote.slice(0, LINE));
}
