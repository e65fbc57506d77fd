import { forgetLastWords, lastWords } from '../e2e/support/lastWords';

/** A browser on a loaded machine needs minutes, not jest's five seconds. */
jest.setTimeout(180_000);

beforeEach(forgetLastWords);

Object.assign(globalThis, { tellLastWords: lastWords });
