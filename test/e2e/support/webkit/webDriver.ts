import { createServer, type AddressInfo } from 'node:net';
import { startBeside } from './processes';

/** What WebDriver's actions are made of: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'key' | 'pointer' | 'wheel' | 'none';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Record<string, unknown>[];
}

/** A browser of its own, asked over WebDriver: https://www.w3.org/TR/webdriver2/ */
export interface WebDriver {
  /** Sends a command about the session. @throws Error with the browser's reason */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Runs a function body in the page, and waits for the promise that it gives. */
  script(body: string, args: readonly unknown[]): Promise<unknown>;
  perform(...sources: InputSource[]): Promise<void>;
  close(): Promise<void>;
}

/** What a browser is started with. */
export interface DriverOptions {
  driver: string;
  browser: string;
  env: NodeJS.ProcessEnv;
  /** Host and port of the proxy that all its requests go through. */
  proxy: string;
}

const START_MS = 20_000;

/** A command of the browser that hangs has to say so before the test is over. */
const COMMAND_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

interface Answer {
  value: unknown;
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error} (${message}) at ${method} ${new URL(url).pathname}`);
}

async function ready(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await ask(`${url}/status`, 'GET');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** Starts a driver, and a browser with it: a driver of WebKitGTK has one session. */
export async function openDriver({ driver, browser, env, proxy }: DriverOptions): Promise<WebDriver> {
  const port = await freePort();
  const beside = startBeside(driver, [`--port=${String(port)}`], { env });
  const url = `http://127.0.0.1:${String(port)}`;
  try {
    await ready(url);
    const begun = await ask(`${url}/session`, 'POST', {
      capabilities: {
        alwaysMatch: {
          proxy: { proxyType: 'manual', httpProxy: proxy },
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    });
    const { sessionId } = begun as { sessionId: string };
    const session = `${url}/session/${sessionId}`;
    const command: WebDriver['command'] = (method, path, body) =>
      ask(`${session}${path}`, method, method === 'POST' ? (body ?? {}) : undefined);
    return {
      command,
      script: (body, args) => command('POST', '/execute/sync', { script: body, args }),
      perform: async (...actions) => {
        await command('POST', '/actions', { actions });
      },
      close: async () => {
        await command('DELETE', '').catch(() => undefined);
        await beside.stop();
      },
    };
  } catch (error) {
    await beside.stop();
    throw error;
  }
}
