import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Kept in a page of Firefox or WebKit, of which neither form of WebDriver tells what it saves or sends. */
interface Kept {
  keptFile?: Promise<string>;
  keptBody?: Promise<unknown>;
}

/** Saves to this path what the page gives the agent as a file when this is pressed. */
export async function saveDownload(page: Page, press: () => Promise<void>, path: string): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'chromium') {
    const download = page.waitForEvent('download');
    await press();
    await (await download).saveAs(path);
    return;
  }
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    const made = new Map<string, Blob>();
    URL.createObjectURL = (source: Blob | MediaSource) => {
      const url = createObjectURL.call(URL, source);
      if (source instanceof Blob) made.set(url, source);
      return url;
    };
    (window as Kept).keptFile = new Promise((resolve) => {
      // By the link: sounds have such URLs too, and are made whenever the first of them is to be heard.
      HTMLAnchorElement.prototype.click = function clickAndLook(this: HTMLAnchorElement) {
        const file = made.get(this.href);
        if (this.download !== '' && file !== undefined) {
          Object.assign(URL, { createObjectURL });
          HTMLAnchorElement.prototype.click = click;
          resolve(file.text());
        }
        click.call(this);
      };
    });
  });
  await press();
  writeFileSync(path, await page.evaluate(() => (window as Kept).keptFile ?? ''));
}

/** The JSON of the request to this path that comes of what is pressed, which has to be answered well. */
export async function sentJson(page: Page, path: string, press: () => Promise<void>): Promise<unknown> {
  await page.evaluate((end) => {
    const { open } = XMLHttpRequest.prototype;
    (window as Kept).keptBody = new Promise((resolve) => {
      XMLHttpRequest.prototype.open = function openAndLook(
        this: XMLHttpRequest,
        method: string,
        url: string | URL,
        isAsync: boolean = true,
      ) {
        if (String(url).endsWith(end)) {
          XMLHttpRequest.prototype.open = open;
          this.send = (body) => {
            resolve(typeof body === 'string' ? JSON.parse(body) : null);
            XMLHttpRequest.prototype.send.call(this, body);
          };
        }
        open.call(this, method, url, isAsync);
      };
    });
  }, path);
  const answered = page.waitForResponse(`**${path}`);
  await press();
  const body = await page.evaluate(() => (window as Kept).keptBody);
  const answer = await answered;
  if (!answer.ok()) throw new Error(`${path} is refused: ${String(answer.status())}`);
  return body;
}
