import { searchKey } from './text';

/** By what a server may name an agent (contract §0): full name, login name, extension or id. */
export interface AgentNames {
  fullName: string;
  login: string;
  extension: string | null;
  extensionNumber: string | null;
  id: string | null;
}

/** Made once for each agent: every row of a timeline asks. */
const keysOf = new WeakMap<AgentNames, ReadonlySet<string>>();

function keysOfAgent(agent: AgentNames): ReadonlySet<string> {
  const known = keysOf.get(agent);
  if (known !== undefined) return known;
  const { extension, extensionNumber, fullName, id, login } = agent;
  const names = [fullName, login, extension, extensionNumber, id];
  const keys = new Set(names.map((own) => searchKey((own ?? '').trim())));
  keysOf.set(agent, keys);
  return keys;
}

/** Whether a server means this agent by a name; case and accents do not count. */
export function isAgentNamed(name: string | null | undefined, agent: AgentNames | null): boolean {
  if (agent === null || name === null || name === undefined) return false;
  const wanted = searchKey(name.trim());
  return wanted !== '' && keysOfAgent(agent).has(wanted);
}

/** Whether what an agent wrote may be this one's: it is taken to be where nothing says whose it is. */
export function isOwnWriting(author: string | null, agent: AgentNames | null): boolean {
  return author === null || author.trim() === '' || isAgentNamed(author, agent);
}
