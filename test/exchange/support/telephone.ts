import { expect } from '@playwright/test';
import type { Phone } from '../../interop/support/phone';
import { dial } from '../../interop/support/talk';
import { BARESIP_NUMBER, TONE_HZ, type Baresip } from './baresip';

const pitch = (phone: Phone) => phone.page.evaluate(() => window.phone.pitch());

/** The page hears the tone of baresip. */
export async function hearsTone(phone: Phone): Promise<void> {
  const isNear = (heard: number | null) => heard !== null && Math.abs(heard - TONE_HZ) < 15;
  await expect.poll(async () => isNear(await pitch(phone)), { message: 'the tone is heard' }).toBe(true);
}

/** The page hears nothing any more. */
export async function hearsSilence(phone: Phone): Promise<void> {
  await expect.poll(() => pitch(phone), { message: 'there is silence' }).toBeNull();
}

/** What baresip has heard within the last second is the agent, or nothing. */
export async function hearsAgent(baresip: Baresip, heard = true): Promise<void> {
  const message = heard ? 'the agent is heard' : 'the agent is not heard';
  await expect.poll(() => baresip.loudness(1000) > 0.02, { message }).toBe(heard);
}

/** The agent calls baresip, which answers by itself: both speak. Answers the call id. */
export async function talkWith(ana: Phone, baresip: Baresip): Promise<string> {
  const callId = await dial(ana, BARESIP_NUMBER);
  await ana.next('established', { callId });
  await baresip.happened('CALL_ESTABLISHED');
  await ana.next('mediaChanged', { callId, media: 'connected' });
  await hearsTone(ana);
  return callId;
}
