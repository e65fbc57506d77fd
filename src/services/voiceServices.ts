import type { RoomApi } from './api/roomApi';
import type { Audio } from './audio/audio';
import type { Softphone } from './sip/softphone';
import type { SoftphoneLog } from './storage/softphoneLog';

/** The handles of voice; they come with the softphone's chunk, after the login. */
export interface VoiceServices {
  softphone: Softphone;
  audio: Audio;
  log: SoftphoneLog;
  rooms: RoomApi;
  /** Name and version of the product, sent to the exchange. */
  userAgent: string;
}
