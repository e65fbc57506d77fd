import { useCallback } from 'react';
import { readMailto } from '../../lib/mailto';
import { numberOfTel } from '../../lib/telLink';
import { dialOpenRequested } from '../../store/calls/actions';
import { createOpenRequested } from '../../store/conversations/actions';
import { useRequest } from '../../store/hooks';

/** Takes links to addresses to the dialog Novo e-mail, and those to numbers to the one that dials. */
export function useLinkTarget(): (href: string) => void {
  const request = useRequest();
  return useCallback(
    (href) => {
      const nobody = { contactId: null };
      if (/^tel:/iu.test(href))
        request(dialOpenRequested({ ...nobody, number: numberOfTel(href), name: null }));
      else request(createOpenRequested({ ...nobody, kind: 'email', name: '', ...readMailto(href) }));
    },
    [request],
  );
}
