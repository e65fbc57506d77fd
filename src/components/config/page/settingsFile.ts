import * as v from 'valibot';

import { parseUrl } from '../../../lib/parseUrl';
import { waitingThresholdsOf } from '../../../store/config/settingsSelectors';
import type { Configuration, ConfigurationEdits, Language } from '../../../store/config/types';
import { settingsIn } from '../settingsTable';
import { isComplete } from '../settingsValues';

const THRESHOLDS = ['waitingRedMinutes', 'waitingAmberMinutes'] as const;

/** What a file of settings says that it is. */
const FORMAT = 'agent-console-settings';

/** Grows with every change that an older console would read wrongly. */
const VERSION = 1;

const languages = { pt_BR: 'pt_BR', es_cl: 'es_cl', eng_US: 'eng_US' } as const satisfies {
  [L in Language]: L;
};

const text = v.pipe(v.string(), v.maxLength(2_000));
const entries = v.pipe(v.array(text), v.maxLength(100));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240));

const settingSchemas = {
  server: text,
  exchange: text,
  language: v.enum(languages),
  webrtc: v.boolean(),
  integrationHeaders: entries,
  notifications: v.boolean(),
  notificationSound: v.boolean(),
  notificationDesktop: v.boolean(),
  notificationContent: v.boolean(),
  notificationRepeat: v.boolean(),
  mustClassifyCalls: v.boolean(),
  autoAnswer: v.boolean(),
  integrationUrl: text,
  iceServers: entries,
  relayOnly: v.boolean(),
  waitingAmberMinutes: minutes,
  waitingRedMinutes: minutes,
  opensNextWaiting: v.boolean(),
  undoSendSeconds: v.picklist([0, 5, 10]),
} satisfies { [Name in keyof Required<Configuration>]: v.GenericSchema<Configuration[Name]> };

// A name that this console does not know is a typing error or a newer one's: either is told, not left out.
const fileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  settings: v.partial(v.strictObject(settingSchemas)),
});

const headSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.minValue(VERSION + 1)),
});

/** Why a file of settings is none: in words, and with where it is wrong. */
export type FileProblem =
  | { kind: 'tooLarge' | 'notJson' | 'otherFormat' | 'newer' | 'incomplete' }
  | { kind: 'field'; field: string };

/** What a file says, or why it is none. */
export type FileReading = { ok: true; settings: ConfigurationEdits } | { ok: false; problem: FileProblem };

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function refused(problem: FileProblem): FileReading {
  return { ok: false, problem };
}

/** Reads a file of settings against those that are kept: what it changes has to be something that can be saved. */
export function readSettingsFile(json: string, kept: Configuration): FileReading {
  const value = parsed(json);
  if (value === undefined) return refused({ kind: 'notJson' });
  const reading = v.safeParse(fileSchema, value);
  if (!reading.success) {
    if (v.is(headSchema, value)) return refused({ kind: 'newer' });
    const path = v.getDotPath(reading.issues[0]) ?? '';
    if (!path.startsWith('settings.')) return refused({ kind: 'otherFormat' });
    return refused({ kind: 'field', field: path.slice('settings.'.length) });
  }
  const { settings } = reading.output;
  const said = Object.fromEntries(Object.entries(settings).filter(([, one]) => one !== undefined));
  const next = { ...kept, ...said };
  const { amber, red } = waitingThresholdsOf(next);
  const threshold = THRESHOLDS.find((name) => settings[name] !== undefined);
  if (threshold !== undefined && amber >= red) return refused({ kind: 'field', field: threshold });
  return isComplete(next) ? { ok: true, settings: said } : refused({ kind: 'incomplete' });
}

/** What stands for a value of the call. */
const PLACEHOLDER = /^\{[\w-]+\}$/u;

/** Whether an address carries a login, or parameters of its own that may be a key. */
function mayCarryKey(address: string): boolean {
  const url = parseUrl(address);
  if (url === null) return address !== '';
  const { username, password, searchParams, hash } = url;
  const isKey = (value: string) => value !== '' && !PLACEHOLDER.test(value);
  return [username, password, hash, ...searchParams.values()].some(isKey);
}

/** The settings that a file tells, and those that it leaves out since they may be secret. */
export function settingsForFile(kept: Configuration): {
  told: ConfigurationEdits;
  leftOut: (keyof Configuration)[];
} {
  const leftOut: (keyof Configuration)[] = [];
  if (kept.integrationHeaders.some((entry) => entry.includes(':'))) leftOut.push('integrationHeaders');
  if (mayCarryKey(kept.integrationUrl)) leftOut.push('integrationUrl');
  const told = settingsIn(kept).filter((name) => !leftOut.includes(name));
  return { told: Object.fromEntries(told.map((name) => [name, kept[name]])), leftOut };
}

/** The text of the file. */
export function writeSettingsFile(kept: Configuration): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, settings: settingsForFile(kept).told }, null, 2)}\n`;
}

/** What applying a file changes of the settings that are kept. */
export function changesOf(settings: ConfigurationEdits, kept: Configuration): (keyof Configuration)[] {
  return settingsIn(settings).filter((name) => JSON.stringify(settings[name]) !== JSON.stringify(kept[name]));
}
