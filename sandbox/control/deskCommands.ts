import * as v from 'valibot';
import { Refusal } from '../centre/refusal';
import { accountOf, type Account } from '../exchange/accounts';
import type { DeskStanding } from '../exchange/desk/deskTelephones';
import { command } from './command';
import { requireAgent, type ControlParts } from './parts';

/** Commands about the telephones on desks: puts them there, and plays the agent's hand at them. */
export function deskCommands({ centre, exchange }: ControlParts) {
  const { desks } = exchange;
  const whose = v.object({ nome: v.string() });

  function requireAccount(nome: string): Account {
    const account = accountOf(centre.sql, requireAgent(centre, nome).id);
    if (!account) throw new Refusal('NAO_ENCONTRADO', { msg: `${nome} has no extension` });
    return account;
  }

  function did(isDone: boolean, nome: string, what: string): void {
    if (!isDone) throw new Refusal('NAO_ENCONTRADO', { msg: `nothing to ${what} at the desk of ${nome}` });
  }

  return {
    /** Puts a telephone on the desk of an agent (by login name), which rings when no browser is registered; or takes it away. */
    placeDesk: command(
      v.object({ ...whose.entries, on: v.optional(v.boolean(), true) }),
      ({ nome, on }): void => {
        desks.place(requireAccount(nome).extension, on);
        centre.queueChanged();
      },
    ),
    /** The agent lifts the receiver. */
    deskLifts: command(whose, ({ nome }): void =>
      did(desks.lift(requireAccount(nome).extension), nome, 'lift'),
    ),
    /** The agent puts the receiver down, or declines what rings. */
    deskHangsUp: command(whose, ({ nome }): void =>
      did(desks.hangUp(requireAccount(nome).extension), nome, 'hang up'),
    ),
    /** The agent presses keys of the desk telephone. */
    deskPresses: command(v.object({ ...whose.entries, teclas: v.string() }), ({ nome, teclas }): void =>
      desks.press(requireAccount(nome).extension, teclas),
    ),
    /** The agent dials by hand. */
    deskDials: command(
      v.object({ ...whose.entries, numero: v.string(), fila: v.optional(v.string()) }),
      ({ nome, numero, fila }): { uniqueid: string } => {
        const uniqueid = exchange.dialFromDesk(requireAccount(nome), {
          number: numero,
          queue: fila ?? null,
          isLifted: true,
        });
        if (uniqueid === undefined)
          throw new Refusal('NAO_ENCONTRADO', { msg: `the desk of ${nome} is in use` });
        return { uniqueid };
      },
    ),
    /** Where the desk telephone is; null: there is none. */
    deskStanding: command(whose, ({ nome }): { estado: DeskStanding | null } => ({
      estado: desks.standing(requireAccount(nome).extension) ?? null,
    })),
  };
}
