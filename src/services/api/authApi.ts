import type { AgentStatus } from '../../store/agent/types';
import type { User } from '../../store/auth/types';
import type { QueueMembership } from '../../store/queues/types';
import { toMembership } from '../decode/queue';
import { toPauseReason, toUser } from '../decode/user';
import type { Http } from '../http/http';
import { usuarioSchema } from '../realtime/contract';
import type { LoginBody } from './contract';

/** What a login answers. The secrets go to the services (`http.setToken`, the vault), never into an action. */
export interface LoginAnswer {
  user: User;
  memberships: QueueMembership[];
  status: AgentStatus;
  pauseReason: string | null;
  secrets: {
    /** Replaces the fixed bearer; null: the server gives none. */
    token: string | null;
    /** Of the telephone extension. */
    extensionPassword: string | null;
  };
}

/** Signing in. */
export interface AuthApi {
  /** Rejects with the server's text when it refuses, `offline` or `timeout` when it does not answer. */
  login(name: string, password: string, clientId: string): Promise<LoginAnswer>;
}

/** Signing in over HTTP. */
export function createAuthApi(http: Http): AuthApi {
  return {
    async login(name, password, clientId) {
      const body: LoginBody = { nome: name, senha: password, clientId };
      const wire = await http.write('POST', '/api/v2/usuarios/agentes/login', usuarioSchema, body);
      return {
        user: toUser(wire),
        memberships: wire.filas.map(toMembership),
        status: wire.status,
        pauseReason: toPauseReason(wire.status, wire.motivoPausa, wire.filas),
        secrets: { token: wire.token ?? null, extensionPassword: wire.ramal_senha ?? null },
      };
    },
  };
}
