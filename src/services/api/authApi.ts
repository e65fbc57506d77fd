import { SERVER_CODE } from '../../lib/failure';
import type { AgentStatus } from '../../store/agent/types';
import type { User } from '../../store/auth/types';
import type { QueueMembership } from '../../store/queues/types';
import { readEntity } from '../decode/entity';
import { noOddities } from '../decode/oddities';
import { userEntity } from '../decode/user';
import { refusalOf, type Answer } from '../http/answer';
import type { Http } from '../http/http';
import { ServiceError } from '../serviceError';
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

const LOGIN = '/api/v2/usuarios/agentes/login';

/** Statuses below 500 that say nothing of a name and a password: of the address, and of when to ask. */
const OF_OTHERS: readonly number[] = [404, 405, 408, 429];

/** That name or password are wrong, where a server says so without a word: by a flag, by 400 or 403, or by nobody. */
function wordlessRefusal(answer: Answer): ServiceError | null {
  const { body, status } = answer;
  // What is no JSON, such as a page of HTML, is a gateway's.
  if (typeof body !== 'object' || status >= 500 || OF_OTHERS.includes(status)) return null;
  const refusal = refusalOf(answer);
  const isNobody = refusal === null && (body === null || (Array.isArray(body) && body.length === 0));
  const isWordless = refusal !== null && refusal.code === 'http' && refusal.message === '';
  return isNobody || isWordless ? new ServiceError(SERVER_CODE.notAuthenticated) : null;
}

/** Signing in over HTTP. */
export function createAuthApi(http: Http): AuthApi {
  return {
    async login(name, password, clientId) {
      const body: LoginBody = { nome: name, senha: password, clientId };
      const oddities = noOddities(userEntity.name);
      const signedIn = await http.write(
        'POST',
        LOGIN,
        (answer) => readEntity(userEntity, answer, oddities) ?? undefined,
        body,
        undefined,
        { isSignIn: true, refusal: wordlessRefusal },
      );
      http.report(LOGIN, oddities);
      if (signedIn === null) throw new ServiceError('badAnswer');
      const { extensionPassword, token, ...rest } = signedIn;
      return { ...rest, secrets: { token, extensionPassword } };
    },
  };
}
