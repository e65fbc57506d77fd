import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect } from '@playwright/test';
import { startDaemon, untilOpen, type Daemon } from '../../interop/support/daemon';
import { readNetstrings, writeNetstring } from './netstrings';

/** Number 9NNN of the proxy is the telephone on port 5NNN. */
export const BARESIP_NUMBER = '9771';

const SIP_PORT = 5771;
const CONTROL_PORT = 4444;

/** The pitch of what it says, in Hz. */
export const TONE_HZ = 440;

/** How it takes a call: by itself, when it is told to, or when it is told to with an early answer before (183). */
export type Manners = 'auto' | 'manual' | 'early';

const messageSchema = v.object({
  event: v.optional(v.boolean(), false),
  type: v.optional(v.string(), ''),
  param: v.optional(v.string(), ''),
});

/** What happened to a call of baresip. */
export type BaresipEvent = Pick<v.InferOutput<typeof messageSchema>, 'type' | 'param'>;

/** A telephone that is no browser: it speaks plain RTP in PCMU, and says a tone. */
export interface Baresip extends Daemon {
  /** A command of its menu (dial, accept, hangup, hold, resume, sndcode). */
  command(name: string, params?: string): void;
  /** Waits for something to have happened. */
  happened(type: string, param?: string): Promise<void>;
  events(): readonly BaresipEvent[];
  /** The file with what it hears in its first call, which ends for it when the other side renegotiates. */
  heard(): Buffer;
}

const config = (folder: string): string => `
sip_listen 127.0.0.1:${String(SIP_PORT)}
sip_trans_def udp
net_interface 127.0.0.1
audio_player aubridge,nobody
snd_path ${folder}
audio_source ausine,${String(TONE_HZ)}
ausrc_srate 48000
auplay_srate 48000
ausrc_channels 2
auplay_channels 2
call_local_timeout 120
call_max_calls 4
rtp_ports 20000-20100
rtcp_mux no
rtp_timeout 60
module_path /usr/lib/baresip/modules
module g711.so
module ausine.so
module aubridge.so
module sndfile.so
module_tmp uuid.so
module_tmp account.so
module_app menu.so
module_app ctrl_tcp.so
ctrl_tcp_listen 127.0.0.1:${String(CONTROL_PORT)}
`;

const accountOf = (manners: Manners): string =>
  `<sip:${BARESIP_NUMBER}@localhost;transport=udp>;outbound="sip:127.0.0.1:5060;transport=udp";regint=0` +
  `;answermode=${manners};audio_codecs=PCMU/8000/1\n`;

/** Starts Debian's baresip beside the proxy. */
export async function startBaresip(manners: Manners): Promise<Baresip> {
  let home = '';
  const daemon = await startDaemon({
    program: 'baresip',
    args: (folder) => {
      writeFileSync(join(folder, 'config'), config(folder));
      writeFileSync(join(folder, 'accounts'), accountOf(manners));
      home = folder;
      return ['-4', '-f', folder, '-s'];
    },
    ready: () => untilOpen(CONTROL_PORT),
  });
  const socket: Socket = connect(CONTROL_PORT, '127.0.0.1');
  socket.on('error', () => undefined);
  const events: BaresipEvent[] = [];
  readNetstrings(socket, (text) => {
    const message = v.parse(messageSchema, JSON.parse(text));
    if (message.event) events.push({ type: message.type, param: message.param });
  });
  await once(socket, 'connect');

  return {
    log: () => daemon.log(),
    async stop() {
      socket.destroy();
      await daemon.stop();
    },
    command: (command, params = '') => writeNetstring(socket, JSON.stringify({ command, params })),
    happened: (type, param) =>
      expect
        .poll(() => events, { message: `baresip: ${type}`, timeout: 15_000 })
        .toContainEqual(param === undefined ? expect.objectContaining({ type }) : { type, param }),
    events: () => events,
    heard() {
      const file = readdirSync(home).find((name) => name.endsWith('-dec.wav'));
      return file === undefined ? Buffer.alloc(0) : readFileSync(join(home, file));
    },
  };
}
