import type { Page } from '@playwright/test';
import { firstMail } from '../email/openMail';
import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { classifyDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';

/** What agents press at the foot and the edge of a screen. */
const ACTED_ON = [
  '.composer :is(button, textarea)',
  '.answer__foot button',
  '.grid--rail [role="row"]',
  '.nav-rail :is(a, button)',
  '.history__pager :is(button, select)',
].join();

/** What of it a toast lies on, in whole or in part. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate((actedOn) => {
    const toasts = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll(actedOn)].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isFree = toasts.every(
        (toast) => toast.right <= left || toast.left >= right || toast.bottom <= top || toast.top >= bottom,
      );
      return isFree ? [] : [one.getAttribute('class') ?? one.localName];
    });
  }, ACTED_ON);
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1000, height: 700 },
  { width: 720, height: 700 },
];

for (const size of SIZES)
  test(`a toast lies on nothing that is pressed, ${String(size.width)} px wide`, async ({ world }) => {
    // The browser tells of the test's own look into the frame of a mail, where no program runs.
    const visitor = await world.visit({ ...size, failsOnIncidents: false });
    const { page, w } = visitor;
    await signIn(visitor, ANA);
    await frame(visitor).join('Chat Site', 'E-mail SAC');
    const customers = ['Marta Reis', 'Nina Vaz', 'Olga Paz', 'Rui Sá', 'Teo Luz', 'Vera Dias', 'Zeca Melo'];
    const ids = customers.map((fromName, index) => {
      const who = { fromName, numero: `551191111000${String(index)}`, idCliente: index + 1 };
      return world.control.openConversation({ queue: 'Chat Site', ...who, texto: 'Bom dia!' }).id;
    });
    const { idAtendimento } = await world.control.mailArrives({ base64: await firstMail() });
    const toast = page.locator('.toast').filter({ hasText: w('dialog.keptOnLeaving') });
    const { leave, row, rows } = conversationList(visitor);
    await leave();
    await expect(rows).toHaveCount(8);
    await row(ids[0] ?? 0).click();
    await chat(visitor).composer.waitFor();

    const free = async (where: string) => {
      await expect(toast).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      await shoot(page, `toast-${String(size.width)}-${where}`);
    };
    await chat(visitor).act('conversation.classify');
    await classifyDialog(visitor).notes.fill('Pediu a segunda via');
    await page.keyboard.press('Escape');
    // It stays as long as the pointer is on it.
    await toast.hover();
    await free('chat');
    await chat(visitor).composer.focus();
    await page.keyboard.insertText('uma\nduas\ntrês\nquatro\ncinco\nseis\nsete');
    await free('draft');
    await page.locator('.nav-rail a[href="/historico"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.history__pager').waitFor();
    await free('history');
    await page.locator('.nav-rail a[href="/home"]').focus();
    await page.keyboard.press('Enter');
    await row(Number(idAtendimento)).focus();
    await page.keyboard.press('Enter');
    await page.locator('.composer button').first().waitFor();
    await free('mail');
  });
