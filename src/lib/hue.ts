/** How many hues there are for the pictures of customers. */
export const HUES = 8;

/** A hue, 1 to 8, for whoever has this id: the same each time. */
export function hueOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (Math.abs(hash ^ (hash >>> 15)) % HUES) + 1;
}
