import { ANA } from '../e2e/support/agents';
import { chat } from '../e2e/support/screens/chat';
import { conversationList } from '../e2e/support/screens/list';
import { signIn } from '../e2e/support/steps';
import type { Visitor } from '../e2e/support/visitor';
import { startWorld, type World } from '../e2e/support/world';
import type { Row } from './row';
import { bundlePage } from './support/bundlePage';
import { withFloorPages } from './support/floorPages';
import { percentile, spread } from './support/stats';
import { type } from './support/typist';
import { whileSlowed } from './support/whileSlowed';

const CONVERSATIONS = 50;

const MESSAGES = 60;

/** How much slower the processor is than this one. */
const RATES = [1, 4];

/** How much longer than in a bare box a key may take to its paint. */
const MOST = 1.3;

const WARM_UP = ['Boa tarde, tudo bem com voce '];

const PARTS = [
  'Bom dia, obrigado por esperar. ',
  'Vi aqui que o seu pedido saiu ontem do centro de distribuicao, ',
  'e a transportadora deve entregar ate quinta. ',
  'Posso ajudar em mais alguma coisa por enquanto, ou esta tudo certo. ',
];

async function atComposer(world: World, script: string): Promise<Visitor> {
  const visitor = await world.visit();
  await visitor.context.addInitScript({ content: script });
  await signIn(visitor, ANA);
  await conversationList(visitor).rows.first().click();
  const { bubbles, composer } = chat(visitor);
  await bubbles.first().waitFor();
  await composer.click();
  return visitor;
}

async function atBox(world: World, script: string): Promise<Visitor> {
  const visitor = await world.visit();
  await visitor.context.addInitScript({ content: script });
  await visitor.go('/bare-box.html');
  await visitor.page.getByRole('textbox').click();
  return visitor;
}

/** ms from key to paint in both, and the tasks over 50 ms in the console, with a processor so many times slower. */
async function rowAt(rate: number, composer: Visitor, box: Visitor): Promise<Row> {
  const samples: Record<'composer' | 'box', number[]> = { composer: [], box: [] };
  let blocks = 0;
  const typedAt = (visitor: Visitor, parts: readonly string[]) =>
    whileSlowed(visitor, rate, () => type(visitor, parts));
  for (const visitor of [composer, box]) await typedAt(visitor, WARM_UP);
  for (const part of PARTS) {
    samples.box.push(...(await typedAt(box, [part])).paints);
    const typed = await typedAt(composer, [part]);
    samples.composer.push(...typed.paints);
    blocks += typed.blocks.length;
  }
  const ratio = percentile(samples.composer, 0.95) / percentile(samples.box, 0.95);
  return {
    name: `typing, key to paint in the composer, p95, processor ${String(rate)} times slower`,
    value: `${ratio.toFixed(2)} × floor (${spread(samples.composer)}, ${String(blocks)} long tasks; floor ${spread(samples.box)})`,
    target: `≤ ${String(MOST)} ×`,
    ok: ratio <= MOST,
  };
}

/** From a key to the frame that shows it, in the composer of an open conversation and in a bare text box. */
export async function run(): Promise<Row[]> {
  const pages = await withFloorPages('boxPage');
  const world = await startWorld({ distDir: pages.folder });
  try {
    world.control.seedConversations({ nome: ANA.login, count: CONVERSATIONS, messages: MESSAGES });
    const script = await bundlePage('typingPage');
    const [composer, box] = [await atComposer(world, script), await atBox(world, script)];
    const rows: Row[] = [];
    for (const rate of RATES) rows.push(await rowAt(rate, composer, box));
    return rows;
  } finally {
    await world.close();
    pages.remove();
  }
}
