import { TestEnvironment } from 'jest-environment-jsdom';

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

/** jsdom with the standard globals of a browser filled in, and WebCrypto with `subtle`. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of MISSING_IN_JSDOM) {
      if (!(name in this.global)) Object.assign(this.global, { [name]: globalThis[name] });
    }
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // Bytes made by Node's encoders must be instances of the page's own classes.
    Object.assign(this.global, { Uint8Array, ArrayBuffer });
  }
}
