import type { ReactNode } from 'react';
import { HOUR_MS } from '../../lib/time';
import type { DayCourse, DayStats } from '../../store/dayStats/types';
import { CallsByHour, ConversationsByHour } from './HourPictures';
import { CallSounds, Classifications, FirstAnswers, Pauses } from './MorePictures';
import type { Span } from './picture';
import { StatusBand } from './StatusBand';

/** From the first hour in which something is known, so that no picture is half empty; one hour at least. */
function spanOf(course: DayCourse, { since, at }: DayStats): Span {
  const firsts = [
    ...course.statuses.map(({ from }) => from),
    ...course.sounds.map(({ from }) => from),
    ...course.hours.map((hour) => hour.at),
  ];
  const first = firsts.length === 0 ? since : firsts.reduce((a, b) => Math.min(a, b));
  const from = new Date(first).setMinutes(0, 0, 0);
  return { from, to: Math.max(at, from + HOUR_MS) };
}

/** The day in pictures: all of them drawn from what the log tells. */
export function DayPictures({
  day,
  course,
  days,
}: {
  day: DayStats;
  course: DayCourse;
  days: string;
}): ReactNode {
  const picture = { course, days, span: spanOf(course, day) };
  return (
    <div className="figures__pictures">
      <div className="figures__whole">
        <StatusBand {...picture} />
      </div>
      <ConversationsByHour {...picture} />
      <CallsByHour {...picture} />
      <FirstAnswers {...picture} />
      <CallSounds {...picture} />
      <Pauses pauses={day.pauses} days={days} />
      <Classifications {...picture} />
    </div>
  );
}
