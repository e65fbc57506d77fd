import { setTimeout as sleep } from 'node:timers/promises';
import { ANA } from '../e2e/support/agents';
import { frame } from '../e2e/support/screens/frame';
import { historyScreen } from '../e2e/support/screens/history';
import { signIn } from '../e2e/support/steps';
import type { Visitor } from '../e2e/support/visitor';
import { startWorld, type World } from '../e2e/support/world';
import type { Row } from './row';
import { bundlePage } from './support/bundlePage';
import { percentile, spread } from './support/stats';
import { UNPACED } from './support/typist';

const CALLS = 20_000;

const DAYS = 6;

const VISITS = 6;

const SORTS = 30;

const SEARCHES = 20;

const WARM_UPS = 3;

/** The search rests so long after a keystroke (spec 1 §9). */
const REST_MS = 500;

const MOST_FOR_FIRST_MS = 500;

const MOST_FOR_SORT_MS = 150;

const MOST_FOR_RESULT_MS = 50;

/** ms that the sandbox takes for its answer alone: what no console can be quicker than. */
async function answerTime({ sandbox }: World): Promise<number> {
  const query = new URLSearchParams({ agentes: JSON.stringify(['Ana Souza']), max: '-1', page: '1' });
  const url = `http://localhost:${String(sandbox.httpPort)}/api/v2/filas/ligacoes?${query.toString()}`;
  const began = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${sandbox.bearer}` } });
  await answer.text();
  return performance.now() - began;
}

/** ms from the click on the menu to the first painted rows, in a page that was just loaded, and to all of them. */
async function opened(visitor: Visitor): Promise<{ first: number; all: number }> {
  const { page, w } = visitor;
  await visitor.go('/home');
  await frame(visitor).shown();
  await sleep(1_000);
  await page.evaluate(`expectShown('click', '.history__table tbody tr')`);
  const began = performance.now();
  await page.getByRole('link', { name: w('nav.history') }).click();
  const first = Number(await page.evaluate('measuredPaint()'));
  await page.getByText(w('history.reading')).waitFor({ state: 'hidden' });
  return { first, all: performance.now() - began };
}

/** ms from the click on a head to the painted rows in their new order; in turn one way and the other. */
async function sorted(visitor: Visitor, round: number): Promise<number> {
  const { page } = visitor;
  const button = historyScreen(visitor).head('history.name').getByRole('button');
  await sleep(200);
  const way = round % 2 === 0 ? 'ascending' : 'descending';
  await page.evaluate(`expectShown('click', 'th[aria-sort="${way}"] .history__way .icon')`);
  await button.click();
  return Number(await page.evaluate('measuredPaint()'));
}

/** ms from the last digit of a number to the painted call that has it, without the rest after typing. */
async function found(visitor: Visitor, round: number): Promise<number> {
  const { page } = visitor;
  const { search } = historyScreen(visitor);
  const number = `55419${String(60_000_000 + ((round * 1_237) % CALLS))}`;
  await search.fill(number.slice(0, -1));
  await sleep(REST_MS * 2);
  await search.press('End');
  await page.evaluate(`expectShown('keydown', '.history__table[aria-rowcount="2"]')`);
  await page.keyboard.press(number.slice(-1));
  return Number(await page.evaluate('measuredPaint()')) - REST_MS;
}

function rowOf(name: string, samples: readonly number[], most: number): Row {
  const target = `p95 ≤ ${String(most)} ms`;
  return { name, value: spread(samples), target, ok: percentile(samples, 0.95) <= most };
}

/** What 20,000 calls of the history cost: until the first and all of them show, a sort, a search among them. */
export async function run(): Promise<Row[]> {
  const script = await bundlePage('paintPage');
  const world = await startWorld({}, UNPACED);
  try {
    world.control.seedHistory({ nome: ANA.login, calls: CALLS, days: DAYS });
    const visitor = await world.visit();
    await visitor.context.addInitScript({ content: script });
    await signIn(visitor, ANA);
    const answers: number[] = [];
    const visits: { first: number; all: number }[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      answers.push(await answerTime(world));
      visits.push(await opened(visitor));
    }
    const sorts: number[] = [];
    for (let round = 0; round < WARM_UPS + SORTS; round += 1) sorts.push(await sorted(visitor, round));
    const results: number[] = [];
    for (let round = 0; round < WARM_UPS + SEARCHES; round += 1) results.push(await found(visitor, round));
    const answer = percentile(answers, 0.5);
    const firsts = visits.slice(1).map(({ first }) => Math.max(0, first - answer));
    return [
      {
        name: 'history, floor: the sandbox’s answer of 20,000 calls',
        value: spread(answers),
        target: '',
        ok: true,
      },
      rowOf('history, click to first painted rows of 20,000, without that answer', firsts, MOST_FOR_FIRST_MS),
      {
        name: 'history, click to all 20,000 calls in the table',
        value: spread(visits.slice(1).map(({ all }) => all)),
        target: '',
        ok: true,
      },
      rowOf(
        'history, click on a head to 20,000 calls sorted by name',
        sorts.slice(WARM_UPS),
        MOST_FOR_SORT_MS,
      ),
      rowOf(
        'history, keystroke to painted result of 20,000, after the rest',
        results.slice(WARM_UPS),
        MOST_FOR_RESULT_MS,
      ),
    ];
  } finally {
    await world.close();
  }
}
