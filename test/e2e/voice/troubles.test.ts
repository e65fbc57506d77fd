import type { Page } from '@playwright/test';
import { callBar, failurePopup, incomingSheet, missedCalls } from '../support/screens/calls';
import { dialDialog } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import { loginPage, signInAgain } from '../support/screens/login';
import { outageBar, telephoneStatus } from '../support/screens/telephone';
import { reload } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { registered, sitDown } from './support/telephone';
import { ANA } from './support/telephonists';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

test.use({ centre: { sipPort: 0 } });

/** Emily calls the queue, and Ana answers. */
async function anaTalks(world: World, ana: Visitor): Promise<void> {
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
}

/** Emily calls the queue and gives up. */
async function anaMisses(world: World, ana: Visitor): Promise<void> {
  world.control.customerCalls(EMILY);
  await expect(incomingSheet(ana).sheet).toBeVisible();
  world.control.cancelCall({ numero: EMILY.numero });
  await expect(incomingSheet(ana).sheet).toBeHidden();
}

/** The agent looks at another window; tells the words of the notices that the browser shows from now on. */
async function lookAway(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const words: string[] = [];
    const Native = window.Notification;
    window.Notification = class extends Native {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        words.push(options?.body ?? '');
      }
    };
    Object.assign(window, { words });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  return () => page.evaluate(() => (window as unknown as { words: string[] }).words);
}

test('a missed call is told once, and marked until the agent saw it, also over a reload', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA);
  const { mark, callBack, clear, toast } = missedCalls(ana);
  await anaMisses(world, ana);
  await expect(toast(EMILY.nome)).toBeVisible();
  await expect(mark(1)).toBeVisible();
  await reload(ana);
  await registered(world, ANA.extension);
  await expect(mark(1)).toBeVisible();
  await expect(toast(EMILY.nome)).toHaveCount(0);
  await mark(1).click();
  await callBack(EMILY.nome).click();
  await expect(dialDialog(ana).number).toHaveValue(EMILY.numero);
  await ana.page.keyboard.press('Escape');
  await expect(mark(1)).toBeHidden();

  await ana.context.grantPermissions(['notifications']);
  const notices = await lookAway(ana.page);
  await anaMisses(world, ana);
  await expect.poll(notices).toContain(ana.w('call.missed', { who: EMILY.nome }));
  await mark(1).click();
  await clear.click();
  await expect(mark(1)).toBeHidden();
  await reload(ana);
  await registered(world, ANA.extension);
  // The next one comes after what was kept has been read.
  await anaMisses(world, ana);
  await expect(mark(1)).toBeVisible();
  await expectNothingLeft(world, ana);
});

test('a call that breaks is told with its reason, and dialled again from there', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  const { broke, callAgain } = failurePopup(ana);
  await anaTalks(world, ana);
  // An exchange that does not wait for a lost socket knows nothing of its call any more.
  world.control.limitReturn({ ms: 100 });
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 2_000 });
  await expect(broke.getByText(EMILY.nome)).toBeVisible();
  await expect(broke.getByText(ana.w('call.cause.connection'))).toBeVisible();
  await registered(world, ANA.extension);
  await callAgain.click();
  await expect(broke).toBeHidden();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
  await expectNothingLeft(world, ana);
});

test('an agent who is available is told that no call can come, and why', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  const { words, why, retry } = outageBar(ana);
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 3_600_000 });
  await expect(words).toBeVisible();
  // Said once: the line is read out as it comes.
  await expect(ana.page.getByText(ana.w('softphone.out'), { exact: true })).toHaveCount(0);
  await why.click();
  await expect(telephoneStatus(ana).panel.getByText(ana.w('softphone.lost'), { exact: true })).toBeVisible();
  await frame(ana).closeMenu();
  world.control.dropSipSockets({ nome: ANA.login });
  await retry.click();
  await registered(world, ANA.extension);
  await expect(words).toBeHidden();
  await expect(ana.page.getByRole('status').getByText(ana.w('softphone.back'))).toBeVisible();
  await expectNothingLeft(world, ana);
});

test('a session that ends in a call leaves the call, and is begun again beside it', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  const { words, form, enter } = signInAgain(ana);
  const { hold, held, resume, talking, hangUp, gone } = callBar(ana);
  await anaTalks(world, ana);
  const over = { status: 401, json: { error: true, msg: 'Sessão expirada às 14h.' } };
  await ana.context.route(/\/api\//, (route) => route.fulfill(over));
  await ana.page.getByRole('link', { name: ana.w('nav.history') }).click();
  await expect(words('Sessão expirada às 14h')).toBeVisible();
  await expect(loginPage(ana).user).toHaveCount(0);
  await talksBothWays(world, ana, EMILY.numero);
  await hold.click();
  await held();
  await ana.context.unroute(/\/api\//);
  await enter('wrong');
  await expect(form.getByRole('alert').getByText('Usuário ou senha inválidos')).toBeVisible();
  await enter(ANA.password);
  await expect(form).toBeHidden();
  await resume.click();
  await talking();
  await talksBothWays(world, ana, EMILY.numero);
  await hangUp.click();
  await gone();
  await expect(frame(ana).status.getByText(ana.w('agent.available'), { exact: true })).toBeVisible();
  await expect(loginPage(ana).user).toHaveCount(0);
  await expectNothingLeft(world, ana);
});
