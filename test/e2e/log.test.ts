import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { instrument } from '@redux-devtools/instrument';
import { importState } from '@redux-devtools/utils';
import { legacy_createStore as createStore } from 'redux';
import { root } from '../../scripts/run';
import { stateHash } from '../../src/store/actionLog/stateHash';
import { redactState } from '../../src/store/actionLog/stateRedaction';
import { rootReducer } from '../../src/store/rootReducer';
import { ANA } from './support/agents';
import { acknowledges } from './support/dialect';
import { exportLog, replayed } from './support/exportedLog';
import { chat } from './support/screens/chat';
import { classifyDialog, endQuestion } from './support/screens/dialogs';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { loginPage } from './support/screens/login';
import { shoot } from './support/shot';
import { setUp } from './support/steps';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';
import type { World } from './support/world';

/** Words that may only ever be read in the conversation itself. */
const SAID = {
  customer: 'Meu cartão termina em 4471',
  agent: 'O seu limite é de 900 reais',
  notes: 'Cliente pediu sigilo',
  draft: 'Ainda não enviei isto',
};

/** Signs in with the mouse and keyboard; gives a function that tells the token used last. */
async function signInSaving(visitor: Visitor): Promise<() => string> {
  let token = '';
  await setUp(visitor);
  visitor.page.on('request', (request) => {
    const bearer = request.headers()['authorization'];
    if (bearer !== undefined) token = bearer.replace(/^Bearer /, '');
  });
  const { saveCredentials, enterAs } = loginPage(visitor);
  await saveCredentials.check();
  await enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  return () => token;
}

/** From a customer's first word to the classified end, with a reload and a lost line on the way. */
async function livePath({ control }: World, visitor: Visitor): Promise<void> {
  const opening = { queue: 'WhatsApp Suporte', fromName: 'Nara Gil', numero: '5511933330001', idCliente: 1 };
  await frame(visitor).join('WhatsApp Suporte');
  const { id } = control.openConversation({ ...opening, texto: SAID.customer });
  const { bubble, say, delivered, composer, act, heading } = chat(visitor);
  await conversationList(visitor).row(id).click();
  await expect(bubble(SAID.customer)).toBeVisible();
  await say(SAID.agent);
  await delivered(SAID.agent, 'message.status.seen');
  await composer.fill(SAID.draft);
  await visitor.page.reload();
  await expect(composer).toHaveValue(SAID.draft);
  control.dropSockets({ nome: ANA.login });
  await expect.poll(() => control.agent({ nome: ANA.login }).sockets).toBe(0);
  control.customerWrites({ idAtendimento: id, texto: `${SAID.customer}, viu?` });
  await expect(bubble('viu?')).toBeVisible();
  // The message may come by a reading; ending needs the line, and Firefox waits longer before it tries again.
  await expect.poll(() => control.agent({ nome: ANA.login }).sockets).toBe(1);
  await act('conversation.end');
  const { dialog, choose, notes, save } = classifyDialog(visitor);
  await expect(dialog).toBeVisible();
  await choose('classification', 'Engano');
  await notes.fill(SAID.notes);
  await save.click();
  await endQuestion(visitor).yes.click();
  await expect(heading('Nara Gil')).toBeHidden();
}

test(
  'the log of a path replays to the state that the live store had, and tells no secret',
  { tag: '@smoke' },
  async ({ world }, testInfo) => {
    const files = { full: testInfo.outputPath('full.json'), devtools: testInfo.outputPath('devtools.json') };
    const visitor = await world.visit();
    const token = await signInSaving(visitor);
    await livePath(world, visitor);
    await exportLog(visitor, [
      ['devtools', files.devtools],
      ['full', files.full],
    ]);
    const whole = replayed(files.full);

    await test.step('the command line replays the full log to the state that the live store had', () => {
      const { recordedHash } = whole.log;
      expect(recordedHash).toMatch(/^[0-9a-f]{16}$/);
      const command = ['--import', 'tsx', 'scripts/replay.ts', files.full];
      const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
      expect(stdout).toContain(`final state  ${recordedHash ?? ''}  as recorded`);
      expect(status).toBe(0);
    });

    await test.step('the replay page comes to the same state, and to every one on the way', async () => {
      const developer = await world.visit({ language: 'eng_US' });
      const { page, w } = developer;
      await developer.go('/replay');
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: w('replay.openFile') }).click();
      await (await chosen).setFiles(files.full);
      await expect(page.getByText(w('replay.verdict.same'))).toBeVisible();
      await expect(page.getByText(whole.finalHash)).toBeVisible();
      await shoot(page, 'replay');
      const position = page.getByRole('slider', { name: w('replay.position') });
      const last = (await position.getAttribute('max')) ?? '';
      await page.getByRole('button', { name: w('replay.start') }).click();
      await expect(position).toHaveValue('0');
      await page.getByRole('button', { name: w('replay.forward') }).click();
      await expect(position).toHaveValue('1');
      await page.getByRole('button', { name: w('replay.end'), exact: true }).click();
      await expect(position).toHaveValue(last);
    });

    await test.step('the full log holds the whole path and nothing that went wrong', () => {
      const { entries, anomalies, log } = whole;
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

    await test.step('Redux DevTools imports its file and comes to the state that the live store had then', () => {
      const text = readFileSync(files.devtools, 'utf8');
      const store = createStore(rootReducer, undefined, instrument(undefined, { maxAge: Infinity }));
      store.liftedStore.dispatch({ type: 'IMPORT_STATE', ...importState(text, {}) } as never);
      const { actionsById, computedStates } = store.liftedStore.getState();
      expect(computedStates.filter((state) => 'error' in state)).toEqual([]);

      const last = Object.values(actionsById).at(-1)?.action as { meta: { id: string } } | undefined;
      const position = whole.entries.findIndex(({ action }) => action.meta.id === last?.meta.id) + 1;
      expect(position).toBeGreaterThan(0);
      expect(stateHash(redactState(store.getState()))).toBe(stateHash(redactState(whole.stateAt(position))));
    });

    await test.step('no file tells a password, a token or what was said', () => {
      const secrets = [ANA.password, world.sandbox.bearer, token(), ...Object.values(SAID)];
      expect(secrets.every((secret) => secret.length > 5)).toBe(true);
      for (const file of Object.values(files)) {
        const text = readFileSync(file, 'utf8');
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
    });
  },
);
