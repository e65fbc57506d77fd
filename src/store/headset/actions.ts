import type { HeadsetPress } from '../devices/types';
import { fact, request } from '../stamp';

/** The agent wants the buttons of a headset to control calls; the browser asks for which one. */
export const connectRequested = request('headset/connectRequested')();
/** The agent wants them no longer. */
export const forgetRequested = request('headset/forgetRequested')();
/** A button of the headset was pressed, or one of the system's controls of a call. */
export const pressed = fact('headset/pressed')<HeadsetPress & { by: 'headset' | 'system' }>();
