import type { Customer } from './endpoints/customer';
import { sound, tone, type Sound } from './endpoints/tones';

/** Tones of the menu, Hz: what it plays while it waits, and after right and wrong keys. */
export const MENU_TONES = { prompt: 480, right: 1_000, wrong: 250 } as const;

const VERDICT_S = 2;

/** The prompt: a short beep every second. */
function prompt(): Sound {
  return sound((t) => (t % 1 < 0.25 ? 7_000 * Math.sin(2 * Math.PI * MENU_TONES.prompt * t) : 0));
}

/** A verdict for two seconds, then the prompt again. */
function verdict(hz: number): Sound {
  const beep = tone(hz);
  const after = prompt();
  let frames = VERDICT_S * 50;
  return () => {
    frames -= 1;
    return frames >= 0 ? beep() : after();
  };
}

/**
 * A voice menu that asks for keys: each time as many came as it wants it says by a tone whether they were right.
 * Keys count whichever way they come, as RTP events or by INFO.
 */
export function startMenu(customer: Customer, wanted: string): void {
  let typed = '';
  customer.play(prompt());
  customer.onDigit((digit) => {
    typed += digit;
    if (typed.length < wanted.length) return;
    customer.play(verdict(typed === wanted ? MENU_TONES.right : MENU_TONES.wrong));
    typed = '';
  });
}
