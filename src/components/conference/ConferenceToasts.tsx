import { useEffect, useRef } from 'react';
import { selectRoomCall } from '../../store/calls/selectors';
import type { Participant } from '../../store/calls/types';
import { useAppSelector } from '../../store/hooks';
import { useAnnounce } from '../ui/feedback';
import { useText } from '../intl';
import { nameOf } from './participantWords';
import { useAbsence } from './useAbsence';

type Users = readonly Participant[];

/** Those who are in the room by the one list and not by the other. */
function inOnly(users: Users, others: Users): Users {
  const known = others.filter(({ state }) => state === 'in').map(({ id }) => id);
  return users.filter(({ id, state }) => state === 'in' && !known.includes(id));
}

function absentOnly(users: Users, before: Users): Users {
  const known = before.filter(({ state }) => state === 'out').map(({ id }) => id);
  return users.filter(({ id, state }) => state === 'out' && !known.includes(id));
}

/** Reads out who comes to the conference room and leaves it, wherever the agent is; draws nothing. */
export function ConferenceToasts(): null {
  const t = useText();
  const absence = useAbsence();
  const announce = useAnnounce();
  const call = useAppSelector(selectRoomCall);
  const known = useRef<{ id: string; users: Users } | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = call?.conference === undefined ? null : { id: call.id, users: call.conference.users };
    // Who was there when the agent came is on the list.
    if (before === null || known.current?.id !== before.id) return;
    const { users } = known.current;
    const said = [
      ...inOnly(users, before.users).map((user) => t('conference.came', { name: nameOf(user) })),
      ...inOnly(before.users, users).map((user) => t('conference.left', { name: nameOf(user) })),
      ...absentOnly(users, before.users).map((user) =>
        t('conference.absent', { name: nameOf(user), why: absence(user) }),
      ),
    ];
    if (said.length > 0) announce(said.join(' '));
  }, [call, absence, announce, t]);
  return null;
}
