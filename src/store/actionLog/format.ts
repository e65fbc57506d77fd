/** The format of log files: the shape of header, segments and batches. Actions have their own schema. */
export const FORMAT = 1;

/** The schema of what is recorded now; each step to it is an upcaster. */
export const SCHEMA = 4;

/** The page that recorded a segment, by the segment's id. */
export function pageOf(segment: string): string {
  return segment.slice(0, segment.lastIndexOf('/'));
}
