import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instrument } from '@redux-devtools/instrument';
import { importState } from '@redux-devtools/utils';
import { legacy_createStore as createStore } from 'redux';
import { root } from '../../scripts/run';
import { stateHash } from '../../src/store/actionLog/stateHash';
import { redactState } from '../../src/store/actionLog/stateRedaction';
import { rootReducer } from '../../src/store/rootReducer';
import { ANA } from './support/agents';
import { eventually } from './support/eventually';
import { exportLog, replayed } from './support/exportedLog';
import { acknowledges } from './support/dialect';
import { expectNoIncidents } from './support/incidents';
import { chat } from './support/screens/chat';
import { classifyDialog, endQuestion } from './support/screens/dialogs';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { loginPage } from './support/screens/login';
import { shoot } from './support/shot';
import { setUp } from './support/steps';
import type { Visitor } from './support/visitor';
import { startWorld } from './support/world';
import type { World } from './support/world';

/** Words that may only ever be read in the conversation itself. */
const SAID = {
  customer: 'Meu cartão termina em 4471',
  agent: 'O seu limite é de 900 reais',
  notes: 'Cliente pediu sigilo',
  draft: 'Ainda não enviei isto',
};

let world: World;
let visitor: Visitor;
let token = '';
const folder = mkdtempSync(join(tmpdir(), 'agent-console-log-'));
const files = { full: join(folder, 'full.json'), devtools: join(folder, 'devtools.json') };

/** Signs in with the mouse and keyboard, and keeps the token that is used from then on. */
async function signInSaving(): Promise<void> {
  await setUp(visitor);
  visitor.page.on('request', (request) => {
    const bearer = request.headers()['authorization'];
    if (bearer !== undefined) token = bearer.replace(/^Bearer /, '');
  });
  const { saveCredentials, enterAs } = loginPage(visitor);
  await saveCredentials.check();
  await enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
}

/** From a customer's first word to the classified end, with a reload and a lost line on the way. */
async function livePath(): Promise<void> {
  const opening = { queue: 'WhatsApp Suporte', fromName: 'Nara Gil', numero: '5511933330001', idCliente: 1 };
  await frame(visitor).join('WhatsApp Suporte');
  const { id } = world.control.openConversation({ ...opening, texto: SAID.customer });
  const { bubble, say, delivered, composer, act, heading } = chat(visitor);
  await conversationList(visitor).row(id).click();
  await bubble(SAID.customer).waitFor();
  await say(SAID.agent);
  await delivered(SAID.agent, 'message.status.seen');
  await composer.fill(SAID.draft);
  await visitor.page.reload();
  await eventually(async () => expect(await composer.inputValue()).toBe(SAID.draft));
  world.control.dropSockets({ nome: ANA.login });
  await eventually(() => expect(world.control.agent({ nome: ANA.login }).sockets).toBe(0));
  world.control.customerWrites({ idAtendimento: id, texto: `${SAID.customer}, viu?` });
  await bubble('viu?').waitFor();
  await act('conversation.end');
  const { dialog, choose, notes, save } = classifyDialog(visitor);
  await dialog.waitFor();
  await choose('classification', 'Engano');
  await notes.fill(SAID.notes);
  await save.click();
  await endQuestion(visitor).yes.click();
  await heading('Nara Gil').waitFor({ state: 'hidden' });
}

beforeAll(async () => {
  world = await startWorld();
  visitor = await world.visit();
  await signInSaving();
  await livePath();
  await exportLog(visitor, [
    ['devtools', files.devtools],
    ['full', files.full],
  ]);
});

afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

test('an agent lives through the path without an incident', () => {
  expectNoIncidents(visitor.incidents);
});

test('the command line replays the full log to the state that the live store had', () => {
  const { recordedHash } = replayed(files.full).log;
  expect(recordedHash).toMatch(/^[0-9a-f]{16}$/);
  const command = ['--import', 'tsx', 'scripts/replay.ts', files.full];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(stdout).toContain(`final state  ${recordedHash ?? ''}  as recorded`);
  expect(status).toBe(0);
});

test('the replay page comes to the same state, and to every one on the way', async () => {
  const developer = await world.visit({ language: 'eng_US' });
  const { page, w } = developer;
  await developer.go('/replay');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: w('replay.openFile') }).click();
  await (await chosen).setFiles(files.full);
  await page.getByText(w('replay.verdict.same')).waitFor();
  await page.getByText(replayed(files.full).finalHash).waitFor();
  await shoot(page, 'replay');
  const position = page.getByRole('slider', { name: w('replay.position') });
  const last = await position.getAttribute('max');
  await page.getByRole('button', { name: w('replay.start') }).click();
  await eventually(async () => expect(await position.inputValue()).toBe('0'));
  await page.getByRole('button', { name: w('replay.forward') }).click();
  await eventually(async () => expect(await position.inputValue()).toBe('1'));
  await page.getByRole('button', { name: w('replay.end'), exact: true }).click();
  await eventually(async () => expect(await position.inputValue()).toBe(last));
  expectNoIncidents(developer.incidents);
});

test('the full log holds the whole path and nothing that went wrong', () => {
  const { entries, anomalies, log } = replayed(files.full);
  const types = new Set(entries.map(({ action }) => action.type));
  // Without numbers a message is read as often as it is told.
  const heard = acknowledges ? 'messages/received' : 'messages/loaded';
  for (const type of ['auth/loggedIn', heard, 'outbox/queued', 'conversations/ended']) {
    expect(types).toContain(type);
  }
  // Two pages: the reload began another segment.
  expect(log.segments.length).toBeGreaterThanOrEqual(2);
  const bad = ['rejected', 'sagaFailed', 'featureLost', 'threw', 'snapshotDiffers'];
  expect(anomalies.filter(({ kind }) => bad.includes(kind))).toEqual([]);
});

test('Redux DevTools imports its file and comes to the state that the live store had then', () => {
  const text = readFileSync(files.devtools, 'utf8');
  const store = createStore(rootReducer, undefined, instrument(undefined, { maxAge: Infinity }));
  store.liftedStore.dispatch({ type: 'IMPORT_STATE', ...importState(text, {}) } as never);
  const { actionsById, computedStates } = store.liftedStore.getState();
  expect(computedStates.filter((state) => 'error' in state)).toEqual([]);

  const last = Object.values(actionsById).at(-1)?.action as { meta: { id: string } } | undefined;
  const whole = replayed(files.full);
  const position = whole.entries.findIndex(({ action }) => action.meta.id === last?.meta.id) + 1;
  expect(position).toBeGreaterThan(0);
  expect(stateHash(redactState(store.getState()))).toBe(stateHash(redactState(whole.stateAt(position))));
});

test('no file tells a password, a token or what was said', () => {
  const secrets = [ANA.password, world.sandbox.bearer, token, ...Object.values(SAID)];
  expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  for (const file of Object.values(files)) {
    const text = readFileSync(file, 'utf8');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});
