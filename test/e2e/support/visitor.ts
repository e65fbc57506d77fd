import type { Browser, BrowserContext, Page } from '@playwright/test';
import { languageTag } from '../../../src/components/intl/languages';
import type { Language } from '../../../src/store/config/types';
import { fillAsTyped, isFirefox } from './firefox';
import { watchIncidents, type Incidents } from './incidents';
import { wordsOf, type Words } from './words';

/** How somebody looks at the console. */
export interface VisitOptions {
  language?: Language;
  /** The languages of the browser, as it sends them; the language's own tag unless told. */
  locale?: string;
  scheme?: 'light' | 'dark';
  width?: number;
  height?: number;
  /** What an earlier visit kept in its local storage. */
  storageState?: StorageState;
  /** Whether the console may be kept on the machine: few visits are long enough for that to matter. */
  keepsShell?: boolean;
  /** Whether a test fails over what an agent should not live through; false: it looks at the incidents itself. */
  failsOnIncidents?: boolean;
}

/** A browser profile with one tab open on the console's origin, and the words of its language. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  language: Language;
  /** Texts of the product by key. */
  w: Words;
  incidents: Incidents;
  /** Where the console is. */
  url: string;
  failsOnIncidents: boolean;
  /** Goes to a path of the console. */
  go(path: string): Promise<void>;
  close(): Promise<void>;
}

/** What a browser profile keeps. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A loaded machine may take its time with everything. */
const PATIENCE_MS = 30_000;

/** Opens a new profile: nothing of another visit is in it. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visitor> {
  const {
    language = 'pt_BR',
    locale = languageTag(language),
    scheme = 'light',
    width = 1440,
    height = 900,
    storageState,
    keepsShell = false,
    failsOnIncidents = true,
  } = options;
  const context = await browser.newContext({
    baseURL: url,
    locale,
    timezoneId: 'America/Sao_Paulo',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    acceptDownloads: true,
    serviceWorkers: keepsShell ? 'allow' : 'block',
    ...(storageState === undefined ? {} : { storageState: storageState }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (isFirefox(browser)) await fillAsTyped(context);
  const incidents = await watchIncidents(context);
  const page = await context.newPage();
  return {
    page,
    context,
    language,
    w: wordsOf(language),
    incidents,
    url,
    failsOnIncidents,
    go: async (path) => {
      await page.goto(path);
    },
    close: () => context.close(),
  };
}
