import { ServiceError } from '../serviceError';

/** Runs work on this browser's storage; whatever fails there rejects with `storage`. */
export async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ServiceError ? error : new ServiceError('storage');
  }
}
