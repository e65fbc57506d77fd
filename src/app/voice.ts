import { VERSION } from '../components/version';
import { runVoice } from '../sagas/calls/voiceFeatures';
import type { Voice } from '../sagas/softphone/voice';
import { createAudio } from '../services/audio/createAudio';
import type { Services } from '../services/services';
import { createSoftphone } from '../services/sip/createSoftphone';
import { createSoftphoneLog } from '../services/storage/softphoneLog';

const fetchLate = () => import(/* webpackChunkName: "softphone-late" */ './voiceLate');

/** The softphone, its sound and the sagas of calls; fetched once an agent with an extension is in. */
export function createVoice({ clock, random }: Pick<Services, 'clock' | 'random'>): Voice {
  const page = window;
  const log = createSoftphoneLog({ clock, page });
  const audio = createAudio({ clock, page });
  const lateParts = async () => (await fetchLate()).parts;
  const softphone = createSoftphone({ sound: audio, log, clock, random, page, fetchLate: lateParts });
  const services = { softphone, audio, log, userAgent: `AgentConsole/${VERSION}` };
  return { services, run: runVoice, loadLate: fetchLate };
}
