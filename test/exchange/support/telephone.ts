import { expect } from '@playwright/test';
import type { Phone } from '../../interop/support/phone';
import { dial } from '../../interop/support/talk';
import { BARESIP_NUMBER, TONE_HZ, type Baresip } from './baresip';
import { loudnessOf } from './wav';

const pitch = (phone: Phone) => phone.page.evaluate(() => window.phone.pitch());

/** The page hears the tone of baresip, or another one. */
export async function hearsTone(phone: Phone, hertz = TONE_HZ): Promise<void> {
  const isNear = (heard: number | null) => heard !== null && Math.abs(heard - hertz) < 15;
  await expect.poll(async () => isNear(await pitch(phone)), { message: 'the tone is heard' }).toBe(true);
}

/** The page hears nothing any more. */
export async function hearsSilence(phone: Phone): Promise<void> {
  await expect.poll(() => pitch(phone), { message: 'there is silence' }).toBeNull();
}

/** From now on baresip hears the agent. */
export async function hearsAgent(baresip: Baresip): Promise<void> {
  const { length } = baresip.heard();
  const isHeard = () => loudnessOf(baresip.heard(), length) > 0.02;
  await expect.poll(isHeard, { message: 'the agent is heard' }).toBe(true);
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
