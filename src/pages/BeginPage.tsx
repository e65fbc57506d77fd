import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { addressOfMailto, MAIL_QUERY } from '../lib/appLink';
import { createOpenRequested } from '../store/conversations/actions';
import { useRequest } from '../store/hooks';
import { HOME } from './redirect';

/** A shortcut or a `mailto:` link that opened the console: its dialog, over the conversations; the address forgets it. */
export function BeginPage({ kind }: { kind: 'email' | 'whatsapp' }): ReactNode {
  const request = useRequest();
  const [query] = useSearchParams();
  const address = addressOfMailto(query.get(MAIL_QUERY) ?? '');
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    request(createOpenRequested({ kind, address, name: '', contactId: null }));
  }, [kind, address, request]);
  return <Navigate to={HOME} replace />;
}
