/** The keys of a telephone in reading order, with the letters that stand beneath (ITU-T E.161). */
export const KEYS = [
  { digit: '1', letters: '' },
  { digit: '2', letters: 'ABC' },
  { digit: '3', letters: 'DEF' },
  { digit: '4', letters: 'GHI' },
  { digit: '5', letters: 'JKL' },
  { digit: '6', letters: 'MNO' },
  { digit: '7', letters: 'PQRS' },
  { digit: '8', letters: 'TUV' },
  { digit: '9', letters: 'WXYZ' },
  { digit: '*', letters: '' },
  { digit: '0', letters: '' },
  { digit: '#', letters: '' },
] as const;

const COLUMNS = 3;

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** The place of the key that an arrow leads to, from the one at `at`; null: that key is no arrow, or leads out. */
export function neighbourOf(at: number, arrow: string): number | null {
  const step = STEPS[arrow];
  if (step === undefined) return null;
  const column = (at % COLUMNS) + step;
  const leavesRow = Math.abs(step) === 1 && (column < 0 || column >= COLUMNS);
  const to = at + step;
  return leavesRow || to < 0 || to >= KEYS.length ? null : to;
}

/** Whether a typed character is a key of the telephone. */
export function isDigit(character: string): boolean {
  return KEYS.some(({ digit }) => digit === character);
}
