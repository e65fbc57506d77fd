import { callBar, incomingSheet, transferDialog } from '../support/screens/calls';
import { frame } from '../support/screens/frame';
import { settingsPage } from '../support/screens/settings';
import { watchLayoutShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';
import { EMILY } from './support/customerCall';
import { dial } from './support/dialled';
import { sitDown } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

const WIDTHS = [1200, 1299, 1300, 1366, 1399, 1400, 1440, 1559, 1560, 1700];

/** Runs in the page: what is wrong with the words in the bar of the call; none, where all can be read in one row. */
function readFaults(bar: Element): string[] {
  const SLACK_PX = 1;
  const frame = bar.getBoundingClientRect();
  const buttons = [...bar.querySelectorAll('.call-button')].filter((button) => button.checkVisibility());
  const faults: string[] = [];
  const rows = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  if (rows.size !== 1) faults.push(`${String(rows.size)} rows`);
  if (buttons.length !== 8) faults.push(`${String(buttons.length)} buttons`);
  let end = -Infinity;
  for (const button of buttons) {
    const name = button.getAttribute('aria-label') ?? button.textContent;
    const box = button.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(button.querySelector('.call-button__short') ?? button);
    const words = range.getBoundingClientRect();
    if (words.width < SLACK_PX) faults.push(`${name}: no word`);
    if (words.left < box.left - SLACK_PX || words.right > box.right + SLACK_PX) faults.push(`${name}: cut`);
    if (words.top < frame.top || words.bottom > frame.bottom) faults.push(`${name}: out of the bar`);
    if (box.left < end - SLACK_PX) faults.push(`${name}: over its neighbour`);
    if (box.right > frame.right + SLACK_PX) faults.push(`${name}: beside the bar`);
    end = box.right;
  }
  return faults;
}

/** Runs in the page: the width of what says who is on the line, px; 0 where the bar does not hold all of its parts. */
function readNameWidth(bar: Element): number {
  const SLACK_PX = 1;
  const who = bar.querySelector('.call-bar__who')?.getBoundingClientRect();
  const isWhole = [...bar.children].every(
    (part) => part.getBoundingClientRect().right <= bar.getBoundingClientRect().right + SLACK_PX,
  );
  return who !== undefined && isWhole ? who.width : 0;
}

/** Some letters of a name, px. */
const LEAST_NAME = 72;

for (const language of ['pt_BR', 'es_cl', 'eng_US'] as const) {
  test(`every control of a call has its word, in one row; ${language}`, async ({ world }) => {
    const ana = await sitDown(world, ANA, { language, width: 1440 });
    const { page } = ana;
    const { bar, held, hold, mute, resume, talking, unmute } = callBar(ana);
    world.control.customerCalls(EMILY);
    await incomingSheet(ana).answer.click();
    await talking();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => bar.evaluate(readFaults), { message: `${String(width)} px` }).toEqual([]);
      expect(await bar.evaluate(readNameWidth)).toBeGreaterThanOrEqual(LEAST_NAME);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBe(0);
    }
    await page.setViewportSize({ width: 1200, height: 900 });
    const shifts = await watchLayoutShifts(page);
    await shifts.take();
    await hold.click();
    await held();
    await resume.click();
    await talking();
    await mute.click();
    await unmute.waitFor();
    // A button's own word is another one then, in the middle as before.
    const moved = (await shifts.take()).filter((line) => !line.includes('call-button__short <'));
    expect(moved).toEqual([]);
  });
}

test('the name of who is on the line comes before the words: beside another call, and in large text', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA, { language: 'pt_BR', width: 1440 });
  const { page, w } = ana;
  const { bar, talking } = callBar(ana);

  async function expectName(): Promise<void> {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const message = `px of the name in ${String(width)}`;
      await expect.poll(() => bar.evaluate(readNameWidth), { message }).toBeGreaterThanOrEqual(LEAST_NAME);
    }
  }

  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await talking();
  await dial(ana, '9200');
  await bar.getByText('9200').first().waitFor();
  await talking();
  await expectName();
  await page.setViewportSize({ width: 1440, height: 900 });
  await settingsPage(ana).open('appearance');
  const sizes = page.getByRole('radiogroup', { name: w('settings.textSize') });
  await sizes.getByRole('radio', { name: '125%', exact: true }).check();
  await settingsPage(ana).leave();
  await frame(ana).shown();
  await expectName();
});

test('a transfer under way is whole in a window that becomes too small for its button in the bar', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA, { width: 1440 });
  await dial(ana, '9200');
  const { bar, talking, transfer } = callBar(ana);
  await talking();
  await transfer.click();
  const { dialog } = transferDialog(ana);
  await dialog.waitFor();
  await ana.page.setViewportSize({ width: 720, height: 450 });
  await expect(transfer).toBeHidden();
  const edges = async () => {
    const [above, below] = [await bar.boundingBox(), await dialog.boundingBox()];
    if (above === null || below === null) throw new Error('the bar or the transfer is gone');
    return { isBelowBar: below.y >= above.y + above.height, isInWindow: below.y + below.height <= 450 };
  };
  await expect.poll(edges).toEqual({ isBelowBar: true, isInWindow: true });
});
