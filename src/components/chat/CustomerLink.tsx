import type { ReactNode } from 'react';
import { selectContactUrl } from '../../store/contacts/selectors';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl';

/** The customer's page in another system; nothing where there is none that may be followed (spec 1 §2). */
export function CustomerLink({ conversationId }: { conversationId: string }): ReactNode {
  const url = useAppSelector((state) => selectContactUrl(state, conversationId));
  if (url === null) return null;
  return (
    <a className="chat-header__link" href={url} target="_blank" rel="noopener noreferrer">
      <T id="contact.openUrl" />
    </a>
  );
}
