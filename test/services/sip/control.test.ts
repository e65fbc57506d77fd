import { SessionState } from 'sip.js';
import type { CallContext } from '../../../src/services/sip/calls/callContext';
import { restartIce } from '../../../src/services/sip/calls/control';
import type { Line } from '../../../src/services/sip/calls/lines';
import type { SipEvent } from '../../../src/services/sip/softphone';

/** The way of the sound is looked for anew, in a call whose other side answers with this direction; what is told then. */
async function restarted(
  direction: string,
  { wasHeld = false, weHold = false, isOver = false },
): Promise<SipEvent[]> {
  const told: SipEvent[] = [];
  const line = {
    callId: 'k1',
    session: { state: SessionState.Established },
    isEstablished: true,
    isRemoteHeld: wasHeld,
    media: { remoteDirection: () => direction },
    negotiation: { change: () => Promise.resolve(), isHeld: () => weHold },
  } as unknown as Line;
  const context = {
    lines: { has: () => !isOver },
    emit: (event: SipEvent) => told.push(event),
  } as unknown as CallContext;
  await restartIce(line, context);
  return told;
}

test.each([
  ['ceased to hold us', 'sendrecv', { wasHeld: true }, [false]],
  ['began to hold us', 'inactive', {}, [true]],
  ['holds us still', 'sendonly', { wasHeld: true }, []],
  ['answers our own hold', 'inactive', { weHold: true }, []],
  ['is gone meanwhile', 'inactive', { isOver: true }, []],
])('a restart finds that the other side %s', async (_what, direction, before, told) => {
  expect(await restarted(direction, before)).toEqual(
    told.map((held) => ({ kind: 'remoteHoldChanged', callId: 'k1', held })),
  );
});
