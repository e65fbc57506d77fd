import * as v from 'valibot';
import { loginBodySchema, type Agente, type Ramal } from '../../src/services/api/contract';
import { shownStatus } from '../centre/agentStatus';
import { login } from '../centre/login';
import { agentQueues, listAgents } from '../store';
import { page, read, type Http } from './context';
import { write } from './write';

const extensionRow = v.object({
  id: v.number(),
  ramal: v.string(),
  nome: v.nullable(v.string()),
  contexto: v.nullable(v.string()),
  agent_id: v.nullable(v.number()),
});

/** Login, agents and extensions. Contract §6. */
export function agentRoutes(http: Http): void {
  const { centre } = http;

  write(http, 'POST', '/api/v2/usuarios/agentes/login', loginBodySchema, ({ body }) => login(centre, body));

  read(http, '/api/v2/agentes', (request) => {
    const rows = listAgents(centre.sql).map((a): Agente => ({
      id: a.id,
      fullname: a.fullname,
      nome: a.nome,
      ramal: a.ramal,
      status: shownStatus(centre, a.id, a.status),
      filas: agentQueues(centre.sql, a.id)
        .filter((q) => q.value)
        .map((q) => q.fila),
    }));
    return page(http, request, rows);
  });

  read(http, '/api/v3/ramal', (request) => {
    const rows = centre.sql
      .all(
        extensionRow,
        `SELECT e.id, e.ramal, e.nome, e.contexto, a.id AS agent_id FROM extensions e
         LEFT JOIN agents a ON a.ramal = e.ramal ORDER BY e.ramal`,
      )
      .map((e): Ramal => ({
        id: e.id,
        ramal: e.ramal,
        ...(e.nome === null ? {} : { nome: e.nome }),
        ...(e.contexto === null ? {} : { contexto: e.contexto }),
        status: e.agent_id !== null && centre.presence.isOnline(e.agent_id) ? 'available' : 'terminated',
      }));
    return page(http, request, rows);
  });
}
