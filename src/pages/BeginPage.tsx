import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { MAIL_QUERY } from '../lib/appLink';
import { readMailto } from '../lib/mailto';
import { createOpenRequested } from '../store/conversations/actions';
import { useRequest } from '../store/hooks';
import { HOME } from './redirect';

/** A shortcut or a `mailto:` link that opened the console: its dialog, over the conversations; the address forgets it. */
export function BeginPage({ kind }: { kind: 'email' | 'whatsapp' }): ReactNode {
  const request = useRequest();
  const [query] = useSearchParams();
  const link = query.get(MAIL_QUERY) ?? '';
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    request(createOpenRequested({ kind, ...readMailto(link), name: '', contactId: null }));
  }, [kind, link, request]);
  return <Navigate to={HOME} replace />;
}
