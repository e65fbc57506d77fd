import { callBar, incomingSheet } from '../support/screens/calls';
import { watchLayoutShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';
import { EMILY } from './support/customerCall';
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
  const who = bar.querySelector('.call-bar__who')?.getBoundingClientRect().width ?? 0;
  if (who < 72) faults.push(`${String(Math.round(who))} px for the name`);
  return faults;
}

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
