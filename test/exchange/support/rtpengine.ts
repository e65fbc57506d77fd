import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDaemon, type Daemon } from '../../interop/support/daemon';

/** A relay of sound that runs. */
export interface Rtpengine extends Daemon {
  /** Plays a sound to both sides of a call. */
  play(callId: string, wav: Buffer): Promise<void>;
}

/** Where it is told what to do; test/interop/support/kamailio.cfg knows it. */
const CONTROL_PORT = 2223;

const PING_MS = 100;

/** Text as its control protocol has it (bencode). */
const text = (value: string): string => `${String(Buffer.byteLength(value))}:${value}`;

/** Sends a command until it is answered; resolves with the answer. */
async function control(fields: Record<string, string>, flags: readonly string[] = []): Promise<string> {
  const entries = Object.entries(fields).map(([key, value]) => text(key) + text(value));
  const command = `${randomUUID()} d${entries.join('')}${text('flags')}l${flags.map(text).join('')}ee`;
  const socket = createSocket('udp4');
  // Who has not started yet refuses the packet.
  socket.on('error', () => undefined);
  const answered = once(socket, 'message').then(([answer]) => String(answer));
  const waiting = new AbortController();
  void answered.then(() => waiting.abort());
  try {
    while (!waiting.signal.aborted) {
      socket.send(command, CONTROL_PORT, '127.0.0.1');
      await sleep(PING_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
    }
    return await answered;
  } finally {
    socket.close();
  }
}

/** Starts Debian's rtpengine, without its kernel module. */
export async function startRtpengine(): Promise<Rtpengine> {
  let home = '';
  const daemon = await startDaemon({
    program: 'rtpengine',
    args: (folder) => {
      home = folder;
      return [
        ...['--config-file=none', '--table=-1', '--foreground', '--log-stderr', '--log-level=6'],
        ...['--interface=127.0.0.1', `--listen-ng=127.0.0.1:${String(CONTROL_PORT)}`],
        ...['--port-min=30000', '--port-max=30100', '--num-threads=2', `--pidfile=${folder}/rtpengine.pid`],
      ];
    },
    ready: async () => {
      await control({ command: 'ping' });
    },
  });
  return {
    ...daemon,
    async play(callId, wav) {
      const file = join(home, 'announcement.wav');
      writeFileSync(file, wav);
      const answer = await control({ 'call-id': callId, command: 'play media', file }, ['all']);
      if (!answer.includes('2:ok')) throw new Error(`rtpengine plays nothing: ${answer}`);
    },
  };
}
