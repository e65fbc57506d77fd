/** Languages that customers write in. */
export type Language = 'pt' | 'es' | 'en';

/** What a customer of one language may say. */
export interface Script {
  subjects: readonly string[];
  openings: readonly string[];
  answers: readonly string[];
  nudges: readonly string[];
  thanks: readonly string[];
  captions: readonly string[];
}

/** The customers' words, by language. */
export const SCRIPTS: Record<Language, Script> = {
  pt: {
    subjects: ['Dúvida sobre a fatura', 'Pedido não chegou', 'Troca de produto'],
    openings: [
      'Bom dia! Meu pedido ainda não chegou, podem verificar?',
      'Olá, queria trocar o tamanho de um produto.',
      'Oi, a fatura deste mês veio com um valor diferente.',
      'Boa tarde, vocês têm esse modelo na cor azul?',
    ],
    answers: [
      'O número do pedido é 48213.',
      'Certo, fico no aguardo.',
      'Foi comprado na semana passada, pelo site.',
      'Ainda não, pode me mandar de novo?',
      'Entendi. E qual é o prazo?',
    ],
    nudges: ['Alguém pode me ajudar?', 'Oi? Ainda estão aí?'],
    thanks: ['Perfeito, muito obrigada!', 'Resolvido, obrigado pela atenção 😊'],
    captions: ['Segue a foto do produto.', 'Veja como chegou.'],
  },
  es: {
    subjects: ['Consulta sobre mi factura', 'Mi pedido no llegó'],
    openings: [
      'Hola, buenos días. Mi pedido todavía no llega.',
      '¿Hacen envíos a Valparaíso?',
      'Buenas, necesito cambiar la dirección de entrega.',
    ],
    answers: [
      'El número de pedido es 7731.',
      'Sí, lo pagué con tarjeta.',
      'De acuerdo, quedo atenta.',
      '¿Y cuánto demora?',
    ],
    nudges: ['¿Siguen ahí?', '¿Alguien me puede ayudar, por favor?'],
    thanks: ['¡Muchas gracias por la ayuda!', 'Perfecto, gracias.'],
    captions: ['Les mando la foto.', 'Así llegó el producto.'],
  },
  en: {
    subjects: ['Question about my invoice', 'Order not delivered'],
    openings: [
      "Hi, my order hasn't arrived yet. Could you check?",
      'Hello, I was charged twice this month.',
      'Do you have this in another size?',
    ],
    answers: [
      'The order number is 9042.',
      'I paid by credit card last Monday.',
      "Sure, I'll wait.",
      'How long will that take?',
    ],
    nudges: ['Hello? Anyone there?', 'Could somebody help me, please?'],
    thanks: ['Great, thank you very much!', 'That solves it, thanks for your help.'],
    captions: ['Here is a picture.', 'This is how it arrived.'],
  },
};

/** What the form of a site asks before a chat. */
export function siteForm(language: Language): Record<string, unknown> {
  return { Idioma: language, Página: { título: 'Contato', endereço: 'https://loja.exemplo.com/contato' } };
}

/** An e-mail body around a line of text, as mail programs write them. */
export function mailHtml(line: string, name: string): string {
  const text = line.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return [
    '<div style="font-family:Arial,sans-serif;font-size:14px">',
    `<p>${text}</p>`,
    '<p style="color:#666">--<br>',
    `<b>${name.replace(/</g, '&lt;')}</b></p>`,
    '</div>',
  ].join('');
}
