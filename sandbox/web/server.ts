import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ECHO_NUMBER } from '../exchange/numberPlan';
import type { RuntimeConfig } from '../../src/services/api/contract';
import { listenLoopback, type Listening } from '../net/listen';
import { createAssets, type Asset, type Assets } from './assets';
import { contentPolicy } from './csp';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
const MISSING = `The console is not built yet. Run "npm run build", then reload.\n`;

/** The server of the console's pages. */
export interface Web {
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}

/** What the pages are made of; `ports` and `bearer` go into config.json. */
export interface WebParts {
  distDir: string;
  bearer: string;
  ports: RuntimeConfig['ports'];
}

function configJson({ bearer, ports }: WebParts): Buffer {
  const config: RuntimeConfig = {
    token: bearer,
    ports,
    readMethod: 'auto',
    productTitle: 'Agent Console',
    echoNumber: ECHO_NUMBER,
    sessionHeader: true,
    defaults: { server: 'http://localhost', exchange: 'localhost' },
  };
  return Buffer.from(JSON.stringify(config));
}

function send(request: IncomingMessage, response: ServerResponse, asset: Asset, cache: string): void {
  const gzip = asset.gzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.setHeader('Content-Type', asset.type);
  response.setHeader('Cache-Control', cache);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Vary', 'Accept-Encoding');
  if (gzip) response.setHeader('Content-Encoding', 'gzip');
  const body = gzip ? asset.gzip : asset.body;
  response.setHeader('Content-Length', body?.length ?? 0);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendIndex(assets: Assets, request: IncomingMessage, response: ServerResponse): void {
  const index = assets.find('index.html');
  if (!index) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(MISSING);
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const body = Buffer.from(index.body.toString('utf8').replace(NONCE_PLACEHOLDER, nonce));
  response.setHeader('Content-Security-Policy', contentPolicy(nonce));
  response.setHeader('Referrer-Policy', 'no-referrer');
  send(request, response, { ...index, body, gzip: gzipSync(body) }, 'no-cache');
}

function serve(parts: WebParts, assets: Assets, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (path === '/config.json') {
    const body = configJson(parts);
    const type = 'application/json; charset=utf-8';
    send(request, response, { type, body, gzip: undefined, hashed: false }, 'no-cache');
    return;
  }
  const asset = path === '/' || path === '/index.html' ? undefined : assets.find(path);
  if (asset) {
    const cache = asset.hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    send(request, response, asset, cache);
    return;
  }
  // A name with an extension is a file that is not there; anything else is a route of the console.
  if (/\.\w+$/.test(path) && path !== '/index.html') response.writeHead(404).end();
  else sendIndex(assets, request, response);
}

/** Makes the server of the built console: routes fall back to index.html, each answer with its own nonce. */
export async function createWeb(parts: WebParts): Promise<Web> {
  const assets = createAssets(resolve(parts.distDir));
  const server = createServer((request, response) => {
    try {
      serve(parts, assets, request, response);
    } catch {
      response.writeHead(400).end();
    }
  });
  let listening: Listening | undefined;
  return {
    listen: async (port) => {
      listening = await listenLoopback(server, port);
      return listening.port;
    },
    close: async () => {
      await listening?.close();
    },
  };
}
