/** Whether a server id is a number, whose size tells its place. */
export function isNumber(id: string): boolean {
  for (let index = 0; index < id.length; index += 1) {
    const code = id.charCodeAt(index);
    if (code < 0x30 || code > 0x39) return false;
  }
  return id !== '';
}

/** The order of server ids: numbers by size, then all others by their letters. */
export function compareIds(a: string, b: string): number {
  const numeric = isNumber(a);
  if (numeric !== isNumber(b)) return numeric ? -1 : 1;
  if (numeric && a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
