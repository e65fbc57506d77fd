import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listenLoopback, PortTaken } from '../../sandbox/net/listen';

const SYSTEMS_OWN = '/proc/sys/net/ipv4/ip_local_port_range';

/** The first port that the system gives to whoever asks for any. */
const firstOfSystem = existsSync(SYSTEMS_OWN)
  ? Number(readFileSync(SYSTEMS_OWN, 'utf8').split('\t', 1)[0])
  : 32_768;

it('keeps away from the ports of the system, so that one that goes away finds its own again', async () => {
  const listening = await Promise.all(Array.from({ length: 20 }, () => listenLoopback(createServer(), 0)));
  const ports = listening.map(({ port }) => port);
  expect(Math.max(...ports)).toBeLessThan(firstOfSystem);
  expect(new Set(ports).size).toBe(ports.length);
  await Promise.all(listening.map(({ close }) => close()));
  const again = await Promise.all(ports.map((port) => listenLoopback(createServer(), port)));
  expect(again.map(({ port }) => port)).toEqual(ports);
  await Promise.all(again.map(({ close }) => close()));
});

it('says which port is taken', async () => {
  const first = await listenLoopback(createServer(), 0);
  await expect(listenLoopback(createServer(), first.port)).rejects.toEqual(new PortTaken(first.port));
  await first.close();
});
