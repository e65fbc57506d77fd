import type { Pacing } from '../../../src/services/pacing';
import { finished } from '../finished';

/** A page that is never in the middle of a picture: what is long is done in one go. */
export function createFakePacing(): Pacing {
  return {
    isOver: () => false,
    nextPicture: () => Promise.resolve(),
    inSlices: (work) => Promise.resolve(finished(work)),
  };
}
