import { chat } from '../e2e/support/screens/chat';
import { conversationList } from '../e2e/support/screens/list';
import type { Visitor } from '../e2e/support/visitor';
import type { Row } from './row';
import { startBusyAgent } from './support/busyAgent';
import { percentile, spread } from './support/stats';
import { throttle, type, UNPACED } from './support/typist';

const CONVERSATIONS = 50;

const MESSAGES = 60;

/** How much slower the processor is than this one. */
const THROTTLE = 4;

const MOST_MS = 16;

const WARM_UP = ['Boa tarde, tudo bem com voce '];

const PARTS = [
  'Bom dia, obrigado por esperar. ',
  'Vi aqui que o seu pedido saiu ontem do centro de distribuicao, ',
  'e a transportadora deve entregar ate quinta. ',
  'Posso ajudar em mais alguma coisa por enquanto, ou esta tudo certo. ',
];

/** What the browser itself takes on this machine, for comparison. */
async function floor({ context, ...visitor }: Visitor): Promise<Row> {
  const page = await context.newPage();
  await page.goto('data:text/html,<textarea rows=5 cols=60>');
  await page.locator('textarea').click();
  const plain = { ...visitor, context, page };
  await throttle(plain, THROTTLE);
  const { paints } = await type(plain, WARM_UP);
  await page.close();
  const name = `typing, floor: a plain text box, processor ${String(THROTTLE)} times slower`;
  return { name, value: spread(paints), target: '', ok: true };
}

/** From a key to the frame that shows it, in the composer of an open conversation on a slow machine. */
export async function run(): Promise<Row[]> {
  const agent = await startBusyAgent(CONVERSATIONS, MESSAGES, { pages: ['typingPage'], flags: UNPACED });
  try {
    const { ids, visitor } = agent;
    const plain = await floor(visitor);
    await conversationList(visitor)
      .row(ids.at(-1) ?? 0)
      .click();
    const { bubbles, composer } = chat(visitor);
    await bubbles.first().waitFor();
    await composer.click();
    await throttle(visitor, THROTTLE);
    await type(visitor, WARM_UP);
    const { paints } = await type(visitor, PARTS);
    return [
      plain,
      {
        name: `typing, key to paint in the composer, processor ${String(THROTTLE)} times slower`,
        value: spread(paints),
        target: `p95 ≤ ${String(MOST_MS)} ms`,
        ok: percentile(paints, 0.95) <= MOST_MS,
      },
    ];
  } finally {
    await agent.close();
  }
}
