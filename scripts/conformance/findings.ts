/** What the kit looks at, in the order in which it is told. */
export const FEATURES = [
  'sign-in',
  'queues',
  'pause reasons',
  'colleagues',
  'conversations',
  'messages',
  'classifications',
  'contacts',
  'groups',
  'history of calls',
  'history of services',
  'extensions',
  'canned replies',
  'templates',
  'socket',
  'handshake',
  'acks',
  'numbered events',
  'pushes',
  'queue status',
  'opening',
  'sending',
  'answering',
  'classifying',
  'closing',
] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * How a feature stands, the worse the later. `not tried`: nothing was there to try it on, or `--write` was not given;
 * it says nothing of the server.
 */
export const VERDICTS = ['not tried', 'works', 'works in another form', 'degraded', 'missing'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What was seen of a feature; `details` are sentences or facts, without secrets. */
export interface Finding {
  feature: Feature;
  verdict: Verdict;
  details: string[];
}

/** A finding. */
export function finding(feature: Feature, verdict: Verdict, ...details: string[]): Finding {
  return { feature, verdict, details };
}

function worse(one: Verdict, other: Verdict): Verdict {
  return VERDICTS.indexOf(one) > VERDICTS.indexOf(other) ? one : other;
}

/** Several looks at one feature as one finding: the worst counts, but some that work make it degraded, not missing. */
export function combined(feature: Feature, parts: readonly Finding[]): Finding {
  const worst = parts.map(({ verdict }) => verdict).reduce(worse, 'not tried');
  const someWork = parts.some(({ verdict }) => verdict.startsWith('works') || verdict === 'degraded');
  const verdict = worst === 'missing' && someWork ? 'degraded' : worst;
  return { feature, verdict, details: [...new Set(parts.flatMap(({ details }) => details))] };
}

/** Exactly one finding of each feature, in order; `why` is told of those that nobody looked at. */
export function complete(findings: readonly Finding[], why: string): Finding[] {
  return FEATURES.map((feature) => {
    const parts = findings.filter((one) => one.feature === feature);
    return parts.length === 0 ? finding(feature, 'not tried', why) : combined(feature, parts);
  });
}

function verdictOf(findings: readonly Finding[], feature: Feature): Verdict {
  return findings.find((one) => one.feature === feature)?.verdict ?? 'not tried';
}

/** Whether agents could work: they sign in, see their conversations, and can read what is in them. */
export function isUsable(findings: readonly Finding[]): boolean {
  const reads = ['sign-in', 'conversations'] as const;
  const canRead = reads.every((feature) => !['missing', 'not tried'].includes(verdictOf(findings, feature)));
  return canRead && verdictOf(findings, 'messages') !== 'missing';
}
