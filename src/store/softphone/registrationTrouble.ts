import { createSelector } from 'reselect';
import type { RootState } from '../rootReducer';
import type { RegistrationCause, RegistrationTrouble } from './types';

/** An exchange's answer to a REGISTER. */
interface Answer {
  status: number;
  phrase: string;
}

const CAUSES = new Map<number, RegistrationCause>([
  [200, 'notBound'],
  [401, 'credentials'],
  [403, 'credentials'],
  [404, 'unknownExtension'],
  [407, 'credentials'],
  [408, 'unavailable'],
  [429, 'tooMany'],
  [480, 'unavailable'],
]);

function causeOf(status: number): RegistrationCause {
  return CAUSES.get(status) ?? (status >= 500 && status < 600 ? 'unavailable' : 'refused');
}

/** What the answer to a REGISTER means that did not register; null: none came. */
export function registrationTrouble(answer: Answer | null): RegistrationTrouble {
  if (answer === null) return { kind: 'noAnswer', status: null, phrase: '' };
  return { kind: causeOf(answer.status), status: answer.status, phrase: answer.phrase };
}

const SOCKET: RegistrationTrouble = { kind: 'socket', status: null, phrase: '' };

const SOCKET_FAILURES: readonly (string | undefined)[] = [
  'socketFailed',
  'localNetworkDenied',
  'socketTimeout',
];

/** Why the extension is not registered, as it was found out last; null: nothing is known to be wrong. */
export const selectRegistrationTrouble = createSelector(
  ({ softphone }: RootState) => softphone.refusal,
  ({ softphone }: RootState) => softphone.trouble,
  ({ softphone }: RootState) => softphone.failure,
  (refusal, trouble, failure): RegistrationTrouble | null => {
    if (refusal !== null) return registrationTrouble(refusal);
    if (trouble !== undefined) return trouble;
    return SOCKET_FAILURES.includes(failure?.code) ? SOCKET : null;
  },
);
