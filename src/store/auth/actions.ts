import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { LogoutReason, SessionEndReason, User } from './types';

/** The agent pressed Entrar. The password waits in the handles under `secretId`; null: the saved one. */
export const loginRequested = request('auth/loginRequested')<{
  login: string;
  secretId: string | null;
  saveCredentials: boolean;
}>();
/** The agent closes the product or leaves. */
export const logoutRequested = request('auth/logoutRequested')();
/** The server accepted the credentials; old logs do not tell which (the settings' text). */
export const loggedIn = fact('auth/loggedIn')<{ user: User; server?: string }>();
/** The server refused, or did not answer. */
export const loginFailed = fact('auth/loginFailed')<Failure>();
/** A reload found the session of this browser; absent: at the server of the settings. */
export const sessionRestored = fact('auth/sessionRestored')<{ user: User; server?: string }>();
/** A reload found no session: somebody has to sign in. */
export const sessionMissing = fact('auth/sessionMissing')();
/** Whose credentials this browser keeps, for the login form to offer; null: none, or none any more. */
export const credentialsFound = fact('auth/credentialsFound')<{ login: string | null }>();
/** The session is about to end: what is being typed is kept now, or never. */
export const logoutStarted = fact('auth/logoutStarted')();
/** It goes on for now: what the page may not end began while things were kept. */
export const logoutDelayed = fact('auth/logoutDelayed')();
/** The session is over; `message` is the server's where it ended it. */
export const loggedOut = fact('auth/loggedOut')<{
  reason: 'agent' | LogoutReason;
  message: string | null;
  /** Of reason `other`: the server's own word for it. */
  reasonText?: string;
  /** The call that this agent has to classify when they are back; absent: none. */
  unclassified?: { callId: string; login: string };
}>();
/** The server told this agent to leave (contract §5, deslogarAgente). */
export const loggedOutByServer = fact('auth/loggedOutByServer')<{
  reason: LogoutReason;
  message: string | null;
  /** Of reason `other`: the server's own word for it. */
  reasonText?: string;
  /** The browser profile that stays signed in. */
  exceptClientId: string | null;
}>();
/** The server no longer lets this session in (401), or ended it in a call; `message` is its words, or ''. */
export const sessionExpired = fact('auth/sessionExpired')<{
  message: string;
  /** `session` unless said. */
  reason?: SessionEndReason;
}>();
/** The agent signs in again beside a call that outlives the session. The password as in `loginRequested`. */
export const renewRequested = request('auth/renewRequested')<{ secretId: string | null }>();
/** The same agent is in again: the session goes on as if it had never ended. */
export const sessionRenewed = fact('auth/sessionRenewed')<{ user: User }>();
/** The server refused to let the agent in again, or did not answer: the call goes on all the same. */
export const renewalFailed = fact('auth/renewalFailed')<Failure>();
