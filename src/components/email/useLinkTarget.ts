import { useCallback } from 'react';
import { dialOpenRequested } from '../../store/calls/actions';
import { createOpenRequested } from '../../store/conversations/actions';
import { useRequest } from '../../store/hooks';

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Takes links to addresses to the dialog Novo e-mail, and those to numbers to the one that dials. */
export function useLinkTarget(): (href: string) => void {
  const request = useRequest();
  return useCallback(
    (href) => {
      const [target = ''] = href.slice(href.indexOf(':') + 1).split('?');
      const nobody = { contactId: null };
      if (/^tel:/iu.test(href)) request(dialOpenRequested({ ...nobody, number: plain(target), name: null }));
      else request(createOpenRequested({ ...nobody, kind: 'email', name: '', address: plain(target) }));
    },
    [request],
  );
}
