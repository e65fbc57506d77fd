import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    letTimersGo: () => void;
  }
}

/** What is written, as the lines of its HTML without the frame around them. */
export async function lines(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => window.bench.html());
  return html
    .replace(/ style="(?:margin: 0|margin: 0; padding-left: 32px)"/gu, '')
    .split('\n')
    .slice(1, -1);
}

/** A tool by its name. */
export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Shows the tools that few mails need. */
export const showRest = (page: Page) => tool(page, 'Mais formatação').click();

/** Pastes as a program does that puts these on the clipboard. */
export async function paste(page: Page, html: string, text = ''): Promise<void> {
  await page.getByRole('textbox').evaluate(
    (area, [asHtml, asText]) => {
      const clipboardData = new DataTransfer();
      if (asHtml !== '') clipboardData.setData('text/html', asHtml);
      clipboardData.setData('text/plain', asText);
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text] as const,
  );
}

/** Composes a text as an input method does, one try after the other. */
export async function compose(session: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

/** Leads into the text field as Tab does. Keys are quicker than timers: those that this sets wait for `letTimersGo`. */
export async function comeIn(page: Page): Promise<void> {
  await page.getByRole('textbox').evaluate(async (area) => {
    const later = window.setTimeout;
    const held: (() => void)[] = [];
    window.setTimeout = ((run: () => void) => held.push(run)) as typeof later;
    area.focus();
    window.setTimeout = later;
    window.letTimersGo = () => held.forEach((run) => run());
    await Promise.resolve();
    // What a key that is let go makes the editor look at.
    document.dispatchEvent(new Event('selectionchange'));
  });
}

/** Runs the timers that `comeIn` held back. */
export const letTimersGo = (page: Page) => page.evaluate(() => window.letTimersGo());
