import { runInThisContext } from 'node:vm';

/** Globals that every supported browser has and jsdom lacks; Node's own are the same standard objects. */
const MISSING_IN_JSDOM = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'CompressionStream',
  'DecompressionStream',
];

/** jsdom's crypto has no `subtle`; bytes made by Node's encoders must be instances of the page's classes. */
const REPLACED = ['crypto', 'Uint8Array', 'ArrayBuffer'];

/** Lends the page Node's standard globals where jsdom has none, and WebCrypto with `subtle`. */
export function lendNodeGlobals(): void {
  const absent = MISSING_IN_JSDOM.filter((name) => !(name in globalThis));
  for (const name of [...absent, ...REPLACED]) {
    // jest runs tests in a context of their own; the main context still holds what Node provides.
    const value: unknown = runInThisContext(name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
