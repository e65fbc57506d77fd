import { useState, type ReactNode } from 'react';
import { hueOf } from '../../lib/hue';
import { useMediaUrl } from '../chat/media';
import { initialsOf } from '../conversations/customer';
import { Icon } from '../ui/icons/Icon';
import '../conversations/conversations.css';

/** The photo of a customer; nothing where the server has none (spec 1 §7). */
export function Photo({ contactId, className }: { contactId: string | null; className: string }): ReactNode {
  const url = useMediaUrl(`/gravacoes/clientes/${encodeURIComponent(contactId ?? '')}.jpg`);
  const [missing, setMissing] = useState<string | null>(null);
  if (contactId === null || url === null || url === missing) return null;
  return (
    <img
      className={className}
      src={url}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setMissing(url)}
    />
  );
}

interface Props {
  name: string;
  contactId: string | null;
  /** What its colour goes by: as in the list of conversations. */
  seed: string;
}

/** The large round picture of a customer: initials on a hue of their own, the photo over them. */
export function CustomerPicture({ name, contactId, seed }: Props): ReactNode {
  const initials = initialsOf(name);
  return (
    <span className="customer-card__picture" aria-hidden="true">
      <span className={`avatar__initials avatar__initials--${hueOf(seed)}`}>
        {initials === '' ? <Icon name="person" /> : initials}
      </span>
      <Photo contactId={contactId} className="customer-card__photo" />
    </span>
  );
}
