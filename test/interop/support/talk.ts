import { setTimeout as sleep } from 'node:timers/promises';
import type { Heard } from './phonePage';
import type { Phone } from './phone';

let made = 0;

/** An id for a call. */
export function newCallId(): string {
  made += 1;
  return `interop-${String(process.pid)}-${String(Date.now())}-${String(made)}`;
}

/** Dials, without waiting for an answer. Answers the call id. */
export async function dial(from: Phone, number: string, headers: string[] = []): Promise<string> {
  const callId = newCallId();
  await from.do('invite', { callId, number, name: null, headers });
  return callId;
}

/** One calls the other, who answers: both speak. Answers the call id. */
export async function talk(from: Phone, to: Phone, headers: string[] = []): Promise<string> {
  const callId = await dial(from, to.extension, headers);
  await to.next('offered', { callId });
  await to.do('answer', callId);
  await from.next('established', { callId });
  await to.next('established', { callId });
  await from.next('mediaChanged', { callId, media: 'connected' });
  await to.next('mediaChanged', { callId, media: 'connected' });
  return callId;
}

/** What comes in and goes out within a second, once there is a connected call. */
export async function flow(phone: Phone): Promise<Omit<Heard, 'state'>> {
  await phone.page.waitForFunction(() =>
    window.phone.peers.some(({ connectionState }) => connectionState === 'connected'),
  );
  const before = await phone.heard();
  await sleep(1000);
  const after = await phone.heard();
  return {
    received: after.received - before.received,
    sent: after.sent - before.sent,
    energy: after.energy - before.energy,
  };
}
