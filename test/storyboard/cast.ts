import type { Stage } from './stage';

const MINUTE = 60_000;

/** Who comes, in this order: a contact of the sandbox by its id, or somebody by name and address. */
const CUSTOMERS = {
  telegram: { queue: 'Telegram', idCliente: 8, texto: 'Oi, vocês abrem no sábado?' },
  official: { queue: 'WhatsApp Oficial', idCliente: 5, texto: 'Pode me chamar quando chegar, por favor.' },
  instagram: { queue: 'Instagram', idCliente: 7, texto: 'Vi a promoção nos stories 😍 ainda vale?' },
  webchat: { queue: 'Webchat Externo', idCliente: 11, texto: 'Não consigo entrar na minha conta.' },
  media: { queue: 'WhatsApp Suporte', idCliente: 3, texto: 'O aparelho chegou assim:' },
  texts: { queue: 'Chat Financeiro', idCliente: 10, texto: 'Preciso da segunda via do boleto.' },
  mail: {
    queue: 'E-mail SAC',
    idCliente: 1,
    assunto: 'Cobrança em duplicidade na fatura de março',
    texto:
      '<p>Bom dia,</p><p>a fatura de março veio com a mesma cobrança duas vezes.</p><p>Emily Almeida</p>',
  },
  site: { queue: 'Chat Site', idCliente: 6, texto: 'Qual é o prazo para o interior de Minas?' },
  sale: { queue: 'WhatsApp Vendas', idCliente: 2, texto: 'Bom dia! O pedido 4711 já saiu?' },
} as const;

/** Who comes, by what is shown of their conversation. */
export type Customer = keyof typeof CUSTOMERS;

/** The queues by which they come. */
export const QUEUES: readonly string[] = [
  ...new Set([...Object.values(CUSTOMERS).map(({ queue }) => queue), 'Voz Atendimento']),
];

/** As many as the agent may have at a time: who comes later waits. */
export const MOST = Object.keys(CUSTOMERS).length;

const WAITING = [
  { queue: 'WhatsApp Vendas', idCliente: 12, texto: 'Alguém pode me ajudar?' },
  { queue: 'WhatsApp Vendas', idCliente: 13, texto: 'Quero fazer um pedido' },
  { queue: 'Chat Site', idCliente: 14, texto: 'Olá' },
];

/** All that customers send beside plain text. */
function sendKinds(stage: Stage): void {
  const { control } = stage.world;
  const [media, texts] = [idOf(stage, 'media'), idOf(stage, 'texts')];
  const send = (idAtendimento: string, ...kinds: Parameters<typeof control.customerSends>[0]['tipo'][]) => {
    for (const tipo of kinds) control.customerSends({ idAtendimento, tipo, seed: 3 });
  };
  send(media, 'image', 'audio', 'document');
  send(texts, 'rightToLeft', 'link', 'marked', 'quote', 'deletion', 'emoji');
}

/** Has all of them have come, one every few minutes until now, with the agent in the queues. */
export async function arrive(stage: Stage): Promise<void> {
  const { clock } = stage;
  const { control } = stage.world;
  clock.turnBack((2 * MOST + WAITING.length + 1) * MINUTE);
  for (const [who, customer] of Object.entries(CUSTOMERS)) {
    stage.cast.set(who, String(control.openConversation(customer).id));
    await clock.pass(2 * MINUTE);
  }
  for (const tipo of ['gmail', 'files'] as const) {
    await control.customerMails({ idAtendimento: idOf(stage, 'mail'), tipo, seed: 1 });
  }
  sendKinds(stage);
  await clock.pass(MINUTE);
  for (const customer of WAITING) {
    control.openConversation(customer);
    await clock.pass(MINUTE);
  }
}

/** The conversation of somebody of the cast. @throws Error before they came */
export function idOf({ cast }: Stage, who: Customer): string {
  const id = cast.get(who);
  if (id === undefined) throw new Error(`${who} has not come yet`);
  return id;
}
