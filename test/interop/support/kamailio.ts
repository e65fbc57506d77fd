import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findKamailio } from '../../../scripts/ensureKamailio';
import { isIsolated } from '../../../scripts/isolate';
import { root } from '../../../scripts/run';
import { startDaemon, untilOpen, type Daemon } from './daemon';

/** A SIP proxy that runs. */
export interface Proxy extends Daemon {
  /** Ends it with all it knows, and starts it again. */
  restart(): Promise<void>;
}

/** What the proxy does besides. */
export interface ProxyParts {
  /** Listens for browsers on the TLS ports too, with the certificates of this folder. */
  certificates?: string;
  /** Leads the sound of calls between browsers and UDP through rtpengine. */
  media?: boolean;
}

/** Where the proxy listens for browsers. */
export const WEB_SOCKET_PORT = 8089;

/** Where it does by TLS. */
export const TLS_PORT = 8443;

/** Where it does by TLS with a certificate that nobody trusts. */
export const UNTRUSTED_PORT = 8444;

const SUPPORT = join(root, 'test/interop/support');

function start({ certificates, media = false }: ProxyParts): Promise<Daemon> {
  const kamailio = findKamailio();
  if (kamailio === undefined)
    throw new Error('kamailio is not installed (packages kamailio and kamailio-websocket-modules)');
  const defines = [...(certificates === undefined ? [] : ['WITH_TLS']), ...(media ? ['WITH_MEDIA'] : [])];
  return startDaemon({
    program: kamailio.program,
    args: (folder) => {
      const config = join(folder, 'kamailio.cfg');
      const text = readFileSync(join(SUPPORT, 'kamailio.cfg'), 'utf8');
      writeFileSync(config, text.replace('MODULES', kamailio.modules).replaceAll('FOLDER', folder));
      if (certificates !== undefined) {
        const tls = readFileSync(join(SUPPORT, 'tls.cfg'), 'utf8');
        writeFileSync(join(folder, 'tls.cfg'), tls.replaceAll('CERTIFICATES', certificates));
      }
      const own = ['-Y', folder, '-P', join(folder, 'kamailio.pid')];
      const chosen = defines.flatMap((name) => ['-A', name]);
      return ['-f', config, '-DD', '-E', '-m', '64', '-M', '8', ...own, ...chosen];
    },
    ready: async () => {
      await untilOpen(WEB_SOCKET_PORT);
      if (certificates !== undefined) await untilOpen(UNTRUSTED_PORT);
    },
  });
}

/** Starts Debian's kamailio on loopback, as registrar and proxy of the domain localhost. */
export async function startKamailio(parts: ProxyParts = {}): Promise<Proxy> {
  if (!isIsolated()) {
    throw new Error(
      'Run these by "npx tsx scripts/interop.ts" or "scripts/exchange.ts": they need loopback as the only network',
    );
  }
  let running = await start(parts);
  let before = '';
  return {
    log: () => before + running.log(),
    stop: () => running.stop(),
    async restart() {
      await running.stop();
      before += running.log();
      running = await start(parts);
    },
  };
}
