import type { Anomaly } from '../../../src/store/actionLog/types';
import type { Findings } from './findings';

/** What a console must not live through whatever the network does. */
const BAD: readonly Anomaly['kind'][] = ['rejected', 'sagaFailed', 'featureLost', 'threw', 'snapshotDiffers'];

/** The log replays to the state that the console had, and tells of nothing that broke. */
export function checkLog({ timeline }: Findings): string[] {
  const { anomalies, finalHash, log } = timeline;
  const same = log.recordedHash === finalHash ? [] : ['LOG: it replays to another state'];
  const broken = anomalies.filter(({ kind }) => BAD.includes(kind));
  return [...same, ...broken.map(({ kind, type, detail }) => `LOG: ${kind} ${type} ${detail}`)];
}
