import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/run';
import { devtoolsFile } from '../../src/store/actionLog/devtoolsFile';
import { ignoreLongTasks, installExtension, openDevTools } from '../e2e/devtools/support/devtools';
import { setUp } from '../e2e/support/steps';
import { openWorld } from '../e2e/support/world';
import { afternoon, answerIn } from './afternoon';
import { DEVTOOLS, largePathOf } from './album';
import { openCamera } from './camera';
import { createClock } from './clock';
import { LARGE_LANGUAGE, LARGE_QUALITY } from './shots';

const folder = process.env['STORYBOARD'] ?? join(root, 'test-results/storyboard');

test.setTimeout(400_000);

// The trace recorder takes pictures of its own.
test.use({ trace: 'off', screenshot: 'only-on-failure' });

/** Another page than the console's: in one language and one window, for the README alone. */
test(`pictures of the developer, in ${LARGE_LANGUAGE}: Redux DevTools`, async ({ browser }) => {
  const clock = createClock();
  const world = await openWorld(browser, { sipPort: 0, now: clock.now });
  try {
    const log = await afternoon(LARGE_LANGUAGE);
    const { position } = answerIn(log);
    const visitor = await world.visit({ language: LARGE_LANGUAGE });
    await clock.hang(visitor.context);
    await ignoreLongTasks(visitor);
    await installExtension(visitor);
    await setUp(visitor);
    const tools = await openDevTools(visitor);
    const actions = log.segments.reduce((sum, segment) => sum + segment.actions.length, 0);
    await tools.position.waitFor();
    const buffer = Buffer.from(devtoolsFile(log.segments, actions));
    await tools.importFile({ name: 'agent-console-devtools.json', mimeType: 'application/json', buffer });
    await expect(tools.position).toHaveAttribute('max', String(actions));
    await tools.travel(position);
    await tools.inspect(position);
    await expect(tools.inspected).toContainText('outbox/queued');
    await tools.page.mouse.move(0, 0);
    const camera = await openCamera(tools.page, folder);
    await camera.take({ path: largePathOf(DEVTOOLS), scale: 1, quality: LARGE_QUALITY });
    await camera.close();
  } finally {
    await world.close();
  }
});
