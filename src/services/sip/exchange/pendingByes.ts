import { Invitation, Inviter, SessionState, type Session } from 'sip.js';

/** Requests that end sessions, kept while there is no socket. */
export interface PendingByes {
  /** BYE, CANCEL or refusal (480 by default), as the session is; without a socket as soon as there is one again. */
  send(session: Session, status?: number): void;
  /** Sends what is pending: there is a socket, and a registration, again. */
  sendPending(): void;
  /** Drops what is pending. */
  dispose(): void;
}

/** An exchange that does not answer a CANCEL by then does not answer (64 · T1, RFC 3261 §9.1). */
const CANCEL_LIMIT_MS = 32_000;

/** Makes SIP.js forget an INVITE that waits for an answer, as it itself does only where one comes. */
function forgetInvite({ userAgent, request }: Inviter): void {
  const { userAgentClients: clients } = userAgent.userAgentCore;
  for (const [id, client] of clients) {
    if (client.message !== request) continue;
    clients.delete(id);
    client.dispose();
  }
}

async function end(session: Session, statusCode: number): Promise<void> {
  if (session.state === SessionState.Established) await session.bye();
  const isOpen = session.state === SessionState.Initial || session.state === SessionState.Establishing;
  if (!isOpen) return;
  if (session instanceof Invitation) await session.reject({ statusCode });
  if (session instanceof Inviter) await session.cancel();
}

/** Ends sessions whose calls are already over for the agent. */
export function createPendingByes(isConnected: () => boolean, failed: (error: unknown) => void): PendingByes {
  const pending = new Map<Session, number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function watch(inviter: Inviter): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      forgetInvite(inviter);
      void inviter.dispose();
    }, CANCEL_LIMIT_MS);
    timers.add(timer);
    inviter.stateChange.addListener((state) => {
      if (state !== SessionState.Terminated) return;
      clearTimeout(timer);
      timers.delete(timer);
    });
  }

  function send(session: Session, status = 480): void {
    if (!isConnected()) {
      pending.set(session, status);
      return;
    }
    if (session instanceof Inviter && session.state === SessionState.Establishing) watch(session);
    end(session, status).catch(failed);
  }

  return {
    send,
    sendPending() {
      const due = [...pending];
      pending.clear();
      for (const [session, status] of due) send(session, status);
    },
    dispose() {
      pending.clear();
      timers.forEach(clearTimeout);
      timers.clear();
    },
  };
}
