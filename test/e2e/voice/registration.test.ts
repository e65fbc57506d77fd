import { readFileSync } from 'node:fs';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { selfCheckScreen } from '../support/screens/selfCheck';
import { callBar, failurePopup, incomingSheet } from '../support/screens/calls';
import { loginPage } from '../support/screens/login';
import { settingsPage } from '../support/screens/settings';
import { outageBar, telephoneStatus } from '../support/screens/telephone';
import { expect, test } from '../support/test';
import { dial } from './support/dialled';
import { listenToSip } from './support/sipTalk';
import { saveDownload } from '../support/seen';
import { openLogin } from '../support/steps';
import { registered, sitDown, visitWithSound } from './support/telephone';
import { ANA, FABIO } from './support/telephonists';

const LOGIN = '**/usuarios/agentes/login';

const CHUNK = /\/assets\/softphone\.[^/]+\.js$/;

/** Longer than the telephone waits before it tries once more (src/sagas/softphone/retry). */
const RETRIED = 60_000;

test.use({ centre: { sipPort: 0 } });

test('the telephone registers after the login, for an hour, and says so', async ({ world }, testInfo) => {
  const visitor = await visitWithSound(world);
  const { page, w } = visitor;
  const { sent, requests } = await listenToSip(page);
  await openLogin(visitor);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await registered(world, ANA.extension);
  await telephoneStatus(visitor).shows('softphone.registered');
  await expect(telephoneStatus(visitor).sign).toHaveCount(0);
  // The first one without credentials, the second one with them.
  expect(requests('REGISTER')).toBe(2);
  expect(sent.find((message) => message.includes('Authorization: Digest'))).toMatch(/expires[=:] ?3600/i);
  expect(sent.join('')).not.toContain(ANA.password);

  await visitor.go('/phone');
  await page.getByRole('tab', { name: w('phone.connection') }).click();
  const { panel } = telephoneStatus(visitor);
  await expect(panel.getByText(w('softphone.registered'))).toBeVisible();
  const file = testInfo.outputPath('telephone.log');
  await saveDownload(
    page,
    () => page.getByRole('button', { name: w('softphone.logDownload') }).click(),
    file,
  );
  const log = readFileSync(file, 'utf8');
  expect(log).toContain('REGISTER sip:');
  expect(log).toContain('401 Unauthorized');
  expect(log).not.toMatch(/response=|nonce=/);
});

test('a browser that cannot telephone says what it lacks, and its agent signs in and chats', async ({
  world,
}) => {
  const visitor = await world.visit();
  const { page, w, context } = visitor;
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'RTCPeerConnection');
    // Firefox begins with an empty page, which has no devices.
    if ('MediaDevices' in window) Reflect.deleteProperty(MediaDevices.prototype, 'getUserMedia');
  });
  await openLogin(visitor);
  await expect(page.getByRole('note').getByText('Este navegador não permite ligações')).toBeVisible();
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await frame(visitor).join('Chat Site', 'Voz Atendimento');

  await test.step('no call can come, and the telephone says why', async () => {
    const why = w('softphone.why.unsupported', { lacks: 'WebRTC, getUserMedia' });
    await expect(outageBar(visitor).words).toBeVisible();
    await expect(outageBar(visitor).retry).toHaveCount(0);
    await telephoneStatus(visitor).sign.click();
    await expect(telephoneStatus(visitor).panel.getByText(why)).toBeVisible();
    await frame(visitor).closeMenu();
    world.control.customerCalls({ numero: '5511980000000', agente: ANA.login });
    expect(world.control.registrations({})).toEqual([]);
    await expect(incomingSheet(visitor).sheet).toHaveCount(0);
  });
  await test.step('a customer is written to, and the voice message says why it is none', async () => {
    const who = { queue: 'Chat Site', fromName: 'Nina Vaz', numero: '5511922220001', idCliente: 1 };
    const { id } = world.control.openConversation({ ...who, texto: 'Sou Nina Vaz' });
    await conversationList(visitor).row(id).click();
    await chat(visitor).say('Olá, Nina');
    await expect(chat(visitor).bubble('Olá, Nina')).toBeVisible();
    await page.getByRole('button', { name: w('chat.record') }).click();
    await expect(page.getByText(w('failure.microphoneUnsupported'))).toBeVisible();
  });
  await test.step('so do the check before the shift and the settings', async () => {
    const { open, check, fix } = selfCheckScreen(visitor);
    await open();
    for (const line of ['registration', 'microphone'] as const) {
      await check(line).click();
      await expect(fix(line, 'browserLacks')).toBeVisible();
    }
    await settingsPage(visitor).open('telephone');
    await expect(page.getByText(w('failure.unsupportedBrowser'))).toBeVisible();
  });
});

test('an exchange that goes away and comes back is registered with again', async ({ world }) => {
  const visitor = await sitDown(world, ANA, { queues: [] });
  const { panel, sign, shows } = telephoneStatus(visitor);
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 8_000 });
  await expect(sign).toBeVisible();
  await frame(visitor).openMenu();
  await expect(panel.getByText(visitor.w('softphone.lost'), { exact: true })).toBeVisible();
  await frame(visitor).closeMenu();
  await registered(world, ANA.extension);
  await expect(sign).toBeHidden();
  await shows('softphone.registered');
});

test('an extension that the exchange refuses is told, and not asked for again and again', async ({
  world,
}) => {
  const visitor = await visitWithSound(world);
  const { page, w } = visitor;
  const { requests } = await listenToSip(page);
  await visitor.context.route(LOGIN, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"ramal_senha":"[^"]*"/, '"ramal_senha":"guessed"');
    await route.fulfill({ response, body });
  });
  await visitor.context.clock.install();
  await openLogin(visitor);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  const { sign, panel, retry } = telephoneStatus(visitor);
  await sign.click();
  const refused = panel.getByText(w('softphone.refused'), { exact: true });
  await expect(refused).toBeVisible();
  await expect(panel.getByText(w('softphone.refusal', { status: 403, phrase: 'Forbidden' }))).toBeVisible();
  const asked = requests('REGISTER');
  await page.clock.fastForward(RETRIED);
  expect(requests('REGISTER')).toBe(asked);
  await retry.click();
  // Each try asks without credentials, then with them: these are the agent's own, and no others.
  await expect.poll(() => requests('REGISTER')).toBe(asked + 2);
  await expect(refused).toBeVisible();
});

test('an exchange that forgot the extension is registered with again when it refuses a call', async ({
  world,
}) => {
  const visitor = await sitDown(world, ANA, { queues: ['Voz Atendimento'] });
  world.control.expireRegistration({ nome: ANA.login });
  expect(world.control.registrations({})).toEqual([]);
  await dial(visitor, '9200');
  await registered(world, ANA.extension);
  await failurePopup(visitor).close();
  await dial(visitor, '9200');
  await callBar(visitor).talking();
});

test('without WebRTC in the settings the softphone is not fetched, and nothing registers', async ({
  world,
}) => {
  const visitor = await visitWithSound(world);
  const fetched: string[] = [];
  visitor.page.on('request', (request) => fetched.push(request.url()));
  await openLogin(visitor, ['settings.webrtc']);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  // What the agent does with the server comes after all that the login begins.
  await frame(visitor).join('Chat Site');
  expect(fetched.filter((url) => /\/assets\/softphone\./.test(url))).toEqual([]);
  expect(world.control.registrations({})).toEqual([]);
  await expect(telephoneStatus(visitor).sign).toHaveCount(0);
});

test('the login does not wait for the telephone', async ({ world }) => {
  const visitor = await visitWithSound(world);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.context.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await openLogin(visitor);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await frame(visitor).join('Chat Site');
  expect(world.control.registrations({})).toEqual([]);
  release();
  await registered(world, ANA.extension);
});

test('the telephone goes and comes with its setting, and with who is signed in', async ({ world }) => {
  const visitor = await sitDown(world, ANA, { queues: [] });
  const { box, leave, open, save } = settingsPage(visitor);
  for (const extensions of [0, 1]) {
    await open('telephone');
    await box('settings.webrtc').click();
    await save.click();
    await leave();
    await expect.poll(() => world.control.registrations({})).toHaveLength(extensions);
  }

  world.control.customerCalls({ numero: '5511980000000', agente: ANA.login });
  await incomingSheet(visitor).answer.click();
  await callBar(visitor).talking();
  const { yes } = await frame(visitor).askToLeave();
  await yes.click();
  await expect(loginPage(visitor).user).toBeVisible();
  await expect.poll(() => world.control.liveCalls({})).toEqual([]);
  await expect.poll(() => world.control.registrations({})).toEqual([]);
  await loginPage(visitor).enterAs(FABIO.login, FABIO.password);
  await registered(world, FABIO.extension);
  await expect(callBar(visitor).bar).toHaveCount(0);
});
