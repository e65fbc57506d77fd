import type { DayCourse } from '../../store/dayStats/types';

/** A stretch of time, ms since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** What a picture of the day is drawn from. */
export interface PictureProps {
  course: DayCourse;
  /** From the first thing that is known to now. */
  span: Span;
  /** The day as files are named. */
  days: string;
}
