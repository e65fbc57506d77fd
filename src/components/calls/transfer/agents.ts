import { matches } from '../../../lib/text';
import type { AgentStatus } from '../../../store/agent/types';
import type { QueueStatus } from '../../../store/queues/types';

/** Another agent who can be called. */
export interface Colleague {
  extension: string;
  /** The extension where the server names nobody. */
  name: string;
  status: AgentStatus;
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

/** Whether what was typed is in an agent's name, with or without accents, or in the extension. */
export function isFound({ name, extension }: Colleague, typed: string): boolean {
  return matches(name, typed) || matches(extension, typed);
}
