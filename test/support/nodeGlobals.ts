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
] as const;

/** Lends the page Node's standard globals where jsdom has none, and WebCrypto with `subtle`. */
export function lendNodeGlobals(): void {
  // jest runs tests in a context of their own; the main context still holds what Node provides.
  const node: typeof globalThis = runInThisContext('globalThis');
  for (const name of MISSING_IN_JSDOM) {
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: node[name] });
  }
  // Bytes made by Node's encoders must be instances of the page's own classes.
  Object.assign(globalThis, { Uint8Array: node.Uint8Array, ArrayBuffer: node.ArrayBuffer });
  Object.defineProperty(globalThis, 'crypto', { value: node.crypto, configurable: true });
}
