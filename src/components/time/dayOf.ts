function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** A calendar day as `YYYY-MM-DD`, on the clock of the machine. */
export function dayOf(at: Date): string {
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
