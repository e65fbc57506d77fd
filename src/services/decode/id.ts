/** A wire id, which may be a number or text, as the domain compares it: text. */
export function idText(id: string | number): string {
  return String(id);
}

/** The same for an id that may be missing. */
export function idTextOrNull(id: string | number | null | undefined): string | null {
  return id === null || id === undefined ? null : String(id);
}
