import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '../../../src/store/actionLog/readLog';
import { standingOf, type Standing } from '../../../src/store/actionLog/standing';
import { replayLog } from '../../../src/store/actionLog/timeline';
import type { LogTimeline } from '../../../src/store/actionLog/types';

function replayed(name: string): LogTimeline {
  const reading = readLog(readFileSync(join(__dirname, `../../replay/${name}.json`), 'utf8'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return replayLog(reading.log);
}

const timeline = replayed('daysWork');

/** How something stands after each action, without repetitions. */
function course(kind: Standing['kind'], id: string): (string | null)[] {
  const standings = [0, ...timeline.entries.map(({ position }) => position)].map(
    (position) => standingOf(timeline.stateAt(position), kind, id).standing,
  );
  return standings.filter((standing, index) => index === 0 || standing !== standings[index - 1]);
}

test('a call is told by its phase, ended once it is over', () => {
  expect(course('call', 'call-in').slice(0, 4)).toEqual([null, 'offered', 'answering', 'active']);
  expect(course('call', 'call-in')).toContain('ended');
});

test('a message is told while it waits to be sent', () => {
  expect(course('message', 'client-1079')).toEqual([null, 'queued', 'sending', null]);
});

test('a conversation is told while the agent has it', () => {
  expect(course('conversation', '1001')).toContain('active');
  expect(course('conversation', 'nowhere')).toEqual([null]);
});
