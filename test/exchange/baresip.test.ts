import { dial } from '../interop/support/talk';
import { BARESIP_NUMBER } from './support/baresip';
import { expect, test } from './support/mediaTest';
import { needs } from './support/part';
import { hearsAgent, hearsSilence, hearsTone, talkWith } from './support/telephone';
import { toneWav } from './support/wav';

needs('media');

/** The pitch of an announcement. */
const ANNOUNCEMENT_HZ = 1000;

test('calls a telephone of plain RTP: both are heard, and the agent hangs up', async ({ ana, baresip }) => {
  const other = await baresip();
  const callId = await talkWith(ana, other);
  await hearsAgent(other);
  await ana.do('hangUp', callId);
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'agent', cause: 'completed' });
  await other.happened('CALL_CLOSED');
});

test('is called by one: both are heard, and the telephone hangs up', async ({ ana, baresip }) => {
  const other = await baresip();
  other.command('dial', 'sip:1001@localhost');
  const { callId, number } = await ana.next('offered');
  expect(number).toBe(BARESIP_NUMBER);
  await ana.do('answer', callId);
  await ana.next('established', { callId });
  await hearsTone(ana);
  await hearsAgent(other);
  other.command('hangup');
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
});

test('holds and resumes, and the sound really stops and comes back', async ({ ana, baresip }) => {
  const other = await baresip();
  const callId = await talkWith(ana, other);
  await hearsAgent(other);
  await ana.do('hold', callId);
  await hearsSilence(ana);
  await ana.do('resume', callId);
  await hearsTone(ana);
  await ana.do('sendDigit', callId, '7');
  await other.happened('CALL_DTMF_START', '7');
});

test('is held and taken back by the other side', async ({ ana, baresip }) => {
  const other = await baresip();
  const callId = await talkWith(ana, other);
  other.command('hold');
  await ana.next('remoteHoldChanged', { callId, held: true });
  await hearsSilence(ana);
  other.command('resume');
  await ana.next('remoteHoldChanged', { callId, held: false });
  await hearsTone(ana);
  await ana.do('sendDigit', callId, '7');
  await other.happened('CALL_DTMF_START', '7');
});

test('sends digits as tones', async ({ ana, baresip }) => {
  const other = await baresip();
  const callId = await talkWith(ana, other);
  for (const digit of '15#') expect(await ana.do('sendDigit', callId, digit)).toBe('rtp');
  await other.happened('CALL_DTMF_START', '#');
  const digits = other.events().filter(({ type }) => type === 'CALL_DTMF_START');
  expect(digits.map(({ param }) => param)).toEqual(['1', '5', '#']);
});

test('hears an announcement before the answer, and then who answers', async ({ ana, baresip, rtpengine }) => {
  const other = await baresip('early');
  const callId = await dial(ana, BARESIP_NUMBER);
  await ana.next('progressed', { callId, status: 183, earlyMedia: true });
  await ana.next('mediaChanged', { callId, media: 'connected' });
  await rtpengine.play(callId, toneWav(ANNOUNCEMENT_HZ, 3));
  await hearsTone(ana, ANNOUNCEMENT_HZ);
  other.command('accept');
  await ana.next('established', { callId });
  await hearsTone(ana);
  await hearsAgent(other);
});

test('is refused', async ({ ana, baresip }) => {
  const other = await baresip('manual');
  const callId = await dial(ana, BARESIP_NUMBER);
  await ana.next('progressed', { callId, status: 180, earlyMedia: false });
  other.command('hangup');
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'busy', status: 486 });
});

test('is not answered', async ({ ana, baresip }) => {
  const other = await baresip('manual');
  const callId = await dial(ana, BARESIP_NUMBER, ['X-Ring-Ms: 1000']);
  const end = { by: 'other', cause: 'unavailable', status: 408 };
  expect(await ana.next('ended', { callId })).toMatchObject(end);
  await other.happened('CALL_CLOSED');
});

test('is given up by the agent, and by the other side', async ({ ana, baresip }) => {
  const other = await baresip('manual');
  const callId = await dial(ana, BARESIP_NUMBER);
  await ana.next('progressed', { callId, status: 180 });
  await ana.do('hangUp', callId);
  await other.happened('CALL_CLOSED');
  other.command('dial', 'sip:1001@localhost');
  const { callId: theirs } = await ana.next('offered');
  other.command('hangup');
  expect(await ana.next('ended', { callId: theirs })).toMatchObject({ by: 'other', cause: 'cancelled' });
});

test('finds the way of the sound again by an ICE restart', async ({ ana, baresip }) => {
  const other = await baresip();
  const callId = await talkWith(ana, other);
  await ana.do('restartIce', callId);
  await hearsTone(ana);
  await hearsAgent(other);
});

test('hands the telephone over to a colleague', async ({ ana, bia, baresip }) => {
  const other = await baresip();
  const callId = await talkWith(ana, other);
  const transferred = ana.do('transferBlind', callId, '1002');
  const { callId: theirs } = await bia.next('offered', { number: BARESIP_NUMBER });
  await bia.do('answer', theirs);
  await transferred;
  await ana.next('ended', { callId });
  await hearsTone(bia);
});

test('declines to be sent elsewhere by the telephone', async ({ ana, baresip }) => {
  const other = await baresip();
  await talkWith(ana, other);
  other.command('transfer', 'sip:1002@localhost');
  await other.happened('TRANSFER_FAILED', '603 Decline');
});
