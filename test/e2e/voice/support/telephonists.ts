import { ANA as ANA_SOUZA, BRUNO as BRUNO_LIMA } from '../../support/agents';
import type { Telephonist } from './telephone';

/** All queues, voice among them; may configure. */
export const ANA: Telephonist = { ...ANA_SOUZA, extension: '1001' };

/** One switch for all of his queues, one of them voice. */
export const BRUNO: Telephonist = { ...BRUNO_LIMA, extension: '1002' };

/** Voice queues alone. */
export const FABIO: Telephonist = {
  login: 'fabio',
  password: 'fabio123',
  fullName: 'Fábio Alencar',
  extension: '1006',
};
