import type { User } from './auth/types';
import { searchKey } from '../lib/text';

/** By what a server may name an agent (contract §0): full name, login name, extension or id. */
export type AgentNames = Pick<User, 'fullName' | 'login' | 'extension' | 'extensionNumber' | 'id'>;

/** Whether a server means this agent by a name; case and accents do not count. */
export function isAgentNamed(name: string | null | undefined, agent: AgentNames | null): boolean {
  if (agent === null || name === null || name === undefined) return false;
  const wanted = searchKey(name.trim());
  const { extension, extensionNumber, fullName, id, login } = agent;
  return (
    wanted !== '' &&
    [fullName, login, extension, extensionNumber, id].some((own) => searchKey((own ?? '').trim()) === wanted)
  );
}
