import { setTimeout as sleep } from 'node:timers/promises';
import { createSocket } from 'node:dgram';
import { startDaemon, type Daemon } from '../../interop/support/daemon';

/** Where it is told what to do; test/interop/support/kamailio.cfg knows it. */
const CONTROL_PORT = 2223;

const LIMIT_MS = 10_000;

/** Resolves once it answers a ping of its control protocol. */
async function untilPong(): Promise<void> {
  const socket = createSocket('udp4');
  try {
    const limit = Date.now() + LIMIT_MS;
    const answers: Buffer[] = [];
    socket.on('message', (answer) => answers.push(answer));
    socket.on('error', () => undefined);
    while (!answers.some((answer) => answer.includes('pong'))) {
      if (Date.now() > limit) throw new Error('rtpengine does not answer');
      socket.send('1 d7:command4:pinge', CONTROL_PORT, '127.0.0.1');
      await sleep(50);
    }
  } finally {
    socket.close();
  }
}

/** Starts Debian's rtpengine, without its kernel module. */
export function startRtpengine(): Promise<Daemon> {
  return startDaemon({
    program: 'rtpengine',
    args: (folder) => [
      ...['--config-file=none', '--table=-1', '--foreground', '--log-stderr', '--log-level=6'],
      ...['--interface=127.0.0.1', `--listen-ng=127.0.0.1:${String(CONTROL_PORT)}`],
      ...['--port-min=30000', '--port-max=30100', '--num-threads=2', `--pidfile=${folder}/rtpengine.pid`],
    ],
    ready: untilPong,
  });
}
