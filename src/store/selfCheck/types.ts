/** What the check looks at, in the order in which it is shown. */
export const CHECKS = [
  'server',
  'socket',
  'registration',
  'microphone',
  'speaker',
  'ring',
  'echo',
  'turn',
  'notifications',
  'storage',
  'clock',
  'browser',
] as const;

/** One line of the check. */
export type CheckId = (typeof CHECKS)[number];

/** How a check ends; `skipped`: there is nothing to look at, or not now. */
export type Outcome = 'ok' | 'warning' | 'failed' | 'skipped';

/** Why a check did not end well; each has words that say what to do. */
export type Reason =
  | 'unreachable'
  | 'slow'
  | 'socketDown'
  | 'noTelephone'
  | 'exchangeAway'
  | 'extensionRefused'
  | 'inCall'
  | 'recording'
  | 'microphoneRefused'
  | 'microphoneMissing'
  | 'microphoneBusy'
  | 'microphoneSilent'
  | 'microphoneQuiet'
  | 'soundBlocked'
  | 'soundStill'
  | 'deviceGone'
  | 'notHeard'
  | 'ringNotHeard'
  | 'noEchoNumber'
  | 'echoUnanswered'
  | 'echoSilent'
  | 'echoFair'
  | 'echoPoor'
  | 'noRelayServers'
  | 'relayAway'
  | 'noticesOff'
  | 'noticesUnasked'
  | 'noticesBlocked'
  | 'noticesMissing'
  | 'noticeUnseen'
  | 'diskFull'
  | 'diskBroken'
  | 'clockWrong'
  | 'clockUnknown'
  | 'browserOld'
  | 'browserLacks'
  | 'tabDiscarded'
  | 'unexpected';

/** What a check measured; each check has its own. */
export interface Figures {
  /** Time to the server's answer, or to the first address of a relay. */
  tookMs?: number;
  /** Since when it is so, ms since 1970. */
  since?: number;
  /** Until when it is so unless it is renewed, ms since 1970. */
  expiresAt?: number;
  /** The loudest that the microphone was, 0 to 1. */
  peak?: number;
  lossFraction?: number;
  jitterMs?: number;
  rttMs?: number;
  mos?: number;
  usedBytes?: number;
  quotaBytes?: number;
  /** The browser clears nothing without being asked to. */
  isPersisted?: boolean;
  /** How far the server's clock is ahead of this machine's. */
  offsetMs?: number;
  /** Name and version of the browser. */
  browser?: string;
  /** What the browser lacks, by the names of the web's standards. */
  lacks?: string;
}

/** What came of a check. */
export interface CheckResult {
  outcome: Outcome;
  reason: Reason | null;
  figures: Figures;
}

/** A line of the check: how far it is, and what came of it. */
export interface CheckLine {
  status: 'waiting' | 'running' | 'asking' | Outcome;
  /** The agent asked for this one by itself. */
  isAlone: boolean;
  /** Until when is listened or measured, ms since 1970; null while nothing is. */
  until: number | null;
  reason: Reason | null;
  figures: Figures;
  /** When it ended, ms since 1970. */
  endedAt: number | null;
}
