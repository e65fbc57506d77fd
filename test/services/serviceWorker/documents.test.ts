import { keepDocument, openDocument } from '../../../src/services/serviceWorker/documents';

const ORIGIN = 'http://console.test';

/** The document of a build, or one that names no script of it, with the nonce of one answer. */
function documentOf(script: string, nonce: string, init: ResponseInit = {}): Response {
  const scripts = script === '' ? '' : `<script src="/assets/${script}"></script>`;
  const html = `<!doctype html><meta name="csp-nonce" content="${nonce}">${scripts}`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `'nonce-${nonce}'`,
  };
  const answer = new Response(html, { headers, ...init });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  answer.clone = () => documentOf(script, nonce, init);
  return answer;
}

let kept: Response | undefined;
let server: () => Promise<Response>;

beforeEach(() => {
  kept = undefined;
  server = () => Promise.reject(new TypeError('Failed to fetch'));
  Object.assign(globalThis, {
    fetch: jest.fn(() => server()),
    caches: {
      match: (key: string) =>
        Promise.resolve(key === '/' ? kept : key === '/assets/known.js' ? new Response() : undefined),
      open: () => Promise.resolve({ put: (_key: string, answer: Response) => void (kept = answer) }),
    },
  });
});

let preloaded: Promise<Response | undefined>;
let later: (() => Promise<void>)[];

beforeEach(() => {
  preloaded = Promise.resolve(undefined);
  later = [];
});

const open = (path = '/historico') =>
  openDocument({
    request: new Request(`${ORIGIN}${path}`),
    preloaded,
    later: (work) => void later.push(work),
  });

/** The page has begun. */
async function begun(): Promise<void> {
  for (const work of later.splice(0)) await work();
}

const nonceOf = async (answer: Response): Promise<string> => {
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, inHtml = ''] = /content="([^"]*)"/.exec(await answer.text()) ?? [];
  expect(policy).toBe(`'nonce-${inHtml}'`);
  return inHtml;
};

test('comes from the server, and is kept with its own nonce for when there is none', async () => {
  server = async () => documentOf('known.js', 'one');
  await keepDocument();
  server = async () => documentOf('known.js', 'two');
  expect(await nonceOf(await open())).toBe('two');
  await begun();
  server = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await nonceOf(await open())).toBe('two');
});

test('is the kept one while the server behind its gateway is away', async () => {
  server = async () => documentOf('known.js', 'one');
  await keepDocument();
  server = async () => new Response('', { status: 502 });
  expect(await nonceOf(await open())).toBe('one');
});

test.each([
  ['of a build that is not here yet', () => documentOf('unknown.js', 'x')],
  ['of somebody else on this host', () => documentOf('', 'x')],
  ['that is an error', () => documentOf('known.js', 'x', { status: 404 })],
  ['that is no document', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
])('one %s is shown, not kept', async (_what, answer) => {
  server = async () => answer();
  await keepDocument();
  expect(kept).toBeUndefined();
});

test.each(['/gravacoes/anexos/7/boleto.html', '/api/v2/chats', '/replay.html', '/ligacao/1/2'])(
  'is not what %s is answered with, nor what it brings kept',
  async (path) => {
    server = async () => documentOf('known.js', 'own');
    await keepDocument();
    server = async () => documentOf('known.js', 'theirs');
    expect(await nonceOf(await open(path))).toBe('theirs');
    await begun();
    preloaded = Promise.resolve(documentOf('known.js', 'preloaded'));
    expect(await nonceOf(await open(path))).toBe('preloaded');
    await begun();
    preloaded = Promise.resolve(undefined);
    server = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(open(path)).rejects.toThrow('Failed to fetch');
    expect(await nonceOf(await open())).toBe('own');
  },
);

test('without a kept one the browser says what is wrong', async () => {
  await expect(open()).rejects.toThrow('Failed to fetch');
  await expect(keepDocument()).resolves.toBeUndefined();
});

test('is not waited for without an end by a version that is being activated', async () => {
  const asked = jest.mocked(fetch);
  await keepDocument();
  expect(asked.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});

test('is the one that the browser asked for while the service worker began', async () => {
  server = async () => documentOf('known.js', 'one');
  await keepDocument();
  preloaded = Promise.resolve(documentOf('known.js', 'early'));
  server = () => Promise.reject(new Error('asked twice'));
  expect(await nonceOf(await open())).toBe('early');
  preloaded = Promise.reject(new TypeError('Failed to fetch'));
  expect(await nonceOf(await open())).toBe('one');
});

test('is kept when the page has begun, not before', async () => {
  server = async () => documentOf('known.js', 'one');
  await keepDocument();
  server = async () => documentOf('known.js', 'two');
  await open();
  server = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await nonceOf(await open())).toBe('one');
  await begun();
  expect(await nonceOf(await open())).toBe('two');
});
