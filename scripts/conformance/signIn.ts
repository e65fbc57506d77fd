import { createAuthApi } from '../../src/services/api/authApi';
import { createProbe } from './centre';
import type { Context, SignedIn } from './context';
import { finding, type Finding } from './findings';
import { counted, failureWords, judgeForms, wrappingOf } from './forms';

const NO_QUEUES = 'filas names no queue: the agent can join none';
const NO_EXTENSION = 'no ramal_numero or no ramal_senha: no telephone in the browser';

/** Signs in as the console does, and goes on with the token that it is given. Null: it could not. */
export async function signIn(context: Context): Promise<[Finding, SignedIn | null]> {
  const { centre, options, secrets } = context;
  const { exchanges, http, reports } = createProbe(centre);
  try {
    const answer = await createAuthApi(http).login(options.user, options.password, centre.ids.clientId);
    const { extensionPassword, token } = answer.secrets;
    secrets.add(token);
    secrets.add(extensionPassword);
    centre.token.replace(token);
    const { memberships, user } = answer;
    const wrapping = wrappingOf(exchanges[0]?.answer?.body);
    const forms = judgeForms(reports);
    const hasTelephone = user.extensionNumber !== null && extensionPassword !== null;
    const lacks = [...(memberships.length === 0 ? [NO_QUEUES] : []), ...(hasTelephone ? [] : [NO_EXTENSION])];
    const other = wrapping === 'bare' ? forms.verdict : 'works in another form';
    const verdict = lacks.length > 0 || forms.verdict === 'degraded' ? 'degraded' : other;
    const goesBy = token === null ? 'the fixed bearer goes with every request' : 'a token of its own';
    const told = `${wrapping}, ${goesBy}, ${counted(memberships.length, 'queue')}`;
    const queues = memberships.map(({ queue }) => queue);
    return [finding('sign-in', verdict, told, ...lacks, ...forms.details), { user, queues }];
  } catch (error) {
    const status = exchanges[0]?.answer?.status;
    const words = failureWords(error, secrets);
    return [
      finding('sign-in', 'missing', status === undefined ? words : `${words} (HTTP ${String(status)})`),
      null,
    ];
  }
}
