import * as v from 'valibot';
import { Refusal } from '../centre/refusal';
import { accountOf } from '../exchange/accounts';
import type { Line } from '../exchange/lines';
import { command } from './command';
import { requireAgent, type ControlParts } from './parts';

const positive = v.pipe(v.number(), v.minValue(0));
const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1);
const whose = v.optional(v.string());

/** Commands about the exchange itself: its sockets, its registrations and its temper. */
export function exchangeCommands({ centre, exchange }: ControlParts) {
  const { switches, lines, registrar, digest } = exchange;

  function extensionOf(nome: string): string {
    const account = accountOf(centre.sql, requireAgent(centre, nome).id);
    if (!account) throw new Refusal('NAO_ENCONTRADO', { msg: `${nome} has no extension` });
    return account.extension;
  }

  function linesOf(nome: string | undefined): Line[] {
    if (nome === undefined) return lines.all();
    const extension = extensionOf(nome);
    return lines.all().filter((line) => line.extension === extension);
  }

  return {
    /** Cuts the SIP sockets of an agent (by login name), or all; new ones are refused for a while. */
    dropSipSockets: command(
      v.object({ nome: whose, refuseMs: v.optional(positive, 0) }),
      ({ nome, refuseMs }): { dropped: number } => {
        switches.refuseSocketsUntil = Date.now() + refuseMs;
        const cut = linesOf(nome).filter((line) => line.isConnected());
        cut.forEach((line) => line.cut());
        return { dropped: cut.length };
      },
    ),
    /** Swallows whatever comes and goes on the sockets of an agent, or of all, which stay open; or stops that. */
    freezeSip: command(v.object({ nome: whose, frozen: v.optional(v.boolean(), true) }), (args): void => {
      linesOf(args.nome).forEach((line) => {
        line.frozen = args.frozen;
      });
    }),
    /** Every final answer of the exchange comes so much later; 0 = at once. */
    delayAnswers: command(v.object({ ms: positive }), ({ ms }): void => {
      switches.answerDelayMs = ms;
    }),
    /** The agent's next re-INVITE meets one of the exchange's own: both get 491. */
    provokeGlare: command(v.object({ nome: v.string() }), ({ nome }): void => {
      switches.glare.add(extensionOf(nome));
    }),
    /** The agent's next re-INVITEs are refused; with status null they get a 100 and nothing more. */
    failReinvites: command(
      v.object({ nome: v.string(), status: v.nullable(v.number()), times }),
      ({ nome, status, times: count }): void => {
        switches.reinviteFaults.set(extensionOf(nome), { status, times: count, hanging: [] });
      },
    ),
    /** The agent's answers to calls are never acknowledged, or are again. */
    withholdAcks: command(
      v.object({ nome: v.string(), withheld: v.optional(v.boolean(), true) }),
      ({ nome, withheld }): void => {
        if (withheld) switches.unacknowledged.add(extensionOf(nome));
        else switches.unacknowledged.delete(extensionOf(nome));
      },
    ),
    /** The next REGISTERs are refused. */
    rejectRegister: command(
      v.object({ status: v.optional(v.number(), 503), retryAfterS: v.optional(positive), times }),
      ({ status, retryAfterS, times: count }): void => {
        switches.rejectRegister = { times: count, status, retryAfterS: retryAfterS ?? null };
      },
    ),
    /** Every nonce given so far is stale: whoever uses one is challenged again. */
    expireNonces: command(v.object({}), (): void => digest.expireNonces()),
    /** Forgets an agent's registration, without telling. */
    expireRegistration: command(v.object({ nome: v.string() }), ({ nome }): void =>
      registrar.expire(extensionOf(nome)),
    ),
    /** The longest registration that is granted from now on. */
    limitRegistration: command(v.object({ seconds: positive }), ({ seconds }): void => {
      switches.maxExpiresS = seconds;
    }),
    /** Waits so long for a client whose socket goes from now on; then it is gone, with its calls. */
    limitReturn: command(v.object({ ms: positive }), ({ ms }): void => {
      switches.returnMs = ms;
    }),
    /**
     * Holds back presence: the next SUBSCRIBEs are refused with 503, or the next are accepted and ended at once
     * by a NOTIFY (giveup); both with Retry-After.
     */
    holdBackPresence: command(
      v.object({ retryAfterS: positive, how: v.optional(v.picklist(['refuse', 'notify']), 'refuse'), times }),
      ({ retryAfterS, how, times: count }): void => {
        switches.holdBackPresence = { times: count, retryAfterS, how };
      },
    ),
    /** How long things ring, ms: an ordinary number, an agent for a queue, a transfer's target; and the pause after a refusal. */
    setRinging: command(
      v.partial(
        v.object({
          answerAfterMs: positive,
          queueRingMs: positive,
          transferRingMs: positive,
          passOverMs: positive,
        }),
      ),
      (change): void => void Object.assign(switches, change),
    ),
    /** Extensions that are registered, and whether their socket is there. */
    registrations: command(v.object({}), (): { ramal: string; connected: boolean }[] =>
      lines
        .all()
        .filter(({ extension, id }) => extension !== null && registrar.find(extension)?.line.id === id)
        .map((line) => ({ ramal: line.extension ?? '', connected: line.isConnected() })),
    ),
  };
}
