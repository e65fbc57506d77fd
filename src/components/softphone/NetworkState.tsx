import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectNetwork } from '../../store/softphone/networkSelectors';
import { T } from '../intl';

/** The STUN and TURN servers that calls use, and what is wrong with them; nothing where there never were any. */
export function NetworkState(): ReactNode {
  const network = useAppSelector(selectNetwork);
  if (network === null) return null;
  const { stun, turn, relayOnly, fault } = network;
  return (
    <>
      <p>
        {stun + turn === 0 ? (
          <T id="phone.network.none" />
        ) : (
          <T id="phone.network.servers" values={{ stun, turn }} />
        )}
      </p>
      {relayOnly && (
        <p>
          <T id="phone.network.relayOnly" />
        </p>
      )}
      <p role="status">{fault !== null && <T id={`phone.network.fault.${fault}`} />}</p>
    </>
  );
}
