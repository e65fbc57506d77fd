import { SEED_AGENTS } from '../seed/agents';
import { insertAgent } from '../seed/insertAgent';
import { FIRST_NAMES, SURNAMES } from '../seed/people';
import { Refusal } from './refusal';
import type { Centre } from './centre';

/** Extensions of made agents begin here. */
const FIRST_EXTENSION = 5_000;

/**
 * Adds agents of one queue with the rights of the second demo agent; answers their login names, of which each with `123`
 * behind it is the password.
 * @throws Refusal NAO_ENCONTRADO without demo agents
 */
export function insertBulkAgents(centre: Centre, count: number): string[] {
  const [, pattern] = SEED_AGENTS;
  if (pattern === undefined) throw new Refusal('NAO_ENCONTRADO');
  return Array.from({ length: count }, (_, i) => {
    const nome = `agente${String(i + 1)}`;
    const first = FIRST_NAMES[(i * 7) % FIRST_NAMES.length] ?? '';
    const last = SURNAMES[(i * 11) % SURNAMES.length] ?? '';
    insertAgent(centre.sql, {
      ...pattern,
      nome,
      fullname: `${first} ${last} ${String(i + 1)}`,
      senha: `${nome}123`,
      ramal: String(FIRST_EXTENSION + i),
      filas: ['Chat Site'],
    });
    return nome;
  });
}
