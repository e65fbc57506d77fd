interface Place {
  source: string;
  entity: string;
  field: string;
}

/** Order of rows by where they were read: a report moves its rows in the state, but not on the screen. */
export function byPlace(a: Place, b: Place): number {
  return (
    a.source.localeCompare(b.source) || a.entity.localeCompare(b.entity) || a.field.localeCompare(b.field)
  );
}
