import type { BrowserContext } from '@playwright/test';

/** Something that a page put up by itself: its text, and where the middle of its first button is. */
export interface Notice {
  text: string;
  x: number;
  y: number;
}

/**
 * Hears of the alerts of pages that nobody touched: asking a page for what it shows would count as a touch, and
 * browsers let a page make sound after one.
 */
export async function watchNotices(context: BrowserContext): Promise<Notice[]> {
  const notices: Notice[] = [];
  await context.exposeBinding('reportNotice', (_source, notice: Notice) => notices.push(notice));
  await context.addInitScript(() => {
    const { reportNotice } = window as { reportNotice?: (notice: Notice) => void };
    const told = new Set<string>();
    const look = (): void => {
      for (const alert of document.querySelectorAll('[role="alert"]')) {
        const text = alert.textContent;
        const button = alert.querySelector('button')?.getBoundingClientRect();
        if (button === undefined || button.width === 0 || told.has(text)) continue;
        told.add(text);
        reportNotice?.({ text, x: button.x + button.width / 2, y: button.y + button.height / 2 });
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return notices;
}
