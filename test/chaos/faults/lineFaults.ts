import { setTimeout as sleep } from 'node:timers/promises';
import type { Prng } from '../../../sandbox/seed/prng';
import { CALM } from '../line/conditions';
import type { TcpLine } from '../line/tcpLine';
import type { ChaosEvent, Lines, Scene } from '../scene';

/** The line to the socket of events carries most of what can be lost. */
const CHOICES: readonly (keyof Lines)[] = ['realtime', 'realtime', 'realtime', 'api', 'sip'];

function someLine({ lines, journal }: Scene, prng: Prng): TcpLine {
  const name = prng.pick(CHOICES);
  journal.note(`       on the ${name} line`);
  return lines[name];
}

/** Cuts a line; for a while nobody gets through. */
export const cut: ChaosEvent = async (scene, prng) => {
  const line = someLine(scene, prng);
  const awayMs = prng.chance(0.4) ? prng.int(200, 4_000) : 0;
  line.change({ refuses: awayMs > 0 });
  line.cut();
  await sleep(awayMs);
  line.change({ refuses: false });
};

/** Cuts a line in the middle of what goes through it next. */
export const cutMidFrame: ChaosEvent = async (scene, prng) => {
  const line = someLine(scene, prng);
  line.cutWithin(prng.next());
  await sleep(prng.int(300, 1_500));
};

/** Nothing goes through for a while; then all of it does, or the line is cut. */
export const stall: ChaosEvent = async (scene, prng) => {
  const line = someLine(scene, prng);
  const ms = prng.int(300, 5_000);
  line.change({ stalledUntil: Date.now() + ms });
  await sleep(ms);
  if (prng.chance(0.5)) line.cut();
};

/** Everything comes late. */
export const delay: ChaosEvent = async (scene, prng) => {
  const line = someLine(scene, prng);
  line.change({ delayMs: prng.int(50, 900) });
  await sleep(prng.int(1_000, 4_000));
  line.change({ delayMs: CALM.delayMs });
};

/** Everything goes slowly, so that a frame takes long and can be cut in two. */
export const throttle: ChaosEvent = async (scene, prng) => {
  const line = someLine(scene, prng);
  line.change({ bytesPerSecond: prng.int(2_000, 60_000) });
  await sleep(prng.int(1_000, 5_000));
  if (prng.chance(0.3)) line.cut();
  line.change({ bytesPerSecond: CALM.bytesPerSecond });
};
