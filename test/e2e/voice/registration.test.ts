import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { frame } from '../support/screens/frame';
import { callBar, incomingSheet } from '../support/screens/calls';
import { loginPage } from '../support/screens/login';
import { settingsDialog } from '../support/screens/settings';
import { telephoneStatus } from '../support/screens/telephone';
import type { World } from '../support/world';
import { listenToSip } from './support/sipTalk';
import { registered, setUpTelephone, sitDown, visitWithSound } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const LOGIN = '**/usuarios/agentes/login';

const CHUNK = /\/assets\/softphone\.[^/]+\.js$/;

let world: World;

beforeAll(async () => {
  world = await startVoiceWorld();
});

afterAll(() => world.close());

test('the telephone registers after the login, for an hour, and says so', async () => {
  const visitor = await visitWithSound(world);
  const { page, w } = visitor;
  const { sent, requests } = listenToSip(page);
  await setUpTelephone(visitor);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await registered(world, ANA.extension);
  await telephoneStatus(visitor).shows('softphone.registered');
  expect(await telephoneStatus(visitor).sign.count()).toBe(0);
  // The first one without credentials, the second one with them.
  expect(requests('REGISTER')).toBe(2);
  expect(sent.find((message) => message.includes('Authorization: Digest'))).toMatch(/expires[=:] ?3600/i);
  expect(sent.join('')).not.toContain(ANA.password);

  await visitor.go('/phone');
  await page.getByRole('tab', { name: w('phone.connection') }).click();
  const { panel } = telephoneStatus(visitor);
  await panel.getByText(w('softphone.registered')).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: w('softphone.logDownload') }).click();
  const log = readFileSync(await (await download).path(), 'utf8');
  expect(log).toContain('REGISTER sip:');
  expect(log).toContain('401 Unauthorized');
  expect(log).not.toMatch(/response=|nonce=/);
  expectNoIncidents(visitor.incidents);
  await visitor.close();
});

test('a browser that cannot telephone is refused before the login', async () => {
  const visitor = await visitWithSound(world);
  await visitor.context.addInitScript(() => {
    Reflect.deleteProperty(window, 'RTCPeerConnection');
  });
  await visitor.go('/');
  await visitor.page
    .getByText('Seu navegador não é compatível com esta biblioteca', { exact: true })
    .waitFor();
  expect(await visitor.page.getByRole('button', { name: visitor.w('login.enter') }).count()).toBe(0);
  await visitor.close();
});

test('an exchange that goes away and comes back is registered with again', async () => {
  const visitor = await sitDown(world, ANA, { queues: [] });
  const { panel, sign, shows } = telephoneStatus(visitor);
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 8_000 });
  await sign.waitFor();
  await frame(visitor).openDrawer();
  await panel.getByText(visitor.w('softphone.lost'), { exact: true }).waitFor();
  await frame(visitor).closeDrawer();
  await registered(world, ANA.extension);
  await sign.waitFor({ state: 'hidden' });
  await shows('softphone.registered');
  expectNoIncidents(visitor.incidents);
  await visitor.close();
});

test('an extension that the exchange refuses is told, and not asked for again and again', async () => {
  const visitor = await visitWithSound(world);
  const { page, w } = visitor;
  const { requests } = listenToSip(page);
  await visitor.context.route(LOGIN, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"ramal_senha":"[^"]*"/, '"ramal_senha":"guessed"');
    await route.fulfill({ response, body });
  });
  await setUpTelephone(visitor);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  const { sign, panel, retry } = telephoneStatus(visitor);
  await sign.click();
  await panel.getByText(w('softphone.refused'), { exact: true }).waitFor();
  await panel.getByText(w('softphone.refusal', { status: 403, phrase: 'Forbidden' })).waitFor();
  const asked = requests('REGISTER');
  await sleep(4_000);
  expect(requests('REGISTER')).toBe(asked);
  await retry.click();
  await eventually(() => expect(requests('REGISTER')).toBeGreaterThan(asked));
  await panel.getByText(w('softphone.refused'), { exact: true }).waitFor();
  expectNoIncidents(visitor.incidents);
  await visitor.close();
});

test('without telephone in the settings nothing of it is fetched, and nothing registers', async () => {
  const visitor = await visitWithSound(world);
  const fetched: string[] = [];
  visitor.page.on('request', (request) => fetched.push(request.url()));
  await setUpTelephone(visitor, ['settings.webrtc']);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await sleep(2_000);
  expect(fetched.filter((url) => /\/assets\/(softphone|calls)\./.test(url))).toEqual([]);
  expect(world.control.registrations({})).toEqual([]);
  expect(await telephoneStatus(visitor).sign.count()).toBe(0);
  await visitor.close();
});

test('the login does not wait for the telephone', async () => {
  const visitor = await visitWithSound(world);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.context.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await setUpTelephone(visitor);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await frame(visitor).join('Chat Site');
  expect(world.control.registrations({})).toEqual([]);
  release();
  await registered(world, ANA.extension);
  expectNoIncidents(visitor.incidents);
  await visitor.close();
});

test('the telephone goes and comes with its setting, and with who is signed in', async () => {
  const visitor = await sitDown(world, ANA, { queues: [] });
  const { page, w } = visitor;
  const { dialog, save, gone, shown } = settingsDialog(visitor);
  for (const extensions of [0, 1]) {
    await frame(visitor).settings.click();
    await shown();
    await dialog.getByRole('checkbox', { name: w('settings.webrtc'), exact: true }).click();
    await save.click();
    await gone();
    await eventually(() => expect(world.control.registrations({})).toHaveLength(extensions));
  }

  world.control.customerCalls({ numero: '5511980000000', agente: ANA.login });
  await incomingSheet(visitor).answer.click();
  await callBar(visitor).talking();
  await page
    .getByRole('banner')
    .getByRole('button', { name: w('action.close'), exact: true })
    .click();
  await page.getByRole('button', { name: w('action.yes'), exact: true }).click();
  await loginPage(visitor).user.waitFor();
  await eventually(() => expect(world.control.liveCalls({})).toEqual([]));
  await eventually(() => expect(world.control.registrations({})).toEqual([]));
  await loginPage(visitor).enterAs(FABIO.login, FABIO.password);
  await registered(world, FABIO.extension);
  expect(await callBar(visitor).bar.count()).toBe(0);
  expectNoIncidents(visitor.incidents);
  await visitor.close();
});
