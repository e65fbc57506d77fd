import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setUp } from '../support/steps';
import { loginPage } from '../support/screens/login';
import { expect, test } from '../support/test';
import { visit } from '../support/visitor';

/** A gateway before the console's files: once it is told so, nobody is behind it for a document. */
async function openGateway(behind: string) {
  let isAlone = false;
  const refused: string[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    if (isAlone && headers.accept?.includes('text/html') === true) {
      refused.push(url);
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    }
    ask(behind + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    refused,
    leaveAlone: () => (isAlone = true),
    close: () => server.close(),
  };
}

test('the console that is kept opens where a gateway has no server behind it', async ({ world }) => {
  const gateway = await openGateway(world.url);
  const visitor = await visit(world.browser, gateway.url, { keepsShell: true });
  try {
    const { page } = visitor;
    await setUp(visitor);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    gateway.leaveAlone();
    await page.goto('/login');
    await expect(loginPage(visitor).user).toBeVisible();
    expect(gateway.refused).toContain('/login');
  } finally {
    await visitor.close();
    gateway.close();
  }
});
