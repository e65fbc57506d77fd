import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { callBar } from '../support/screens/calls';
import { dialDialog } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { registered, sitDown } from './support/telephone';
import { ANA } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const MARTA = '5511955550001';

let world: World;
let ana: Visitor;

beforeAll(async () => {
  world = await startVoiceWorld();
  ana = await sitDown(world, ANA);
});

afterAll(() => world.close());

function agenda({ w }: Visitor, page: Page) {
  const dialog = page.getByRole('dialog', { name: w('call.schedule'), exact: true });
  const field = (name: Parameters<typeof w>[0]) =>
    dialog.getByRole('textbox', { name: w(name), exact: true });
  const reminders = page.getByRole('region', { name: w('schedule.reminders') });
  return {
    dialog,
    field,
    open: page.getByRole('banner').getByRole('button', { name: w('call.schedule'), exact: true }),
    save: dialog.getByRole('button', { name: w('action.save'), exact: true }),
    close: dialog.getByRole('button', { name: w('action.close'), exact: true }),
    reminder: (name: string) => reminders.getByRole('listitem').filter({ hasText: name }),
    reminders,
  };
}

async function plan(name: string, date: string): Promise<void> {
  const { dialog, field, open, save, close } = agenda(ana, ana.page);
  await open.click();
  await field('schedule.name').fill(name);
  await field('call.number').fill(MARTA);
  await field('schedule.description').fill('Retornar o orçamento');
  await field('schedule.date').fill(date);
  await field('schedule.time').fill('10:30');
  await save.click();
  await dialog
    .getByRole('list', { name: ana.w('schedule.upcoming') })
    .getByText(name)
    .waitFor();
  await close.click();
  await dialog.waitFor({ state: 'hidden' });
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

test('what was planned outlives a reload; what was missed is told in one tab, once, and called from there', async () => {
  const { page, w } = ana;
  await plan('Marta Rocha', '01/02/2031');
  await plan('Pedro Alves', '02/02/2031');
  await ana.go('/home');
  await frame(ana).shown();
  await agenda(ana, page).open.click();
  await agenda(ana, page).dialog.getByText('01/02/2031 10:30').waitFor();
  const other = await ana.context.newPage();
  await other.goto('/favicon.svg');
  await page.goto('/favicon.svg');
  await letTimePass(page);

  await Promise.all([page, other].map((tab) => tab.goto('/home')));
  const tabs = [page, other].map((tab) => agenda(ana, tab));
  const told = async () => Promise.all(tabs.map(({ reminder }) => reminder('Marta Rocha').count()));
  await eventually(async () => expect((await told()).toSorted()).toEqual([0, 1]));
  const [mine, elsewhere] = (await told())[0] === 1 ? [page, other] : [other, page];
  await agenda(ana, mine).reminder('Pedro Alves').getByText(w('schedule.late')).waitFor();
  await elsewhere.close();

  const { reminder, reminders } = agenda(ana, mine);
  await mine.reload();
  await frame({ ...ana, page: mine }).shown();
  await registered(world, ANA.extension);
  await agenda(ana, mine).open.click();
  const past = agenda(ana, mine).dialog.getByRole('list', { name: w('schedule.pastOnes') });
  await past.getByText('Marta Rocha').waitFor();
  // Nobody acted upon them: the cards are back, and told no second time.
  await reminder('Marta Rocha').waitFor();
  await reminder('Pedro Alves').waitFor();
  expect(await reminders.count()).toBe(1);
  await past
    .getByRole('listitem')
    .filter({ hasText: 'Marta Rocha' })
    .getByRole('button', { name: w('schedule.callNow') })
    .click();

  const caller = { ...ana, page: mine };
  const { form, number, call } = dialDialog(caller);
  await eventually(async () => expect(await number.inputValue()).toBe(MARTA));
  await call.click();
  await form.waitFor({ state: 'hidden' });
  await callBar(caller).talking();
  await callBar(caller).hangUp.click();
  await callBar(caller).gone();
  await agenda(ana, mine).open.click();
  await past
    .getByRole('listitem')
    .filter({ hasText: 'Marta Rocha' })
    .getByText(w('schedule.isDone'))
    .waitFor();
  expect(await reminder('Marta Rocha').count()).toBe(0);
  expectNoIncidents(ana.incidents);
});
