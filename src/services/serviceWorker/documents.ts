/** Every route of the console has the same document. */
const ADDRESS = '/';

const CACHE = 'agent-console-document';

/** A slower network counts as none, where a document is kept. */
const FETCH_TIMEOUT_MS = 4_000;

const ASSET = /(?:src|href)="(\/assets\/[^"]+)"/g;

function isDocument({ ok, redirected, type, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  return ok && !redirected && type === 'basic' && isHtml;
}

/** Whether all that the document begins with is kept too: one of a build to come would open nothing. */
async function isComplete(answer: Response): Promise<boolean> {
  const html = await answer.text();
  for (const [, address = ''] of html.matchAll(ASSET)) {
    if ((await caches.match(address)) === undefined) return false;
  }
  return true;
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

/** The document from the server; where there is none, or no server behind its gateway, the one that was kept. */
export async function openDocument(request: Request): Promise<Response> {
  const kept = await caches.match(ADDRESS, { cacheName: CACHE });
  if (kept === undefined) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (answer.status >= 500) return kept;
    void keep(answer.clone()).catch(() => undefined);
    return answer;
  } catch {
    return kept;
  }
}
