import { matches } from '../../../lib/text';
import type { AgentStatus } from '../../../store/agent/types';
import type { Extension } from '../../../store/presence/types';
import type { QueueStatus } from '../../../store/queues/types';

/** Somebody inside the centre who can be called: an agent of the own queues, or another extension. */
export interface Colleague {
  extension: string;
  /** The extension where the server names nobody. */
  name: string;
  /** Null of an extension: no queue tells of it. */
  status: AgentStatus | null;
  /** The server's own word for the status. */
  statusText: string;
  pauseReason: string | null;
}

/** The agents of the queues, each once, by name or else by extension, but the one whose extension is `own`. */
export function colleagues(statuses: readonly QueueStatus[], own: readonly (string | null)[]): Colleague[] {
  const known = new Map<string, Colleague>();
  for (const { agents } of statuses) {
    for (const { extension, name, pauseReason, status, statusText } of agents) {
      if (extension === '' || own.includes(extension) || known.has(extension)) continue;
      known.set(extension, {
        extension,
        name: name === '' ? extension : name,
        status,
        statusText,
        pauseReason,
      });
    }
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The extensions but those that are `listed` already, each once, by name or else by number. */
export function extensionsBeside(
  extensions: readonly Extension[],
  listed: readonly (string | null)[],
): Colleague[] {
  const known = new Map<string, Colleague>();
  for (const { number, name } of extensions) {
    if (number === '' || listed.includes(number) || known.has(number)) continue;
    const untold = { status: null, statusText: '', pauseReason: null };
    known.set(number, { extension: number, name: name ?? number, ...untold });
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** A centre may have thousands of extensions: who looks for one types more of it. */
const MOST_FOUND = 20;

/** The extensions in whose name or number stands what was typed; none while nothing is. */
export function extensionsFound(extensions: readonly Colleague[], typed: string): Colleague[] {
  if (typed.trim() === '') return [];
  return extensions.filter((one) => isFound(one, typed)).slice(0, MOST_FOUND);
}

/** Whether what was typed is in an agent's name, with or without accents, or in the extension. */
export function isFound({ name, extension }: Colleague, typed: string): boolean {
  return matches(name, typed) || matches(extension, typed);
}
