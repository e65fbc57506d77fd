import type { MicrophoneTrouble } from '../../store/devices/types';
import { ServiceError } from '../serviceError';

const TROUBLES: Record<string, MicrophoneTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'unsupported',
};

const CODES = {
  refused: 'microphoneRefused',
  missing: 'microphoneMissing',
  busy: 'microphoneBusy',
  unsupported: 'microphoneUnsupported',
} as const;

/** The name of what a browser's function threw: not every browser makes it an Error. */
export function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}

/** Why `getUserMedia` gave no microphone; what is none of the known is in another program's hands. */
export function microphoneTrouble(error: unknown): MicrophoneTrouble {
  return TROUBLES[nameOf(error)] ?? 'busy';
}

/** The same as the error that the contract promises. */
export function microphoneError(error: unknown): ServiceError {
  return new ServiceError(CODES[microphoneTrouble(error)]);
}
