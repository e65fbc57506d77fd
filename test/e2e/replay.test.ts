import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run';
import type { Language } from '../../src/store/config/types';
import { violations } from './support/axe';
import { cutWords } from './support/cutWords';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

/** A log that was recorded in a browser. */
function golden(name: string): string {
  return join(root, `test/replay/${name}.json`);
}

/** The place of the first action of a type in a log. */
function positionOf(log: string, type: string): number {
  const { segments } = JSON.parse(readFileSync(golden(log), 'utf8')) as {
    segments: { actions: { type: string }[] }[];
  };
  return segments.flatMap(({ actions }) => actions).findIndex((action) => action.type === type) + 1;
}

/** The replay page as a developer has it. */
function replayPage({ go, page, w }: Visitor) {
  const position = page.getByRole('slider', { name: w('replay.position') });
  return {
    position,
    actions: page.getByRole('listbox', { name: w('replay.actions') }),
    search: page.getByRole('searchbox', { name: w('replay.search') }),
    fact: page.getByRole('region', { name: w('replay.action') }),
    tab: (name: 'replay.actions' | 'replay.screens' | 'replay.state' | 'replay.anomalies') =>
      page.getByRole('tab', { name: w(name), exact: true }),
    /** What is drawn of the console: it is no part of what can be reached. */
    stage: page.locator('.replay-stage'),
    open: async (log: string) => {
      await go('/replay');
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: w('replay.openFile') }).click();
      await (await chosen).setFiles(golden(log));
      await position.waitFor();
    },
    seek: async (to: number) => {
      await position.fill(String(to));
      await expect(position).toHaveValue(String(to));
    },
  };
}

test('looks', async ({ world }) => {
  for (const [language, scheme] of [
    ['pt_BR', 'light'],
    ['eng_US', 'dark'],
    ['es_cl', 'light'],
  ] as [Language, 'light' | 'dark'][]) {
    const visitor = await world.visit({ language, scheme });
    const { page } = visitor;
    const { open, seek, stage, tab } = replayPage(visitor);
    await open('browserChat');
    await seek(positionOf('browserChat', 'messages/sendSettled'));
    await expect(stage.locator('textarea')).toBeVisible();
    await page.screenshot({ path: `/tmp/R-${language}-${scheme}.png` });
    await page.setViewportSize({ width: 1000, height: 700 });
    await tab('replay.actions').click();
    await page.screenshot({ path: `/tmp/R-${language}-${scheme}-1000.png`, fullPage: true });
    console.log(await violations(page), await cutWords(page));
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('browserCall');
    await seek(positionOf('browserCall', 'calls/offered') + 2);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/R-${language}-${scheme}-call.png` });
    await seek(positionOf('browserCall', 'calls/mediaChanged'));
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/R-${language}-${scheme}-call2.png` });
    await seek(positionOf('browserCall', 'calls/classificationBecameDue') + 4);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/R-${language}-${scheme}-classify.png` });
    console.log(await violations(page), await cutWords(page));
  }
});
