import { createTokenBucket } from '../../../src/services/sip/exchange/tokenBucket';

let now: number;
const bucket = () => createTokenBucket({ capacity: 3, refillMs: 100, now: () => now });

beforeEach(() => {
  now = 5_000;
});

test('gives as many at once as it holds, and the others one after the other', () => {
  const { take } = bucket();
  expect([take(), take(), take(), take(), take()]).toEqual([0, 0, 0, 100, 200]);
});

test('fills again with time, and never holds more', () => {
  const { take } = bucket();
  take();
  take();
  take();
  now += 200;
  expect([take(), take(), take()]).toEqual([0, 0, 100]);
  now += 1_000_000;
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 100]);
});

test('a clock that is set back makes nobody wait for it', () => {
  const { take } = bucket();
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 100]);
  now -= 4_000;
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 100]);
});
