import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import {
  selectDoubtfulAddress,
  selectLacksForCalls,
  selectRegistrationTrouble,
  selectSoftphone,
} from '../../store/softphone/selectors';
import { T, useText } from '../intl';
import { useFailureText } from '../ui/feedback';

/** Why the telephone is not there: what the exchange's answer means, or what kept the console from it; null: nothing is known. */
export function useWhy(): string | null {
  const t = useText();
  const failureText = useFailureText();
  const { failure } = useAppSelector(selectSoftphone);
  const trouble = useAppSelector(selectRegistrationTrouble);
  const lacks = useAppSelector(selectLacksForCalls);
  const isUntrusted = useAppSelector(selectDoubtfulAddress) !== null;
  if (lacks !== null && lacks !== '') return t('softphone.why.unsupported', { lacks });
  if (isUntrusted) return t('softphone.why.untrusted');
  if (trouble !== null && trouble.kind !== 'socket') return t(`softphone.why.${trouble.kind}`);
  // The code has words in the agent's language; the message is for the log.
  return failure === null ? null : failureText({ ...failure, message: '' });
}

/** The same with what support wants to know: the exchange's own answer, or the address to look at. */
export function Why(): ReactNode {
  const why = useWhy();
  const trouble = useAppSelector(selectRegistrationTrouble);
  const address = useAppSelector(selectDoubtfulAddress);
  if (why === null) return null;
  return (
    <>
      <p className="softphone__detail">{why}</p>
      {address !== null && (
        <a className="softphone__address" href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      )}
      {trouble !== null && trouble.status !== null && (
        <p className="softphone__detail">
          <T id="softphone.refusal" values={{ status: trouble.status, phrase: trouble.phrase }} />
        </p>
      )}
    </>
  );
}
