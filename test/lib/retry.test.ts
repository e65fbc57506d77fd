import { SERVER_CODE } from '../../src/lib/failure';
import { backoffDelay, isServerTrouble, isTransient, isUnanswered } from '../../src/lib/retry';

describe('a failure that may pass', () => {
  it.each([
    ['offline', true, false, true],
    ['timeout', true, false, true],
    [SERVER_CODE.unavailable, false, true, true],
    [SERVER_CODE.internal, false, true, true],
    [SERVER_CODE.otherAgent, false, false, false],
    ['http', false, false, false],
  ])('%s: unanswered %p, trouble %p, transient %p', (code, unanswered, trouble, transient) => {
    expect([isUnanswered(code), isServerTrouble(code), isTransient(code)]).toEqual([
      unanswered,
      trouble,
      transient,
    ]);
  });
});

describe('a back-off', () => {
  const backoff = { first: 2_000, limit: 30_000, jitter: 0.3 };

  it('doubles up to its limit', () => {
    const delays = [1, 2, 3, 4, 5, 50].map((attempt) => backoffDelay(backoff, attempt, () => 0.5));
    expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('is shorter or longer by its jitter at most', () => {
    expect(backoffDelay(backoff, 1, () => 0)).toBe(1_400);
    expect(backoffDelay(backoff, 1, () => 1)).toBe(2_600);
  });
});
