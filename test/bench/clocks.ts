import { conversationList } from '../e2e/support/screens/list';
import type { Row } from './row';
import { startBusyAgent } from './support/busyAgent';
import type { Drawn } from './support/clocksPage';

const CONVERSATIONS = 2_000;

/** The customer wrote last: each waits. */
const MESSAGES = 3;

/** More than there are rows in view. */
const WRITERS = 20;

/** Long enough for what is told in minutes, too. */
const WATCHED_S = 65;

/** What the clocks of the customers who wait draw in a list of thousands where nothing else happens. */
export async function run(): Promise<Row[]> {
  const agent = await startBusyAgent(CONVERSATIONS, MESSAGES, { pages: ['clocksPage'] });
  try {
    const { page } = agent.visitor;
    await conversationList(agent.visitor).rows.first().waitFor();
    // Those in view wait since now: what is told changes within the minute.
    for (const id of agent.ids.slice(0, WRITERS))
      agent.world.control.customerWrites({ idAtendimento: id, texto: 'Alguém aí?' });
    await conversationList(agent.visitor).rows.filter({ hasText: 'Alguém aí?' }).nth(5).waitFor();
    // What is fetched after the first screen draws too.
    await page.waitForLoadState('networkidle');
    const drawn = await page.evaluate<Drawn>(`watchRows(${String(WATCHED_S * 1_000)})`);
    const perSecond = (count: number) => `${(count / WATCHED_S).toFixed(2)} a second`;
    const list = `clocks, ${CONVERSATIONS.toLocaleString('en-US')} who wait, ${String(drawn.rows)} rows in view`;
    return [
      {
        name: `${list}, changes of text in them`,
        value: perSecond(drawn.text),
        target: '≤ 1 a row',
        ok: drawn.text > 0 && drawn.text <= WATCHED_S * drawn.rows,
      },
      {
        name: `${list}, other changes in them`,
        value: perSecond(drawn.other),
        target: '0',
        ok: drawn.other === 0,
      },
      {
        name: `${list}, changes in the ${String(drawn.spare)} beside them`,
        value: perSecond(drawn.unseen),
        target: '≤ 1 a row and minute',
        ok: drawn.unseen <= Math.ceil(WATCHED_S / 60) * drawn.spare,
      },
    ];
  } finally {
    await agent.close();
  }
}
