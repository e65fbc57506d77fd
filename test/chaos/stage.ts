import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run';
import { DEFAULT_OPTIONS } from '../../sandbox/options';
import { createPrng } from '../../sandbox/seed/prng';
import { createWeb } from '../../sandbox/web/server';
import { openBrowser } from '../e2e/support/browser';
import { frame } from '../e2e/support/screens/frame';
import { ANA } from '../e2e/voice/support/telephonists';
import { VOICE_FLAGS } from '../e2e/voice/support/voiceWorld';
import { startCentre } from './centre/centreProcess';
import { CHAT_QUEUES } from './customers';
import { arriveByMail, MAIL_QUEUE } from './customers/mails';
import { openAgentBrowser } from './agentBrowser/agentBrowser';
import type { Journal } from './journal';
import { createLedger } from './ledger';
import { openLine } from './line/tcpLine';
import type { Scene } from './scene';

/** A scene, the folder of its evidence, and its end. */
export interface Stage {
  scene: Scene;
  folder: string;
  close(): Promise<void>;
}

const dist = process.env['CONSOLE_DIST'] ?? join(root, 'dist');

function emptyFolder(seed: number): string {
  const folder = join(root, 'test-results/chaos', `seed-${String(seed)}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'centre'), { recursive: true });
  return folder;
}

/** Closes what was opened, the last first, whatever of it fails. */
function closing() {
  const closers: (() => Promise<void>)[] = [];
  return {
    later: (close: () => Promise<void>) => closers.unshift(close),
    close: async () => {
      for (const close of closers) await close().catch(() => undefined);
    },
  };
}

async function build(seed: number, journal: Journal, later: (close: () => Promise<void>) => void) {
  const folder = emptyFolder(seed);
  const centre = await startCentre(join(folder, 'centre'));
  later(() => centre.kill());
  const { api, realtime, sip } = centre.ports;
  const lines = { api: await openLine(api), realtime: await openLine(realtime), sip: await openLine(sip) };
  Object.values(lines).forEach((line) => later(() => line.close()));
  // The pages come from elsewhere: they stay when the centre is killed.
  const ports = { api: lines.api.port, realtime: lines.realtime.port, sip: lines.sip.port };
  const web = await createWeb({ distDir: dist, bearer: DEFAULT_OPTIONS.bearer, ports });
  later(() => web.close());
  const url = `http://localhost:${String(await web.listen(0))}`;
  const browser = await openBrowser(VOICE_FLAGS);
  later(() => browser.close());
  const agentBrowser = await openAgentBrowser(browser, url, ANA);
  return { scene: { centre, lines, agentBrowser, journal, ledger: createLedger() }, folder };
}

/** An agent at work: signed in, in the queues, with some customers. */
async function begin(scene: Scene, seed: number): Promise<void> {
  const { centre, agentBrowser } = scene;
  await agentBrowser.signIn();
  await frame(await agentBrowser.visitor()).join(...CHAT_QUEUES, MAIL_QUEUE, 'Voz Atendimento');
  for (const [index, queue] of CHAT_QUEUES.entries()) {
    const numero = `551190000000${String(index)}`;
    await centre.control.openConversation({ queue, numero, fromName: `Cliente ${queue}`, texto: 'Bom dia!' });
  }
  await arriveByMail(scene, createPrng(seed));
}

/**
 * Puts up all that a run needs: a centre in a process of its own, lines to it on which things go wrong, the console in
 * a browser, and an agent who has signed in.
 */
export async function setStage(seed: number, journal: Journal): Promise<Stage> {
  const { later, close } = closing();
  try {
    const built = await build(seed, journal, later);
    await begin(built.scene, seed);
    return { ...built, close };
  } catch (error) {
    await close();
    throw error;
  }
}
