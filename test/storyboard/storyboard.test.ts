import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/run';
import { LANGUAGES } from '../e2e/support/words';
import { openCamera, type Camera } from './camera';
import { WALKS } from './screens';
import { shotsIn } from './shots';
import { walk } from './walk';

const folder = process.env['STORYBOARD'] ?? join(root, 'test-results/storyboard');

test.setTimeout(900_000);

// The trace recorder takes pictures of its own.
test.use({ trace: 'off' });

for (const language of LANGUAGES) {
  for (const [name, scenes] of Object.entries(WALKS)) {
    test(`pictures of the ${name}, in ${language}`, async ({ browser }) => {
      let camera: Camera | undefined;
      const failures = await walk(browser, scenes, { language }, async ({ visitor }, screen) => {
        camera ??= await openCamera(visitor.page, folder, language);
        await camera.take(screen.name, shotsIn(language));
      });
      expect(failures).toEqual({});
    });
  }
}
