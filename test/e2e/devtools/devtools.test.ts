import { writeFileSync } from 'node:fs';
import { devtoolsFile } from '../../../src/store/actionLog/devtoolsFile';
import { stateHash } from '../../../src/store/actionLog/stateHash';
import { redactState } from '../../../src/store/actionLog/stateRedaction';
import type { LogTimeline } from '../../../src/store/actionLog/types';
import { comesUp, signsIn, works } from '../../replay/support/daysWork';
import { recordLog } from '../../replay/support/recordLog';
import { ANA } from '../support/agents';
import { exportLog, replayed } from '../support/exportedLog';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { setUp, signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { developmentConsole } from './support/cached';
import { ignoreLongTasks, installExtension, openDevTools, stateOf, type DevTools } from './support/devtools';

// One after the other: two of them would build the same.
test.describe.configure({ mode: 'default', timeout: 400_000 });

// A trace has the whole page at every step: thousands of rows.
test.use({
  trace: 'off',
  centre: async ({}, use) => {
    await use({ distDir: await developmentConsole() });
  },
});

/** Actions that the store makes itself, with functions in them. */
const OWN = /^(?:@@INIT$|persist\/)/;

const FIRST = 'Meu pedido não chegou';

const SECOND = 'Já faz uma semana';

/** Every so many rounds a day's work has some 5 actions for each of them. */
const ACTIONS_A_ROUND = 2.5;

async function hashNow(visitor: Visitor): Promise<string> {
  return stateHash(redactState(await stateOf(visitor)));
}

/** Thousands of states are drawn as they come: a machine takes its time. */
const IMPORTED_MS = 150_000;

/** Imports a file into a console that nobody signed in at, and compares it with the log's own replay. */
async function importedAs(
  visitor: Visitor,
  path: string,
  { entries, finalHash }: LogTimeline,
): Promise<DevTools> {
  await ignoreLongTasks(visitor);
  await installExtension(visitor);
  await setUp(visitor);
  const tools = await openDevTools(visitor);
  await expect(tools.position).toBeVisible();
  await tools.importFile(path);
  await expect(tools.position).toHaveAttribute('max', String(entries.length), { timeout: IMPORTED_MS });
  expect(await tools.types()).toEqual(['@@INIT', ...entries.map(({ action }) => action.type)]);
  expect(await hashNow(visitor)).toBe(finalHash);
  return tools;
}

/** The console has the state that the log's replay has there. */
async function expectAt(visitor: Visitor, { stateAt }: LogTimeline, position: number): Promise<void> {
  await expect
    .poll(() => hashNow(visitor), { timeout: IMPORTED_MS })
    .toBe(stateHash(redactState(stateAt(position))));
}

/** The number in the list of actions of one whose type comes least often. */
function rarest({ entries }: LogTimeline): number {
  const counts = new Map<string, number>();
  for (const { action } of entries) counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
  const least = Math.min(...counts.values());
  return entries.findIndex(({ action }) => counts.get(action.type) === least) + 1;
}

/** A customer writes twice, the agent answers between; gives the number of the second message in the list of actions. */
async function chatted({ control }: World, visitor: Visitor, tools: DevTools): Promise<number> {
  await frame(visitor).join('WhatsApp Suporte');
  const opening = { queue: 'WhatsApp Suporte', fromName: 'Nara Gil', numero: '5511933330001', idCliente: 1 };
  const { id } = control.openConversation({ ...opening, texto: FIRST });
  const { bubble, say, delivered } = chat(visitor);
  await conversationList(visitor).row(id).click();
  await expect(bubble(FIRST)).toBeVisible();
  await say('Vou ver o que houve');
  await delivered('Vou ver o que houve', 'message.status.seen');
  const before = (await tools.types()).length;
  control.customerWrites({ idAtendimento: id, texto: SECOND });
  await expect(bubble(SECOND)).toBeVisible();
  await expect
    .poll(async () => (await tools.types()).indexOf('messages/received', before))
    .toBeGreaterThan(0);
  return (await tools.types()).indexOf('messages/received', before);
}

test('Redux DevTools shows what happens in the console, and travels in its time', async ({
  world,
}, testInfo) => {
  const visitor = await world.visit();
  await installExtension(visitor);
  await signIn(visitor, ANA);
  const tools = await openDevTools(visitor);
  const received = await chatted(world, visitor, tools);
  const { bubble } = chat(visitor);

  await test.step('each action says what it is, when it came to be and which one it is', async () => {
    const types = await tools.types();
    expect(types.filter((type) => !OWN.test(type) && !/^[a-zA-Z]+\/[a-zA-Z]+$/.test(type))).toEqual([]);
    expect(types).toEqual(
      expect.arrayContaining(['auth/loggedIn', 'messages/sendRequested', 'messages/changed']),
    );
    await tools.inspect(received);
    await expect(tools.inspected).toContainText("type: 'messages/received'");
    await expect(tools.inspected).toContainText(SECOND);
    await expect(tools.inspected).toContainText(/meta: \{\s*at: \d{13},\s*id: '[0-9a-f-]{36}'/);
  });

  await test.step('the slider takes the screens back and forth', async () => {
    await tools.travel(received - 1);
    await expect(bubble(SECOND)).toBeHidden();
    await expect(bubble(FIRST)).toBeVisible();
    await tools.travel(received);
    await expect(bubble(SECOND)).toBeVisible();
    await tools.travel(Number(await tools.position.getAttribute('max')));
  });

  await test.step('another console imports what this one exports, and ends in the same state', async () => {
    const path = testInfo.outputPath('devtools.json');
    await exportLog(visitor, [['devtools', path]]);
    const log = replayed(path);
    const developer = await world.visit();
    const { travel } = await importedAs(developer, path, log);
    const half = Math.round(log.entries.length / 2);
    await travel(half);
    await expectAt(developer, log, half);
  });
});

for (const actions of [500, 5_000, 20_000]) {
  test(`Redux DevTools imports ${actions.toLocaleString('en-US')} actions`, async ({ world }, testInfo) => {
    const rounds = actions / ACTIONS_A_ROUND;
    const { segments } = await recordLog([[signsIn, comesUp, (story) => works(story, rounds)]], 3_000);
    const path = testInfo.outputPath('devtools.json');
    writeFileSync(path, devtoolsFile(segments, actions));
    const log = replayed(path);
    expect(log.entries).toHaveLength(actions);
    const visitor = await world.visit();
    const { filter, travel, inspect, inspected } = await importedAs(visitor, path, log);
    const nth = rarest(log);
    const { action } = log.entries[nth - 1] ?? {};
    await filter(action?.type ?? '');
    await travel(actions / 2);
    await expectAt(visitor, log, actions / 2);
    await inspect(nth);
    await expect(inspected).toContainText(`type: '${action?.type ?? ''}'`);
    await expect(inspected).toContainText(`id: '${action?.meta.id ?? ''}'`);
  });
}
