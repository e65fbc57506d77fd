import { ServiceError } from '../../../src/services/serviceError';

/** What one call of a scripted function does: answer, throw, or never come back. */
export type Answer<A extends unknown[], R> = (...args: A) => R | Promise<R>;

/** A function of a service whose answers a test writes, and that remembers how it was called. */
export interface Scripted<A extends unknown[], R> {
  (...args: A): Promise<R>;
  /** The arguments of every call, in order. */
  readonly calls: A[];
  /** The next calls answer like this, one each; those after them as usual. */
  next(...answers: Answer<A, R>[]): void;
  /** From now on every call answers like this. */
  always(answer: Answer<A, R>): void;
}

/** A scripted function that answers like `usual` until a test says otherwise. */
export function scripted<A extends unknown[], R>(usual: Answer<A, R>): Scripted<A, R> {
  const calls: A[] = [];
  const queue: Answer<A, R>[] = [];
  let otherwise = usual;

  async function run(...args: A): Promise<R> {
    calls.push(args);
    return (queue.shift() ?? otherwise)(...args);
  }

  return Object.assign(run, {
    calls,
    next(...answers: Answer<A, R>[]) {
      queue.push(...answers);
    },
    always(answer: Answer<A, R>) {
      otherwise = answer;
    },
  });
}

type AnswerOf<F> = F extends (...args: infer A) => Promise<infer R> ? Answer<A, R> : never;

/** An interface of a service, every function of it scripted. */
export type ScriptedApi<Api> = {
  [M in keyof Api]: Api[M] extends (...args: infer A) => Promise<infer R> ? Scripted<A, R> : never;
};

/** Scripts every function of an interface; `usual` says what each answers until a test says otherwise. */
export function scriptedApi<Api>(usual: { [M in keyof Api]: AnswerOf<Api[M]> }): ScriptedApi<Api> {
  const entries = Object.entries<Answer<unknown[], unknown>>(usual).map(([name, answer]) => [
    name,
    scripted(answer),
  ]);
  return Object.fromEntries(entries) as ScriptedApi<Api>;
}

/** An answer that rejects as services do. */
export function fails(code: string, message = ''): () => Promise<never> {
  return () => Promise.reject(new ServiceError(code, message));
}

/** An answer that never comes. */
export function silence(): Promise<never> {
  return new Promise(() => undefined);
}

/** A promise that a test settles by hand. */
export interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

/** Makes an answer that waits for the test's hand: `script.next(() => late.promise)`. */
export function deferred<T>(): Deferred<T> {
  const settle: Pick<Deferred<T>, 'resolve' | 'reject'> = {
    resolve: () => undefined,
    reject: () => undefined,
  };
  const promise = new Promise<T>((resolve, reject) => {
    settle.resolve = resolve;
    settle.reject = reject;
  });
  return { promise, resolve: (value) => settle.resolve(value), reject: (error) => settle.reject(error) };
}
