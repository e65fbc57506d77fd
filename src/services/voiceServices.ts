import type { RoomApi } from './api/roomApi';
import type { Audio } from './audio/audio';
import type { Headset } from './headset/headset';
import type { CallSession } from './mediaSession/callSession';
import type { Softphone } from './sip/softphone';
import type { SoftphoneLog } from './storage/softphoneLog';

/** The handles of voice; they come with the softphone's chunk, after the login. */
export interface VoiceServices {
  softphone: Softphone;
  audio: Audio;
  /** Buttons and lamps of the agent's headset. */
  headset: Headset;
  /** The system's own controls of a call. */
  callSession: CallSession;
  log: SoftphoneLog;
  rooms: RoomApi;
  /** Name and version of the product, sent to the exchange. */
  userAgent: string;
}
