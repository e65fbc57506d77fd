import { useCallback } from 'react';
import type { Participant } from '../../store/calls/types';
import { useFailureText } from '../ui/feedback';
import { useText } from '../intl';
import { absenceOf } from './participantWords';

/** Tells in words why somebody is not in the room. */
export function useAbsence(): (participant: Participant) => string {
  const t = useText();
  const failureText = useFailureText();
  return useCallback(
    (participant) => {
      const why = absenceOf(participant);
      return typeof why === 'string' ? t(why) : t('conference.out.failed', { why: failureText(why) });
    },
    [t, failureText],
  );
}
