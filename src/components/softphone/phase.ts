import type { selectSoftphone } from '../../store/softphone/selectors';

/** The telephone as the agent understands it. */
export type Phase =
  | 'registered'
  | 'connecting'
  | 'registering'
  | 'refused'
  | 'unsupported'
  | 'lost'
  | 'offline'
  | 'off';

type Softphone = ReturnType<typeof selectSoftphone>;

/** What the transport and the registration come to. A refusal goes first: nothing follows until the agent asks. */
export function phaseOf({ transport, registration, retryAt, failure, wasRegistered }: Softphone): Phase {
  if (registration === 'refused') return 'refused';
  if (failure?.code === 'unsupportedBrowser') return 'unsupported';
  if (transport === 'dying') return 'offline';
  if (retryAt !== null) return 'lost';
  switch (transport) {
    case 'connecting':
    case 'recovering':
      return 'connecting';
    case 'connected':
      return registration === 'registered' ? 'registered' : 'registering';
    case 'disconnected':
    case 'disconnecting':
      if (failure !== null) return 'lost';
      // Before the first attempt nothing is wrong yet.
      return wasRegistered ? 'off' : 'connecting';
  }
}

/**
 * Whether the telephone comes back, or was tried in vain, while it connects or registers. Such an attempt may take no
 * longer than a blink and is made again and again: what shows that the telephone is away must not come and go with it.
 */
export function isTriedAgain(softphone: Softphone): boolean {
  const phase = phaseOf(softphone);
  const isUnderWay = phase === 'connecting' || phase === 'registering';
  return isUnderWay && (softphone.wasRegistered || softphone.attempt > 1);
}
