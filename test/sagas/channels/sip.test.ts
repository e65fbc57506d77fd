import { audioFact } from '../../../src/sagas/channels/audio';
import { sipFact } from '../../../src/sagas/channels/sip';
import { isRefusal } from '../../../src/sagas/softphone/refusal';
import type { AudioEvent } from '../../../src/services/audio/audio';
import type { SipEvent } from '../../../src/services/sip/softphone';

const callId = 'c1';
const sample = { mos: 4.3, rttMs: 20, jitterMs: 3, lossFraction: 0.01 };
const end = { by: 'other', cause: 'busy', status: 486, q850: 17 } as const;

type Row<H> = [H, string, unknown];

const SIP: Row<Exclude<SipEvent, { kind: 'offered' }>>[] = [
  [{ kind: 'socketLost', code: 1006, reason: 'x' }, 'softphone/lost', { code: 1006, reason: 'x' }],
  [{ kind: 'registrationRefreshed', expiresInS: 3600 }, 'softphone/registered', { expiresInS: 3600 }],
  [
    { kind: 'registrationLost', status: 403, phrase: 'Forbidden', retryAfterS: null },
    'softphone/registrationRefused',
    { status: 403, phrase: 'Forbidden' },
  ],
  [
    { kind: 'registrationLost', status: 503, phrase: 'Service Unavailable', retryAfterS: 7 },
    'softphone/registrationFailed',
    {
      code: 'timeout',
      message: '503 Service Unavailable',
      retryAfterS: 7,
      trouble: { kind: 'unavailable', status: 503, phrase: 'Service Unavailable' },
    },
  ],
  [
    { kind: 'registrationLost', status: null, phrase: '', retryAfterS: null },
    'softphone/registrationFailed',
    {
      code: 'timeout',
      message: '',
      retryAfterS: null,
      trouble: { kind: 'noAnswer', status: null, phrase: '' },
    },
  ],
  [
    { kind: 'registrationLost', status: 200, phrase: 'OK', retryAfterS: null },
    'softphone/registrationFailed',
    {
      code: 'notBound',
      message: '200 OK',
      retryAfterS: null,
      trouble: { kind: 'notBound', status: 200, phrase: 'OK' },
    },
  ],
  [
    { kind: 'presenceReported', extension: '2002', presence: 'busy' },
    'presence/reported',
    { extension: '2002', presence: 'busy' },
  ],
  [{ kind: 'presenceUnknown', extension: '2002' }, 'presence/unknown', { extension: '2002' }],
  [
    { kind: 'progressed', callId, status: 183, earlyMedia: true },
    'calls/progressed',
    { callId, status: 183, earlyMedia: true },
  ],
  [{ kind: 'established', callId }, 'calls/answered', { callId }],
  [
    { kind: 'identityChanged', callId, number: '2002', name: 'Bia' },
    'calls/identityChanged',
    { callId, number: '2002', name: 'Bia' },
  ],
  [{ kind: 'remoteHoldChanged', callId, held: true }, 'calls/remoteHoldChanged', { callId, held: true }],
  [{ kind: 'transferProgressed', callId, status: 180 }, 'calls/transferProgressed', { callId, status: 180 }],
  [{ kind: 'mediaChanged', callId, media: 'failed' }, 'calls/mediaChanged', { callId, media: 'failed' }],
  [{ kind: 'measured', callId, sample }, 'calls/qualityMeasured', { callId, ...sample }],
  [
    { kind: 'soundMissed', callId, direction: 'in' },
    'calls/troubleFound',
    { callId, trouble: 'hearingNothing' },
  ],
  [{ kind: 'soundMissed', callId, direction: 'out' }, 'calls/troubleFound', { callId, trouble: 'notHeard' }],
  [{ kind: 'soundHeard', callId, direction: 'out' }, 'calls/troubleEnded', { callId, trouble: 'notHeard' }],
  [{ kind: 'ended', callId, ...end }, 'calls/ended', { callId, end }],
];

const AUDIO: Row<AudioEvent>[] = [
  [{ kind: 'listed', devices: [] }, 'devices/listed', { devices: [] }],
  [{ kind: 'locked' }, 'devices/soundLocked', undefined],
  [{ kind: 'unlocked' }, 'devices/soundUnlocked', undefined],
  [{ kind: 'fellBack', use: 'input' }, 'devices/fellBack', { use: 'input' }],
  [{ kind: 'returned', use: 'ring' }, 'devices/returned', { use: 'ring' }],
  [{ kind: 'microphoneLost', trouble: 'busy' }, 'devices/microphoneFailed', { trouble: 'busy' }],
  [{ kind: 'microphoneFound' }, 'devices/microphoneOpened', undefined],
  [
    { kind: 'sendingTroubled', callId, trouble: 'sendingSilence' },
    'calls/troubleFound',
    { callId, trouble: 'sendingSilence' },
  ],
  [
    { kind: 'sendingMended', callId, trouble: 'sentDirectly' },
    'calls/troubleEnded',
    { callId, trouble: 'sentDirectly' },
  ],
  [{ kind: 'talkedWhileMuted', callId }, 'calls/troubleFound', { callId, trouble: 'talkingWhileMuted' }],
  [{ kind: 'stoppedTalking', callId }, 'calls/troubleEnded', { callId, trouble: 'talkingWhileMuted' }],
];

describe('one fact for each event', () => {
  it.each(SIP)('of the softphone: %j', (event, type, payload) => {
    expect(sipFact(event)).toMatchObject({ type, payload });
  });

  it.each(AUDIO)('of the sound: %j', (event, type, payload) => {
    const fact = audioFact(event);
    expect(fact.type).toBe(type);
    expect(fact.payload).toEqual(payload);
  });
});

describe('a refused registration', () => {
  it.each([
    [401, null, true],
    [403, null, true],
    [404, null, true],
    [302, null, true],
    [603, null, true],
    [403, 30, false],
    [408, null, false],
    [429, null, false],
    [480, null, false],
    [500, null, false],
    [503, null, false],
    [null, null, false],
  ])('with status %p and Retry-After %p stands: %p', (status, retryAfterS, stands) => {
    expect(isRefusal(status, retryAfterS)).toBe(stands);
  });
});
