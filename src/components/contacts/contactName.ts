import { isBlank } from '../../lib/text';
import type { ContactRow } from '../../store/contacts/types';

/** What a contact goes by: the name, or how it is reached where it has none. */
export function contactName({ id, name, number, email }: ContactRow): string {
  return [name.trim(), number, email].find((word) => word !== null && !isBlank(word)) ?? `#${id}`;
}
