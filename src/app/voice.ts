import { VERSION } from '../components/version';
import { runVoice } from '../sagas/calls/voiceFeatures';
import type { Voice } from '../sagas/softphone/voice';
import { createRoomApi } from '../services/api/roomApi';
import { createAudio } from '../services/audio/createAudio';
import { createHeadset } from '../services/headset/createHeadset';
import { hidOf } from '../services/headset/hid';
import { createCallSession } from '../services/mediaSession/callSession';
import type { Services } from '../services/services';
import { createSoftphone } from '../services/sip/createSoftphone';
import { createSoftphoneLog } from '../services/storage/softphoneLog';

/** The softphone, its sound and the sagas of calls; fetched once an agent with an extension is in. */
export function createVoice({
  clock,
  deployment,
  http,
  random,
  trace,
}: Pick<Services, 'clock' | 'deployment' | 'http' | 'random' | 'trace'>): Voice {
  const page = window;
  const log = createSoftphoneLog({ clock, page });
  const audio = createAudio({ clock, page });
  const softphone = createSoftphone({ sound: audio, log, clock, random, page, deployment, trace });
  const headset = createHeadset(hidOf(page.navigator));
  const callSession = createCallSession(page);
  const rooms = createRoomApi(http);
  const userAgent = `AgentConsole/${VERSION}`;
  return { services: { softphone, audio, headset, callSession, log, rooms, userAgent }, run: runVoice };
}
