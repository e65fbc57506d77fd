import type { Failure } from '../../lib/failure';
import { fact } from '../stamp';
import type { MediaState, QualitySample, SoundTrouble } from './types';

/** The peer connection of a call changed. */
export const mediaChanged = fact('calls/mediaChanged')<{ callId: string; media: MediaState }>();
/** A sample of the voice quality, one in 5 s. */
export const qualityMeasured = fact('calls/qualityMeasured')<QualitySample & { callId: string }>();
/** Something is wrong with the sound. */
export const troubleFound = fact('calls/troubleFound')<{ callId: string; trouble: SoundTrouble }>();
/** That trouble is over. */
export const troubleEnded = fact('calls/troubleEnded')<{ callId: string; trouble: SoundTrouble }>();
/** The microphone is opened anew, then ICE restarts. */
export const repairStarted = fact('calls/repairStarted')<{ callId: string }>();
/** The repair went through. */
export const repaired = fact('calls/repaired')<{ callId: string }>();
/** It did not. */
export const repairFailed = fact('calls/repairFailed')<Failure & { callId: string }>();
/** It was broken off with the socket that it went over; the next socket brings another one. */
export const repairAbandoned = fact('calls/repairAbandoned')<{ callId: string }>();
