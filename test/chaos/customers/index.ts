import type { Atendimento } from '../../../src/services/realtime/contract';
import type { Prng } from '../../../sandbox/seed/prng';
import { NotNow, type ChaosEvent, type Scene } from '../scene';
import type { Deck } from '../schedule';
import { arriveByMail, writeMail } from './mails';
import { conversationsOf } from './own';

/** The queues in which customers write; the agent is in all of them. */
export const CHAT_QUEUES = ['Chat Site', 'WhatsApp Vendas', 'WhatsApp Suporte', 'Telegram'] as const;

/** More would only wait. */
const MOST = 6;

/** What customers say beside plain text. */
const CONTENTS = ['long', 'emoji', 'image', 'document', 'quote', 'deletion', 'burst'] as const;

/** Those that are written in lines, not in mails. */
async function chatsOf(scene: Scene): Promise<Atendimento[]> {
  return (await conversationsOf(scene)).filter(({ queueTypeID }) => queueTypeID !== 4);
}

async function some(scene: Scene, prng: Prng): Promise<Atendimento> {
  const own = await chatsOf(scene);
  const index = prng.int(0, 1_000);
  const found = own[index % Math.max(1, own.length)];
  if (found === undefined) throw new NotNow('no conversation');
  return found;
}

/** A customer comes. */
const arrive: ChaosEvent = async (scene, prng) => {
  const numero = `55119${String(prng.int(10_000_000, 99_999_999))}`;
  const queue = prng.pick(CHAT_QUEUES);
  if ((await chatsOf(scene)).length >= MOST) throw new NotNow('enough to do');
  const opening = { queue, numero, fromName: `Cliente ${numero.slice(-4)}`, texto: 'Bom dia!' };
  await scene.centre.control.openConversation(opening);
};

/** A customer writes. */
const write: ChaosEvent = async (scene, prng) => {
  const { id } = await some(scene, prng);
  await scene.centre.control.customerWrites({
    idAtendimento: id,
    texto: `E agora? ${String(prng.int(0, 9_999))}`,
  });
};

/** A customer sends something that is no plain text. */
const sendContent: ChaosEvent = async (scene, prng) => {
  const { id } = await some(scene, prng);
  const order = { idAtendimento: id, tipo: prng.pick(CONTENTS), seed: prng.int(0, 1_000) };
  await scene.centre.control.customerSends(order);
};

/** What customers do, by name. */
export const CUSTOMERS = { arrive, write, sendContent, arriveByMail, writeMail } satisfies Record<
  string,
  ChaosEvent
>;

/** How often in one round. */
export const CUSTOMER_DECK: Deck<keyof typeof CUSTOMERS> = {
  arrive: 2,
  write: 5,
  sendContent: 1,
  arriveByMail: 1,
  writeMail: 1,
};
