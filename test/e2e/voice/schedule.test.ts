import type { Page } from '@playwright/test';
import { callBar } from '../support/screens/calls';
import { dialDialog } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { registered, sitDown } from './support/telephone';
import { ANA } from './support/telephonists';

const MARTA = '5511955550001';

test.use({ centre: { sipPort: 0 } });

function agenda(visitor: Visitor, page: Page) {
  const { w } = visitor;
  const dialog = page.getByRole('dialog', { name: w('call.schedule'), exact: true });
  const field = (name: Parameters<typeof w>[0]) =>
    dialog.getByRole('textbox', { name: w(name), exact: true });
  const reminders = page.getByRole('region', { name: w('schedule.reminders') });
  return {
    dialog,
    field,
    open: () => frame({ ...visitor, page }).begin('call.schedule'),
    save: dialog.getByRole('button', { name: w('action.save'), exact: true }),
    close: dialog.getByRole('button', { name: w('action.close'), exact: true }),
    reminder: (name: string) => reminders.getByRole('listitem').filter({ hasText: name }),
    reminders,
  };
}

async function plan(visitor: Visitor, name: string, date: string): Promise<void> {
  const { dialog, field, open, save, close } = agenda(visitor, visitor.page);
  await open();
  await field('schedule.name').fill(name);
  await field('call.number').fill(MARTA);
  await field('schedule.description').fill('Retornar o orçamento');
  await field('schedule.date').fill(date);
  await field('schedule.time').fill('10:30');
  await save.click();
  const upcoming = dialog.getByRole('list', { name: visitor.w('schedule.upcoming') });
  await expect(upcoming.getByText(name)).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
}

/** Time passes while the console is closed: what was planned for later is due since two minutes. */
function letTimePass(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const asked = indexedDB.open('agent-console');
    await new Promise((resolve) => (asked.onsuccess = resolve));
    const store = asked.result.transaction('schedule', 'readwrite').objectStore('schedule');
    const all = store.getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    const due = Date.now() - 120_000;
    for (const event of all.result as object[]) store.put({ ...event, at: due, remindAt: due });
    await new Promise((resolve) => (store.transaction.oncomplete = resolve));
    asked.result.close();
  });
}

test('a call that was planned outlives a reload', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  await plan(ana, 'Marta Rocha', '01/02/2031');
  await ana.go('/home');
  await frame(ana).shown();
  const { open, dialog } = agenda(ana, ana.page);
  await open();
  await expect(dialog.getByText('01/02/2031 10:30')).toBeVisible();
});

test('what was missed is told in one tab, once, and called from there', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  const { page, w } = ana;
  await plan(ana, 'Marta Rocha', '01/02/2031');
  await plan(ana, 'Pedro Alves', '02/02/2031');
  const other = await ana.context.newPage();
  await other.goto('/favicon.svg');
  await page.goto('/favicon.svg');
  await letTimePass(page);

  await Promise.all([page, other].map((tab) => tab.goto('/home')));
  const tabs = [page, other].map((tab) => agenda(ana, tab));
  const told = async () => Promise.all(tabs.map(({ reminder }) => reminder('Marta Rocha').count()));
  await expect.poll(async () => (await told()).toSorted()).toEqual([0, 1]);
  const [mine, elsewhere] = (await told())[0] === 1 ? [page, other] : [other, page];
  await expect(agenda(ana, mine).reminder('Pedro Alves').getByText(w('schedule.late'))).toBeVisible();
  await elsewhere.close();

  const { reminder, reminders } = agenda(ana, mine);
  await mine.reload();
  await frame({ ...ana, page: mine }).shown();
  await registered(world, ANA.extension);
  // Who leaves the console for another page leaves the queues.
  await frame({ ...ana, page: mine }).join('Voz Atendimento');
  await agenda(ana, mine).open();
  const past = agenda(ana, mine).dialog.getByRole('list', { name: w('schedule.pastOnes') });
  await expect(past.getByText('Marta Rocha')).toBeVisible();
  // Nobody acted upon them: the cards are back, and told no second time.
  await expect(reminder('Marta Rocha')).toBeVisible();
  await expect(reminder('Pedro Alves')).toBeVisible();
  await expect(reminders).toHaveCount(1);
  const marta = past.getByRole('listitem').filter({ hasText: 'Marta Rocha' });
  await marta.getByRole('button', { name: w('schedule.callNow') }).click();

  const caller = { ...ana, page: mine };
  const { form, number, call } = dialDialog(caller);
  await expect(number).toHaveValue(MARTA);
  await call.click();
  await expect(form).toBeHidden();
  await callBar(caller).talking();
  await callBar(caller).hangUp.click();
  await callBar(caller).gone();
  await agenda(ana, mine).open();
  await expect(marta.getByText(w('schedule.isDone'))).toBeVisible();
  await expect(reminder('Marta Rocha')).toHaveCount(0);
});
