import { SignalingState, type IncomingInviteRequest, type Session } from 'sip.js/lib/core/index.js';
import { createNegotiation } from '../../sandbox/exchange/legs/negotiation';

/** A re-INVITE within a dialog that is in this state when its answer is ready; what it was answered with. */
async function answered(signalingState: SignalingState): Promise<string[]> {
  const said: string[] = [];
  const session: Pick<Session, 'signalingState'> = { signalingState };
  const request = {
    message: { body: 'v=0' },
    trying: () => said.push('trying'),
    accept: () => said.push('accept'),
    reject: ({ statusCode }: { statusCode: number }) => said.push(`reject ${String(statusCode)}`),
  };
  createNegotiation(session as Session).answer(request as unknown as IncomingInviteRequest, (sdp) =>
    Promise.resolve(sdp),
  );
  await new Promise(setImmediate);
  return said;
}

test('an offer is answered within its dialog', async () => {
  await expect(answered(SignalingState.Stable)).resolves.toEqual(['trying', 'accept']);
});

test('an offer whose dialog ended meanwhile is refused: nobody would acknowledge its answer', async () => {
  await expect(answered(SignalingState.Closed)).resolves.toEqual(['trying', 'reject 487']);
});
