import type { LateVoice } from '../sagas/calls/late';
import { lateServices } from '../sagas/calls/lateFeatures';
import { createRoomApi } from '../services/api/roomApi';

/** What the lazy chunk `softphone-late` gives to the softphone and to the sagas of voice. */
export { runLateVoice as run } from '../sagas/calls/lateFeatures';
export { lateParts as parts } from '../services/sip/lateParts';

/** What is done when something asks for it. */
export const services: LateVoice['services'] = ({ http }) => lateServices(createRoomApi(http));
