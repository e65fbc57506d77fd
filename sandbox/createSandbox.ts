import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCentre } from './centre/openCentre';
import { createControl, type Control } from './control/control';
import { createControlServer } from './control/server';
import { createDialect } from './dialect/createDialect';
import { createFaults } from './control/faults';
import { createCustomers } from './customers/customers';
import { allCustomers, createVoiceCallers } from './customers/voiceCallers';
import { createMailService } from './mail/createMailService';
import { nameQueues } from './mail/nameQueues';
import { createToldPages } from './net/toldPages';
import { createHttp } from './http/server';
import { createExchange } from './exchange/exchange';
import { DEFAULT_OPTIONS, type SandboxOptions } from './options';
import { createHub } from './realtime/hub';
import { createRealtime } from './realtime/server';
import { createWeb } from './web/server';

/** A running sandbox. */
export interface Sandbox {
  httpPort: number;
  realtimePort: number;
  /** null when that part was left out */
  webPort: number | null;
  sipPort: number | null;
  controlPort: number | null;
  bearer: string;
  control: Control;
  /** Stops everything; a data folder of its own goes away. */
  close(): Promise<void>;
}

/** Told in config.json where no exchange runs. */
const USUAL_SIP_PORT = 8089;

const PHOTOS = fileURLToPath(new URL('assets/photos', import.meta.url));

function dataFolder(options: SandboxOptions): { dir: string; temporary: boolean } {
  if (options.dataDir === null) return { dir: mkdtempSync(join(tmpdir(), 'sandbox-')), temporary: true };
  if (options.fresh) rmSync(options.dataDir, { recursive: true, force: true });
  mkdirSync(options.dataDir, { recursive: true });
  return { dir: options.dataDir, temporary: false };
}

/**
 * Starts a contact centre in this process: HTTP, socket.io and, when asked, the console's pages, the telephone
 * exchange and the control interface, all on loopback.
 * @param wanted what differs from a silent sandbox on random ports with data of its own
 * @throws PortTaken
 */
export async function createSandbox(wanted: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const options = { ...DEFAULT_OPTIONS, ...wanted };
  const { dir, temporary } = dataFolder(options);
  const faults = createFaults();
  const centre = openCentre(dir, options);
  let apiPort = 0;
  const dialect = createDialect(options.dialect, centre, () => apiPort);
  const hub = createHub(centre, faults, dialect.socket);
  centre.stream.onDeliver(hub.deliver);
  const { bearer, readVerbs, onError } = options;
  const toldPages = createToldPages();
  const realtime = createRealtime({
    centre,
    hub,
    faults,
    bearer,
    toldPages,
    dialect: dialect.socket,
    onError,
  });
  const http = await createHttp({
    centre,
    faults,
    bearer,
    readVerbs,
    toldPages,
    photosDir: PHOTOS,
    dialect: dialect.http,
    onError,
  });
  const exchange = createExchange(centre, options.onError);
  nameQueues(centre, options.mailAddresses);
  const mailService = createMailService(centre, options.mail, options.onError);
  const customers = allCustomers(
    createCustomers(centre, options.seed),
    createVoiceCallers(centre, exchange.voiceQueue, options.seed),
  );
  const closers: (() => Promise<void>)[] = [realtime.stop, http.close, exchange.close, mailService.close];

  async function close(): Promise<void> {
    customers.setSpeed(0);
    centre.timers.clear();
    faults.clear();
    await Promise.all(closers.map((stop) => stop()));
    centre.sql.close();
    if (temporary) rmSync(dir, { recursive: true, force: true });
  }

  try {
    const httpPort = await http.listen(options.apiPort);
    apiPort = httpPort;
    const realtimePort = await realtime.listen(options.realtimePort);
    const sipPort = options.sipPort === null ? null : await exchange.listen(options.sipPort);
    const ports = { api: httpPort, realtime: realtimePort, sip: sipPort ?? USUAL_SIP_PORT };
    const control = createControl({
      centre,
      hub,
      faults,
      toldPages,
      customers,
      realtime,
      http,
      exchange,
      ports,
    });
    let webPort: number | null = null;
    if (options.webPort !== null) {
      const web = await createWeb({ distDir: options.distDir, bearer, ports });
      closers.push(web.close);
      webPort = await web.listen(options.webPort);
    }
    let controlPort: number | null = null;
    if (options.controlPort !== null) {
      const server = await createControlServer(control, onError);
      closers.push(server.close);
      controlPort = await server.listen(options.controlPort);
    }
    customers.setSpeed(options.customerSpeed);
    return { httpPort, realtimePort, webPort, sipPort, controlPort, bearer, control, close };
  } catch (error) {
    await close();
    throw error;
  }
}
