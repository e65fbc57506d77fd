import { previewOf, tokenize } from '../../../../src/components/chat/text/tokenize';
import type { Token } from '../../../../src/components/chat/text/tokens';

/** Tokens written short: `b(…)` bold, `i(…)` italic, `s(…)` strike, `m(…)` mono, `a(text→href)` link. */
function written(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      switch (token.kind) {
        case 'text':
          return token.text;
        case 'link':
          return `a(${token.text}→${token.href})`;
        case 'mono':
          return `${token.block ? 'M' : 'm'}(${token.text})`;
        default:
          return `${token.kind[0] ?? ''}(${written(token.children)})`;
      }
    })
    .join('');
}

const whatsapp = (text: string) => written(tokenize(text, 3));
const webChat = (text: string) => written(tokenize(text, 2));

describe('message markup', () => {
  it.each([
    ['*negrito*', 'b(negrito)'],
    ['_itálico_ e ~riscado~', 'i(itálico) e s(riscado)'],
    ['`a*b*c`', 'm(a*b*c)'],
    ['```let a = "*x*";\nlet b;```', 'M(let a = "*x*";\nlet b;)'],
    ['```so```', 'm(so)'],
    ['*_os dois_*', 'b(i(os dois))'],
    ['*a _b ~c~ d_ e*', 'b(a i(b s(c) d) e)'],
    ['(*sim*), "_não_"!', '(b(sim)), "i(não)"!'],
    ['*a* *b*', 'b(a) b(b)'],
    ['*a *b*', '*a b(b)'],
    ['**dois**', '*b(dois)*'],
    ['*a _b* c_', 'b(a _b) c_'],
    ['*ação*', 'b(ação)'],
    ['*2 * 3*', 'b(2 * 3)'],
  ])('%s', (text, expected) => {
    expect(whatsapp(text)).toBe(expected);
  });

  it.each([
    '2*3*4',
    '2 * 3 * 4',
    'snake_case_name',
    '_não fecha',
    'não_abre_',
    '* espaço*',
    '*espaço *',
    '*linha\noutra*',
    '**',
    '***',
    '__',
    '* *',
    '*',
    '`',
    '``',
    '```',
    '``````',
    '` `',
    '`a\nb`',
    'ç*ã*é',
    'linha 1\n\n  linha 2\t',
  ])('leaves %j as it stands', (text) => {
    expect(whatsapp(text)).toBe(text);
  });

  it('marks nothing up in a web chat', () => {
    expect(webChat('*a* _b_ ~c~ `d` ```e```')).toBe('*a* _b_ ~c~ `d` ```e```');
  });
});

describe('links', () => {
  it.each([
    [
      'veja https://exemplo.com.br/a_b_c?x=1&y=2#z.',
      'veja a(https://exemplo.com.br/a_b_c?x=1&y=2#z→https://exemplo.com.br/a_b_c?x=1&y=2#z).',
    ],
    ['(http://exemplo.com/a(b))', '(a(http://exemplo.com/a(b)→http://exemplo.com/a(b)))'],
    ['www.exemplo.com,', 'a(www.exemplo.com→https://www.exemplo.com/),'],
    ['HTTPS://EXEMPLO.COM', 'a(HTTPS://EXEMPLO.COM→https://exemplo.com/)'],
    ['maria.souza+1@exemplo.com.br.', 'a(maria.souza+1@exemplo.com.br→mailto:maria.souza+1@exemplo.com.br).'],
    ['mailto:ana@exemplo.com', 'a(mailto:ana@exemplo.com→mailto:ana@exemplo.com)'],
    ['ligue +55 11 98888-0001!', 'ligue a(+55 11 98888-0001→tel:+5511988880001)!'],
    ['tel:+5511988880001', 'a(tel:+5511988880001→tel:+5511988880001)'],
    ['(11) 98888-0001', 'a((11) 98888-0001→tel:11988880001)'],
    ['fixo 11 4002-8922.', 'fixo a(11 4002-8922→tel:1140028922).'],
    ['call (415) 555-0132', 'call a((415) 555-0132→tel:4155550132)'],
    ['http://intranet/pedido', 'a(http://intranet/pedido→http://intranet/pedido)'],
    ['https://usuario@exemplo.com/', 'a(https://usuario@exemplo.com/→https://usuario@exemplo.com/)'],
    ['https://пример.рф', 'a(https://пример.рф→https://xn--e1afmkfd.xn--p1ai/)'],
  ])('%s', (text, expected) => {
    expect(webChat(text)).toBe(expected);
    expect(whatsapp(text)).toBe(expected);
  });

  it.each([
    ['*https://exemplo.com*', 'b(a(https://exemplo.com→https://exemplo.com/))'],
    ['_ana@exemplo.com_', 'i(a(ana@exemplo.com→mailto:ana@exemplo.com))'],
    ['`https://exemplo.com`', 'm(https://exemplo.com)'],
    ['~de https://a.com/b~c para d~', 's(de a(https://a.com/b~c→https://a.com/b~c) para d)'],
  ])('among markup: %s', (text, expected) => {
    expect(whatsapp(text)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https',
    'java\u0000script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https',
    'ftp://exemplo.com/a',
    'xhttps://exemplo.com',
    'https://',
    'http://?',
    'www.',
    'tel:*67#',
    'mailto:',
    '@ana',
    'ana@',
    'ana@exemplo',
    'a@b..c',
    '+55',
    'protocolo 20260310123456',
    'CPF 123.456.789-09, CEP 01310-100',
    'nota 33 12345-6789-01',
    'código AB12 4002-8922X',
    'de 2026-11 4002-8922/7',
    'ramal 4002-8922',
    '<a href="javascript:alert(1)">x</a>',
    '<img src=x onerror=alert(1)>',
  ])('does not link %j', (text) => {
    expect(JSON.stringify(tokenize(text, 3))).not.toContain('"link"');
    expect(written(tokenize(text, 3))).toBe(text);
  });

  it('never gives an address of another scheme, whatever surrounds it', () => {
    const hostile = [
      'javascript:https://a.com',
      'https://a.com/javascript:alert(1)',
      'jav&#x09;ascript:www.a.com',
    ];
    for (const text of hostile) {
      for (const token of tokenize(text, 3)) {
        if (token.kind === 'link') expect(token.href).toMatch(/^(https?|mailto|tel):/u);
      }
    }
  });
});

describe('hostile length', () => {
  const times = 200_000;
  it.each([
    ['marks', '*'.repeat(times)],
    ['pairs of marks', '*a_b~'.repeat(times)],
    ['openers, then closers', `${' *a _b ~c'.repeat(times)}${'c~ b_ a* '.repeat(times)}`],
    ['back ticks', '`'.repeat(times)],
    ['single ticks on lines', '`\n'.repeat(times)],
    ['fences of spaces', '``` '.repeat(times)],
    ['letters', 'a'.repeat(times * 5)],
    ['at signs', 'a@'.repeat(times)],
    ['dots', `a@${'b.'.repeat(times)}`],
    ['closing brackets', `https://a.com/${')'.repeat(times)}`],
    ['schemes', 'https://'.repeat(times)],
    ['phones', '+1 '.repeat(times)],
    ['less-than signs', '<'.repeat(times)],
    ['joined emoji', '👩‍👩‍👧'.repeat(times / 10)],
  ])('%s cost in proportion and lose nothing', (_what, text) => {
    const before = process.cpuUsage();
    const tokens = tokenize(text, 3);
    // Work that grows with the square takes minutes of the processor here; this takes a fraction of a second.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
    const letters = (s: string) => s.replace(/[*_~`\n ]/gu, '');
    expect(letters(previewAll(tokens))).toBe(letters(text));
  });

  function previewAll(tokens: readonly Token[]): string {
    return tokens.map((token) => ('children' in token ? previewAll(token.children) : token.text)).join('');
  }

  it('never nests more than three emphases', () => {
    const depth = (tokens: readonly Token[]): number =>
      Math.max(0, ...tokens.map((token) => ('children' in token ? 1 + depth(token.children) : 0)));
    expect(depth(tokenize(`${'*_~'.repeat(500)}x${'~_*'.repeat(500)}`, 3))).toBeLessThanOrEqual(3);
  });
});

describe('preview', () => {
  it.each([
    ['*Oi*,\n\n_tudo_   bem?', 'Oi, tudo bem?'],
    ['```a\nb```', 'a b'],
    ['veja https://exemplo.com', 'veja https://exemplo.com'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(previewOf(text, 3)).toBe(expected);
  });

  it('has no mark of what is emphasised beyond where it is cut', () => {
    expect(previewOf(`*${'a'.repeat(600)}* b`, 3, 20)).toBe(`${'a'.repeat(19)}…`);
  });

  it('is cut with an ellipsis', () => {
    const preview = previewOf('a'.repeat(500), 3, 20);
    expect(preview).toHaveLength(20);
    expect(preview.endsWith('…')).toBe(true);
  });

  it.each([
    ['an emoji', `${'a'.repeat(18)}😀 e mais palavras`, `${'a'.repeat(18)}😀…`],
    ['a family', `${'a'.repeat(18)}👩‍👩‍👧 e mais palavras`, `${'a'.repeat(18)}👩‍👩‍👧…`],
    ['an accent', `${'a'.repeat(18)}e\u0301 e mais palavras`, `${'a'.repeat(18)}e\u0301…`],
  ])('keeps %s whole where it is cut', (_what, text, expected) => {
    expect(previewOf(text, 3, 20)).toBe(expected);
  });

  it('has no half of an emoji where its source ends', () => {
    expect(previewOf(`oi${' '.repeat(997)}😀`, 3)).toBe('oi');
  });
});
