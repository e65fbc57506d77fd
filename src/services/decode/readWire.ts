import * as v from 'valibot';

type Path = readonly unknown[];

function pathOf(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map(({ key }) => key);
}

/** Where a null stands that the schema does not know; of alternatives, in any of them. */
function nullsIn(issues: readonly v.BaseIssue<unknown>[], from: Path = []): Path[] {
  return issues.flatMap((issue) => {
    const path = [...from, ...pathOf(issue)];
    const here = issue.input === null && path.length > 0 ? [path] : [];
    return [...here, ...nullsIn(issue.issues ?? [], path)];
  });
}

/** A copy without what stands at these places. Lists keep their items: one that is missing would move the others. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => without(item, below(paths, index)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const inside = below(paths, key);
      return inside.some(({ length }) => length === 0) ? [] : [[key, without(inner, inside)]];
    }),
  );
}

function below(paths: readonly Path[], key: unknown): Path[] {
  return paths.filter(([first]) => first === key).map((path) => path.slice(1));
}

/**
 * Reads what came over the wire. A null where the contract has none counts as a field that did not come: many a server
 * writes null for what it does not know, and no message may be lost by that.
 */
export function readWire<S extends v.GenericSchema>(schema: S, value: unknown): v.SafeParseResult<S> {
  const asIs = v.safeParse(schema, value);
  if (asIs.success) return asIs;
  const nulls = nullsIn(asIs.issues);
  return nulls.length === 0 ? asIs : v.safeParse(schema, without(value, nulls));
}
