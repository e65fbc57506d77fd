/** Texts that are hard on whoever shows them: what simulated customers write beside their scripts. */

const PARAGRAPH =
  'Comprei o produto pela loja no começo do mês, paguei no cartão em três vezes e recebi a confirmação no mesmo dia. ' +
  'Desde então o acompanhamento mostra “em separação”, e no telefone cada pessoa me diz outra coisa. ';

/** Some screens long, with line breaks. */
export const LONG_TEXTS: readonly string[] = [
  Array.from({ length: 12 }, (_, at) => `${String(at + 1)}. ${PARAGRAPH}`).join('\n\n'),
  `${PARAGRAPH.repeat(3)}\n${'protocolo'.repeat(60)}`,
];

/** Arabic and Hebrew, alone and among Latin words and numbers. */
export const RIGHT_TO_LEFT_TEXTS: readonly string[] = [
  'مرحبا، لم يصل طلبي حتى الآن. هل يمكنكم المساعدة؟',
  'שלום, ההזמנה שלי עדיין לא הגיעה',
  'رقم الطلب هو 48213 (pedido 48213) شكرا',
  'O nome no cartão é محمد السيد, e o pedido é 7731.',
];

/** Single emoji, sequences of several code points, flags and skin tones. */
export const EMOJI_TEXTS: readonly string[] = [
  '👍',
  '🎉🎉🎉',
  '👩‍👩‍👧‍👦 🏳️‍🌈 🇧🇷 🇨🇱',
  'Adorei 🥰 obrigada 🙏🏽 até logo 👋🏿',
];

/** Addresses of pages, mail and telephones, some at the edge of punctuation. */
export const LINK_TEXTS: readonly string[] = [
  'É este aqui: https://exemplo.com.br/produto/48213?cor=azul&tamanho=m#detalhes',
  'Vi em www.exemplo.com.br (na página de trocas), e também em https://exemplo.com/a_b_c.',
  'Pode mandar para maria.souza@exemplo.com.br ou ligar em +55 11 4002-8922.',
  'javascript:alert(1) não é um link, https://exemplo.com é.',
];

/** The marks of messaging apps, and what only looks like them. */
export const MARKED_TEXTS: readonly string[] = [
  '*Urgente*: o pedido _não_ chegou, o valor de ~R$ 90~ R$ 80 está errado.',
  'O código é `AB_12_CD`, 2*3*4 e arquivo_final_v2.pdf',
  '```\nerro 500\nlinha 2\n```',
  '<b>não é negrito</b> & <script>nem programa</script>',
];

/** Short lines that come one right after the other. */
export const BURST_TEXTS: readonly string[] = ['oi', 'então', 'é que', 'o pedido', 'não veio', '?', '??'];
