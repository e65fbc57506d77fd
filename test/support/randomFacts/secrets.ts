import type { Dice } from '../random';

/** Every text that the log must not tell has this in it. */
export const SECRET = 'SEGREDO';

/** Equal lengths, line breaks, outer spaces and pairs of surrogates: whatever a mask could confuse. */
export function secretText(dice: Dice): string {
  return dice.pick([
    '',
    `${SECRET} a`,
    `${SECRET} b`,
    `${SECRET} a `,
    `a\n${SECRET}\n\nb`,
    `${SECRET} \u{1f600}`,
    `${dice.int(1000)} ${SECRET}`,
  ]);
}

export function secretOrNull(dice: Dice): string | null {
  return dice.chance(0.3) ? null : secretText(dice);
}

/** A customer's address; that of a mail is told as little as a text. */
export function customerAddress(dice: Dice): string {
  return dice.pick(['5511@c.us', `${SECRET}.a@exemplo.com`, `${SECRET}.b@exemplo.com`]);
}
