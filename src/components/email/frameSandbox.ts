const CALM = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * Whether the page is heard in a frame whose sandbox runs no scripts. WebKit calls no listener there, the page's
 * neither: https://bugs.webkit.org/show_bug.cgi?id=218086
 */
function isHeardInside(page: Document): boolean {
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', CALM);
  frame.hidden = true;
  page.body.append(frame);
  const inside = frame.contentDocument;
  // Where nothing is found out the sandbox stays closed.
  let isHeard = inside === null;
  inside?.addEventListener('probe', () => {
    isHeard = true;
  });
  inside?.dispatchEvent(new Event('probe'));
  frame.remove();
  return isHeard;
}

const known = new WeakMap<Document, string>();

/**
 * The sandbox of a mail's frame. Where the page would hear no key, press or link in it, scripts are left to the
 * document's policy, which has no source of any.
 */
export function frameSandbox(page: Document): string {
  const sandbox = known.get(page) ?? (isHeardInside(page) ? CALM : `${CALM} allow-scripts`);
  known.set(page, sandbox);
  return sandbox;
}
