import { useState, type ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { CustomerAvatar } from '../../conversations/CustomerAvatar';
import { knownCustomer } from '../../conversations/customer';
import { useMediaUrl } from '../media';

/** The customer's photo over their initials, which stay where the server has none (spec 1 §7). */
export function CustomerPhoto({ conversation }: { conversation: Conversation }): ReactNode {
  const customer = knownCustomer(conversation);
  const url = useMediaUrl(`/gravacoes/clientes/${encodeURIComponent(customer ?? '')}.jpg`);
  const [missing, setMissing] = useState<string | null>(null);
  const hasPhoto = customer !== null && url !== null && url !== missing;
  return (
    <span className="customer-photo">
      <CustomerAvatar conversation={conversation} />
      {hasPhoto && (
        <img
          className="customer-photo__picture"
          src={url}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setMissing(url)}
        />
      )}
    </span>
  );
}
