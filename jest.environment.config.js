import { TestEnvironment } from 'jest-environment-node';

/**
 * Node, and when a test of a browser fails, what its pages said last (test/e2e/support/lastWords.ts): of a run on
 * another machine that is all there is to go by.
 */
export default class TellingEnvironment extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    const words = await this.global.tellLastWords?.();
    if (words !== undefined) process.stderr.write(`${event.test.name}\n${words}\n`);
  }
}
