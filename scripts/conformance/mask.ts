import type { Finding } from './findings';

const MASK = '***';

/** Longer texts of a server are cut. */
const LONGEST = 300;

/** A shorter secret is part of too many words to be taken out of the kit's own. */
const SHORTEST_IN_OWN_WORDS = 3;

/** Secrets that were given or came, none of which may be shown. */
export interface Secrets {
  add(secret: string | null): void;
  /** A text of a server for the terminal: without secrets and control characters, and cut. */
  outside(text: string): string;
  /** Findings, the kit's own words included. */
  masked(findings: readonly Finding[]): Finding[];
}

function without(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
}

/** Secrets of one run; each is known in the forms that addresses and JSON give it too. */
export function createSecrets(): Secrets {
  const known = new Set<string>();
  const longestFirst = (): string[] => [...known].sort((one, other) => other.length - one.length);
  return {
    add(secret) {
      if (secret === null || secret === '') return;
      const inJson = JSON.stringify(secret).slice(1, -1);
      for (const form of [secret, inJson, encodeURI(secret), encodeURIComponent(secret)]) known.add(form);
    },
    outside(text) {
      // Terminals obey control characters.
      const plain = without(text, longestFirst())
        .replace(/\p{C}+/gu, ' ')
        .trim();
      return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
    },
    masked(findings) {
      const secrets = longestFirst().filter(({ length }) => length >= SHORTEST_IN_OWN_WORDS);
      return findings.map(({ details, feature, verdict }) => ({
        feature,
        verdict,
        details: details.map((text) => without(text, secrets).replace(/\p{C}+/gu, ' ')),
      }));
    },
  };
}
