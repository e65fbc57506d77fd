import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';

const LOOPBACK_ONLY = 'ip link set lo up && exec "$@"';

/** Ways into a network of one's own, by root and where anybody may have one. */
const WAYS = [
  ['unshare', '--net'],
  ['unshare', '--map-root-user', '--net'],
];

/** Whether this process has no network but loopback. */
export function isIsolated(): boolean {
  return Object.keys(networkInterfaces()).every((name) => name === 'lo');
}

/**
 * A command that runs a program with loopback as its only network, so that calls between browsers reach nothing else;
 * undefined where the system allows none.
 */
export function isolatedCommand(program: string, args: string[]): string[] | undefined {
  const wrap = (way: string[], command: string[]): string[] => [
    ...way,
    'sh',
    '-c',
    LOOPBACK_ONLY,
    'sh',
    ...command,
  ];
  const way = WAYS.find((candidate) => {
    const [first = '', ...rest] = wrap(candidate, ['true']);
    return spawnSync(first, rest).status === 0;
  });
  return way === undefined ? undefined : wrap(way, [program, ...args]);
}
