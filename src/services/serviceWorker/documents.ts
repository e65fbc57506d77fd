import { isScreenPath } from '../../lib/screenPaths';

/** Every screen of the console has the same document. */
const ADDRESS = '/';

const CACHE = 'agent-console-document';

/** A slower network counts as none, where a document is kept. */
const FETCH_TIMEOUT_MS = 4_000;

const ASSET = /(?:src|href)="(\/assets\/[^"]+)"/g;

function isDocument({ ok, redirected, type, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  return ok && !redirected && type === 'basic' && isHtml;
}

/**
 * Whether all that the document begins with is kept too: one of a build to come would open nothing. A page that begins
 * with nothing is none of the console's.
 */
async function isComplete(answer: Response): Promise<boolean> {
  const html = await answer.text();
  const assets = [...html.matchAll(ASSET)];
  for (const [, address = ''] of assets) {
    if ((await caches.match(address)) === undefined) return false;
  }
  return assets.length > 0;
}

/**
 * Keeps the answer as it is, with its headers: the nonce in the document is the one in its own content policy. What is
 * shown from a network always has a fresh one.
 */
async function keep(answer: Response): Promise<void> {
  if (!isDocument(answer) || !(await isComplete(answer.clone()))) return;
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, answer);
}

/**
 * Fetches the document to keep it, for 4 s at most: pages wait for a version that is being activated. Never rejects: the
 * next page that is opened brings the document as well.
 */
export async function keepDocument(): Promise<void> {
  try {
    await keep(await fetch(ADDRESS, { cache: 'no-store', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }));
  } catch {
    // Without a network.
  }
}

/** How a document is asked for. */
export interface DocumentRequest {
  request: Request;
  /** The answer to what the browser asked while the service worker began; undefined where it asked nothing. */
  preloaded: Promise<Response | undefined>;
  /** Runs what the page that begins must not wait for, nor share its first moments with. */
  later: (work: () => Promise<void>) => void;
}

/** Rejects when a promise takes longer than a signal. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('No answer in time', 'TimeoutError')));
  });
  return Promise.race([promise, late]);
}

/**
 * The document from the server; where there is none, or no server behind its gateway, the one that was kept. Any other
 * address of this origin, such as that of a customer's file, is neither answered with it nor kept as it.
 */
export async function openDocument({ request, preloaded, later }: DocumentRequest): Promise<Response> {
  if (!isScreenPath(new URL(request.url).pathname)) return (await preloaded) ?? fetch(request);
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  // Nobody may be left to hear that it failed.
  preloaded.catch(() => undefined);
  const kept = await caches.match(ADDRESS, { cacheName: CACHE });
  if (kept === undefined) return (await preloaded) ?? fetch(request);
  try {
    const answer = (await before(signal, preloaded)) ?? (await fetch(request, { signal }));
    if (answer.status >= 500) return kept;
    const copy = answer.clone();
    later(() => keep(copy).catch(() => undefined));
    return answer;
  } catch {
    return kept;
  }
}
