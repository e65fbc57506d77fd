import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { parseUrl } from '../../lib/parseUrl';
import { latePart } from '../intl/latePart';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';

const ConfigLinkDialog = latePart(async () => ({
  default: (await import(/* webpackChunkName: "settings" */ './ConfigLinkDialog')).ConfigLinkDialog,
}));

const NAME = 'config';

/** The address without settings in its query; null where it has none. */
function withoutSettings(address: URL): URL | null {
  const plain = new URL(address);
  const had = plain.searchParams.has(NAME);
  if (had) plain.searchParams.delete(NAME);
  // The login keeps where the visitor was going.
  const goal = address.searchParams.get('redirect') ?? '';
  const inner = goal.startsWith('/') ? parseUrl(goal, address) : null;
  const plainInner = inner === null ? null : withoutSettings(inner);
  if (plainInner === null) return had ? plain : null;
  plain.searchParams.set('redirect', `${plainInner.pathname}${plainInner.search}${plainInner.hash}`);
  return plain;
}

/** Refuses settings that come by a link: anybody could point the console, and who signs in at it, at another server. */
export function ConfigLink(): ReactNode {
  const [wasRefused, setWasRefused] = useState(() => withoutSettings(new URL(window.location.href)) !== null);
  useEffect(() => {
    const plain = withoutSettings(new URL(window.location.href));
    if (plain !== null) window.history.replaceState(window.history.state, '', plain);
  }, []);
  if (!wasRefused) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <ConfigLinkDialog onClose={() => setWasRefused(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}
