import type { Centre } from '../centre/centre';
import { findMailbox, storeMailbox, type MailboxMark } from '../store';
import type { MailSource } from './servers';

/** How far one mailbox was read; numbers of another UIDVALIDITY count for nothing. */
export interface Marks {
  /** The first number that was not stored. */
  next(validity: string): number;
  /** In the unit of work that stores a mail. */
  stored(validity: string, uid: number): void;
  /** After the server was told that it is seen. */
  seen(validity: string, uid: number): void;
  /** What was stored and perhaps never marked. */
  unmarked(validity: string): { from: number; to: number } | null;
}

/** The marks of a mailbox, kept in the store under its server and user. */
export function createMarks({ sql }: Centre, { user, host, port }: MailSource): Marks {
  const key = `${user}@${host}:${String(port)}`;

  function read(validade: string): MailboxMark {
    const kept = findMailbox(sql, key);
    return kept?.validade === validade ? kept : { validade, uid: 0, visto: 0 };
  }

  return {
    next: (validity) => read(validity).uid + 1,
    stored: (validity, uid) => storeMailbox(sql, key, { ...read(validity), uid }),
    seen: (validity, uid) => storeMailbox(sql, key, { ...read(validity), visto: uid }),
    unmarked: (validity) => {
      const { uid, visto } = read(validity);
      return uid > visto ? { from: visto + 1, to: uid } : null;
    },
  };
}
