import { VERSION } from '../components/version';
import { runVoice } from '../sagas/calls/voiceFeatures';
import type { Voice } from '../sagas/softphone/voice';
import { createRoomApi } from '../services/api/roomApi';
import { createAudio } from '../services/audio/createAudio';
import type { Services } from '../services/services';
import { createSoftphone } from '../services/sip/createSoftphone';
import { createSoftphoneLog } from '../services/storage/softphoneLog';

/** The softphone, its sound and the sagas of calls; fetched once an agent with an extension is in. */
export function createVoice({
  clock,
  deployment,
  http,
  random,
}: Pick<Services, 'clock' | 'deployment' | 'http' | 'random'>): Voice {
  const page = window;
  const log = createSoftphoneLog({ clock, page });
  const audio = createAudio({ clock, page });
  const softphone = createSoftphone({ sound: audio, log, clock, random, page, deployment });
  const userAgent = `AgentConsole/${VERSION}`;
  return { services: { softphone, audio, log, rooms: createRoomApi(http), userAgent }, run: runVoice };
}
