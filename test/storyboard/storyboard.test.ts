import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/run';
import type { Language } from '../../src/store/config/types';
import { LANGUAGES } from '../e2e/support/words';
import { largePathOf, pathOf } from './album';
import { openCamera, type Camera } from './camera';
import { WALKS } from './screens';
import { LARGE, LARGE_LANGUAGE, LARGE_QUALITY, shotsIn, USUAL, type Size } from './shots';
import type { Screen, Stage } from './stage';
import { leave, walk } from './walk';

const folder = process.env['STORYBOARD'] ?? join(root, 'test-results/storyboard');

test.setTimeout(900_000);

// The trace recorder takes pictures of its own.
test.use({ trace: 'off', screenshot: 'only-on-failure' });

/** Takes all pictures of the screen that is open; ends in the usual window, in the light; what is fleeting may be closed. */
async function photograph(camera: Camera, stage: Stage, screen: Screen, language: Language): Promise<void> {
  await stage.visitor.page.mouse.move(0, 0);
  const large = language === LARGE_LANGUAGE ? LARGE[screen.name] : undefined;
  if (large !== undefined) {
    await camera.turn(large);
    await camera.take({ path: largePathOf(screen.name), scale: 1, quality: LARGE_QUALITY });
  }
  let current: Size = USUAL;
  for (const { size, scheme, ...print } of shotsIn(language)) {
    if (size !== current) {
      if (screen.isFleeting) await leave(stage);
      await camera.resize(size);
      if (screen.isFleeting) await screen.open(stage);
      current = size;
    }
    await camera.turn(scheme);
    await camera.take({ path: pathOf(screen.name, language, scheme, size), ...print });
  }
  await camera.turn('light');
  if (current === USUAL) return;
  if (screen.isFleeting) await leave(stage);
  await camera.resize(USUAL);
}

for (const language of LANGUAGES) {
  for (const [name, scenes] of Object.entries(WALKS)) {
    test(`pictures of the ${name}, in ${language}`, async ({ browser }) => {
      let camera: Camera | undefined;
      const failures = await walk(browser, scenes, { language }, async (stage, screen) => {
        camera ??= await openCamera(stage.visitor.page, folder);
        await photograph(camera, stage, screen, language);
      });
      await camera?.close();
      expect(failures).toEqual({});
    });
  }
}
