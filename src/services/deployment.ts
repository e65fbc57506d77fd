import * as v from 'valibot';
import type { Deployment, Language } from '../store/config/types';

/** The settings that whoever installed the console gave it, in `config.json` beside index.html. */
export interface DeploymentSource {
  /** Reads the file, until it could be read; a missing file or a wrong field gives the defaults. Never rejects. */
  load(): Promise<Deployment>;
  /** What `load` gives, once the server was asked and answered, be it that there is no such file; null until then. */
  loaded(): Deployment | null;
  /** Whether the console may be kept on the agents' machines (`"offline": false` takes it off them); known after `load`. */
  mayBeKept(): boolean;
  /** The fixed bearer of the API, or null; known after `load`. */
  bearer(): string | null;
  /** The whole file as it was written, for what comes later and reads its own part of it; known after `load`. */
  file(): unknown;
}

/** What a deployment without `config.json` gets. */
export const DEFAULT_DEPLOYMENT: Deployment = {
  productTitle: 'Agent Console',
  ports: { api: 8004, realtime: 8003, sip: 8089 },
  readMethod: 'auto',
  defaults: { server: '', exchange: '' },
};

const { productTitle, ports, readMethod, defaults } = DEFAULT_DEPLOYMENT;
const portSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535));

const languages = { pt_BR: 'pt_BR', es_cl: 'es_cl', eng_US: 'eng_US' } as const satisfies {
  [L in Language]: L;
};

// Each field falls back by itself: one typing error must not take the ports along with the title.
const fileSchema = v.object({
  token: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
  productTitle: v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)), productTitle),
  readMethod: v.fallback(v.picklist(['auto', 'GET', 'POST']), readMethod),
  offline: v.fallback(v.boolean(), true),
  ports: v.fallback(
    v.object({
      api: v.fallback(portSchema, ports.api),
      realtime: v.fallback(portSchema, ports.realtime),
      sip: v.fallback(portSchema, ports.sip),
    }),
    ports,
  ),
  echoNumber: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\d*#+]{1,32}$/))), undefined),
  defaults: v.fallback(
    v.pipe(
      v.object({
        server: v.fallback(v.string(), defaults.server),
        exchange: v.fallback(v.string(), defaults.exchange),
        language: v.fallback(v.nullable(v.enum(languages)), null),
      }),
      v.transform(({ language, ...others }): Deployment['defaults'] =>
        language === null ? others : { ...others, language },
      ),
    ),
    defaults,
  ),
});

const NO_FILE = { ...DEFAULT_DEPLOYMENT, token: null, offline: true };
const TIMEOUT_MS = 5_000;

type File = v.InferOutput<typeof fileSchema>;

/** Rejects where no server answers. */
async function readFile(url: string): Promise<{ file: File; written: unknown }> {
  const answer = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status >= 500) throw new Error(`config.json: ${String(answer.status)}`);
  const written: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  const parsed = v.safeParse(fileSchema, written);
  return { file: parsed.success ? parsed.output : NO_FILE, written };
}

/** The deployment's file at `url`, read with the browser's own fetch: it comes before anything else. */
export function createDeployment(url: string): DeploymentSource {
  let loading: Promise<Deployment> | null = null;
  let token: string | null = null;
  let known: Deployment | null = null;
  let mayBeKept = true;
  let written: unknown = null;

  async function read(): Promise<Deployment> {
    const answer = await readFile(url).catch(() => null);
    written = answer?.written ?? null;
    const {
      token: bearer,
      offline,
      echoNumber,
      ...deployment
    } = answer?.file ?? { ...NO_FILE, echoNumber: undefined };
    token = bearer;
    mayBeKept = offline;
    const found = echoNumber === undefined ? deployment : { ...deployment, echoNumber };
    // A console that was opened without a network asks again.
    if (answer === null) loading = null;
    else known = found;
    return found;
  }

  return {
    load: () => (loading ??= read()),
    loaded: () => known,
    mayBeKept: () => mayBeKept,
    bearer: () => token,
    file: () => written,
  };
}
