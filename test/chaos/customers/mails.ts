import { MAIL_KINDS } from '../../../sandbox/customers/mails';
import { NotNow, type Scene, type ChaosEvent } from '../scene';
import type { Prng } from '../../../sandbox/seed/prng';
import { conversationsOf } from './own';

/** The queue to which customers write mails. */
export const MAIL_QUEUE = 'E-mail SAC';

/** More would only wait. */
const MOST = 3;

async function mailsOf(scene: Scene): Promise<{ id: number | string }[]> {
  return (await conversationsOf(scene)).filter(({ queueTypeID }) => queueTypeID === 4);
}

/** A mail as simple programs send it: to the queue, and to somebody else. */
function rawMail(number: number): string {
  const address = `cliente${String(number)}@exemplo.com`;
  return [
    `From: Cliente ${String(number)} <${address}>`,
    'To: sac@exemplo.com.br, chefe@exemplo.com',
    `Subject: Pedido ${String(number)}`,
    `Message-ID: <${String(number)}.${String(Date.now())}@exemplo.com>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Onde esta o pedido ${String(number)}?`,
    '',
  ].join('\r\n');
}

/** A customer writes a first mail. */
export const arriveByMail: ChaosEvent = async (scene, prng) => {
  const number = prng.int(1_000, 9_999);
  if ((await mailsOf(scene)).length >= MOST) throw new NotNow('enough to do');
  const base64 = Buffer.from(rawMail(number)).toString('base64');
  await scene.centre.control.mailArrives({ base64 });
};

/** A customer who wrote a mail writes another one, as any program may send it. */
export const writeMail: ChaosEvent = async (scene: Scene, prng: Prng) => {
  const own = await mailsOf(scene);
  const index = prng.int(0, 1_000);
  const tipo = prng.pick(MAIL_KINDS);
  const seed = prng.int(0, 1_000);
  const found = own[index % Math.max(1, own.length)];
  if (found === undefined) throw new NotNow('no mail');
  await scene.centre.control.customerMails({ idAtendimento: found.id, tipo, seed });
};
