import { momentOf } from '../../lib/time';
import type { ReactNode } from 'react';
import { dateAndTime, TimeText } from '../time/TimeText';
import type { Moment } from '../time/useTimeFormat';

/** What a table shows where the server told no time. */
const NONE = '–';

/** Date and time of a row, to the second with the zone in its tooltip; a dash for one that is not known. */
export function When({ at }: { at: Moment }): ReactNode {
  return momentOf(at) === null ? NONE : <TimeText at={at} write={dateAndTime} />;
}
