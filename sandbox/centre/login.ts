import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Usuario } from '../../src/services/realtime/contract';
import type { LoginBody } from '../../src/services/api/contract';
import { findAgent, findAgentByLogin, toUsuario, type AgentRow } from '../store';
import { checkPassword, NO_PASSWORD } from '../seed/password';
import type { Centre } from './centre';
import { Refusal } from './refusal';

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Checks credentials and opens a session: the answer has a token of its own (ext). A login with another
 * `clientId` ends the agent's sessions of the others.
 * @throws Refusal NAO_AUTENTICADO with the spec's text for wrong credentials (spec 1 §8)
 */
export function login(centre: Centre, body: LoginBody): Usuario {
  const agent = findAgentByLogin(centre.sql, body.nome);
  const known = checkPassword(body.senha, agent?.senha ?? NO_PASSWORD);
  if (!agent || !known) throw new Refusal('NAO_AUTENTICADO', { msg: 'Usuário ou senha inválidos' });
  const token = randomBytes(24).toString('base64url');
  if (body.clientId !== undefined) endOtherSessions(centre, agent, body.clientId, false);
  centre.sql.run(
    'INSERT INTO tokens (hash, agent_id, client_id, criado) VALUES (?,?,?,?)',
    hash(token),
    agent.id,
    body.clientId ?? null,
    Date.parse(centre.iso()),
  );
  return { ...toUsuario(centre.sql, agent), token, limites: centre.knobs.limites };
}

const tokenRow = v.object({ agent_id: v.number() });

/** The agent of a session token. */
export function agentOfToken(centre: Centre, token: string): AgentRow | undefined {
  const row = centre.sql.get(tokenRow, 'SELECT agent_id FROM tokens WHERE hash = ?', hash(token));
  return row ? findAgent(centre.sql, row.agent_id) : undefined;
}

/** Makes a session token the browser's that uses it. */
export function bindToken(centre: Centre, token: string, clientId: string): void {
  centre.sql.run('UPDATE tokens SET client_id = ? WHERE hash = ?', clientId, hash(token));
}

const clientRow = v.object({ client_id: v.nullable(v.string()) });

/**
 * Leaves only the sessions of `clientId`: forgets the other browsers' tokens and, when there was one, tells
 * the agent's stream, so that whoever is connected or comes back knows. Contract §5, deslogarAgente.
 * @param connected whether another browser is known to be connected, with or without a token
 */
export function endOtherSessions(
  centre: Centre,
  agent: AgentRow,
  clientId: string,
  connected: boolean,
): void {
  const others = centre.sql.all(
    clientRow,
    'SELECT client_id FROM tokens WHERE agent_id = ? AND client_id IS NOT NULL AND client_id <> ?',
    agent.id,
    clientId,
  );
  if (others.length === 0 && !connected) return;
  centre.sql.run(
    'DELETE FROM tokens WHERE agent_id = ? AND client_id IS NOT NULL AND client_id <> ?',
    agent.id,
    clientId,
  );
  centre.stream.push(agent.id, 'deslogarAgente', {
    motivo: 'outro_login',
    msg: 'Usuário conectado em outro computador.',
    exceto: clientId,
  });
}
