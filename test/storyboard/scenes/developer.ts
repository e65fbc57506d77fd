import { afternoon, answerIn } from '../afternoon';
import type { Scene } from '../stage';

/** What developers look at; nobody signs in. */
export const developer: Scene = {
  name: 'developer',
  enter: () => Promise.resolve(),
  screens: [
    {
      name: 'replay',
      title: 'Replay of a log',
      open: async ({ visitor: { go, language, page, w } }) => {
        const log = await afternoon(language);
        const { position, conversationId } = answerIn(log);
        await go('/replay');
        const chosen = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: w('replay.openFile') }).click();
        const file = {
          name: 'agent-console-log-2026-03-10-20-00-00.json',
          mimeType: 'application/json',
          buffer: Buffer.from(log.text),
        };
        await (await chosen).setFiles(file);
        await page.getByText(w('replay.verdict.same')).waitFor();
        await page.getByLabel(w('replay.conversation')).selectOption(conversationId);
        await page.getByRole('slider', { name: w('replay.position') }).fill(String(position));
        await page.locator('.replay-stage .frame').waitFor();
        await page.locator('.replay-stage').getByRole('article', { includeHidden: true }).first().waitFor();
      },
      close: () => Promise.resolve(),
    },
  ],
};
