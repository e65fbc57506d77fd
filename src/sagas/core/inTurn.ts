import type { Task } from 'redux-saga';
import { fork, join, type SagaGenerator } from './effects';

/** What is under way for one subject, and in which words it was asked for. */
interface Turn {
  words: string;
  task: Task;
}

/**
 * A worker that does one thing after the other for each subject, and several subjects at once: nothing that the agent
 * asked for is passed over but the same words again, while they are being done.
 * @param subjectOf names what a request is about
 */
export function inTurn<A extends { payload: unknown }>(
  subjectOf: (payload: A['payload']) => string,
  worker: (action: A) => SagaGenerator<void>,
) {
  const turns = new Map<string, Turn>();
  return function* takeTurn(action: A): SagaGenerator<void> {
    const subject = subjectOf(action.payload);
    const words = JSON.stringify(action.payload);
    const before = turns.get(subject);
    if (before?.words === words) return;
    const task = yield* fork(function* turn() {
      if (before !== undefined) yield* join(before.task);
      yield* worker(action);
    });
    if (!task.isRunning()) return;
    turns.set(subject, { words, task });
    yield* join(task);
    if (turns.get(subject)?.task === task) turns.delete(subject);
  };
}
