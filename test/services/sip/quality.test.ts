import { meanOpinion } from '../../../src/services/sip/media/quality';
import { diceOf } from '../../support/random';

test.each([
  [0, 0, 0, 4.4044],
  [0.05, 0, 0, 4.3784],
  [0.05, 0.01, 0.01, 4.3059],
  [0.1, 0.02, 0.02, 4.1805],
  [0.2, 0.03, 0.05, 3.3894],
  [0.3, 0.05, 0.1, 2.025],
  // 0.9898 by the formula alone.
  [1, 0, 0, 1],
  [0, 0, 1, 1],
])('round trip %d s, jitter %d s, loss %d is %d', (rtt, jitter, loss, mos) => {
  expect(meanOpinion(rtt, jitter, loss)).toBeCloseTo(mos, 4);
});

test('is from 1 to 4.5 and never better for a worse path', () => {
  const seed = Math.trunc(Math.random() * 2 ** 31);
  const random = diceOf(seed).next;
  for (let round = 0; round < 2_000; round += 1) {
    const [rtt, jitter, loss, more] = [random() * 2, random() / 2, random(), random()];
    const mos = meanOpinion(rtt, jitter, loss);
    const worse = [meanOpinion(rtt + more, jitter, loss), meanOpinion(rtt, jitter, Math.min(loss + more, 1))];
    const isRight = mos >= 1 && mos <= 4.5 && worse.every((score) => score <= mos + 1e-9);
    if (!isRight) throw new Error(`seed ${seed}: ${JSON.stringify({ rtt, jitter, loss, more, mos, worse })}`);
  }
});
