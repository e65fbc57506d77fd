/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { runtimeConfigSchema } from '../../src/services/api/contract';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';

const dist = mkdtempSync(join(tmpdir(), 'sandbox-dist-'));
const SCRIPT = 'console.log("built");'.repeat(100);
let sandbox: Sandbox;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<html><meta name="nonce" content="__CSP_NONCE__"></html>');
  writeFileSync(join(dist, 'assets', 'main.0a1b2c3d4e5f.js'), SCRIPT);
  writeFileSync(join(dist, 'sw.js'), 'self.x = 1;');
  sandbox = await createSandbox({ webPort: 0, distDir: dist });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true, force: true });
});

interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Fetches without the niceties of fetch: paths and encodings go and come as they are. */
function get(path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    const call = request({ port: sandbox.webPort, host: 'localhost', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject).end();
  });
}

test('each answer of index.html has a nonce of its own, the same in page and policy', async () => {
  const nonces = await Promise.all(
    ['/', '/login', '/home?x=1', '/ligacao5511'].map(async (path) => {
      const page = await get(path);
      const inPage = /content="([^"]+)"/.exec(page.body.toString())?.[1] ?? '';
      const policy = String(page.headers['content-security-policy']);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(inPage.length).toBeGreaterThan(15);
      expect(policy).toContain(`style-src 'self' 'nonce-${inPage}'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain('ws://localhost:*');
      return inPage;
    }),
  );
  expect(new Set(nonces).size).toBe(4);
});

test("config.json tells this sandbox's ports and bearer", async () => {
  const page = await get('/config.json');
  expect(page.headers['cache-control']).toBe('no-cache');
  const config = v.parse(runtimeConfigSchema, JSON.parse(page.body.toString()));
  expect(config).toEqual({
    token: sandbox.bearer,
    ports: { api: sandbox.httpPort, realtime: sandbox.realtimePort, sip: 8089 },
    readMethod: 'auto',
    sessionHeader: true,
    productTitle: 'Agent Console',
    echoNumber: '9100',
    defaults: { server: 'http://localhost', exchange: 'localhost' },
  });
});

test('hashed files are compressed and kept for ever, others are asked for again', async () => {
  const hashed = await get('/assets/main.0a1b2c3d4e5f.js', { 'accept-encoding': 'gzip, br' });
  expect(hashed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(gunzipSync(hashed.body).toString()).toBe(SCRIPT);
  const plain = await get('/assets/main.0a1b2c3d4e5f.js');
  expect(plain.body.toString()).toBe(SCRIPT);
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
});

test.each([
  '/missing.js',
  '/..%2f..%2fetc%2fpasswd.txt',
  '/../package.json',
  '/assets/../../x.json',
  '/%E0%A4%A',
])('%s is not served', async (path) => {
  const page = await get(path);
  expect([400, 404]).toContain(page.status);
});

test('a build that is not there yet is said plainly', async () => {
  const bare = await createSandbox({ webPort: 0, distDir: join(dist, 'nothing') });
  const page = await fetch(`http://localhost:${bare.webPort}/`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('npm run build');
  await bare.close();
});
