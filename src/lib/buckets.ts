/**
 * A map split by a hash of its keys, so that changing one entry copies one small part and not the
 * whole: an upsert costs the same at 50 entries and at 10,000. Parts are lists of entries, which are
 * copied faster than records, and any text is a key, `__proto__` too.
 */
export type Buckets<T> = readonly (readonly Entry<T>[])[];

type Entry<T> = readonly [key: string, value: T];

const BUCKET_COUNT = 256;

const EMPTY: Buckets<never> = new Array<readonly never[]>(BUCKET_COUNT).fill([]);

/** A map with no entries. */
export function emptyBuckets<T>(): Buckets<T> {
  return EMPTY;
}

// FNV-1a: cheap, and spreads consecutive numbers, which most ids are.
function bucketOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (BUCKET_COUNT - 1);
}

function placeOf(bucket: readonly Entry<unknown>[], key: string): number {
  return bucket.findIndex((entry) => entry[0] === key);
}

/** The entry of a key, if there is one. */
export function getEntry<T>(buckets: Buckets<T>, key: string): T | undefined {
  return buckets[bucketOf(key)]?.find((entry) => entry[0] === key)?.[1];
}

/** The map with the entry put in or replaced; the same map when the entry is already that value. */
export function withEntry<T>(buckets: Buckets<T>, key: string, value: T): Buckets<T> {
  const index = bucketOf(key);
  const bucket = buckets[index] ?? [];
  const place = placeOf(bucket, key);
  if (place < 0) return buckets.with(index, [...bucket, [key, value]]);
  return bucket[place]?.[1] === value ? buckets : buckets.with(index, bucket.with(place, [key, value]));
}

/** The map without the key; the same map when it was not there. */
export function withoutEntry<T>(buckets: Buckets<T>, key: string): Buckets<T> {
  const index = bucketOf(key);
  const bucket = buckets[index] ?? [];
  const place = placeOf(bucket, key);
  return place < 0 ? buckets : buckets.with(index, bucket.toSpliced(place, 1));
}

/** The map with many entries put in or replaced: no bucket is copied more than once. */
export function withEntries<T>(buckets: Buckets<T>, entries: Iterable<Entry<T>>): Buckets<T> {
  const copies = new Map<number, Entry<T>[]>();
  for (const entry of entries) {
    const index = bucketOf(entry[0]);
    const copy = copies.get(index) ?? [...(buckets[index] ?? [])];
    const place = placeOf(copy, entry[0]);
    copy[place < 0 ? copy.length : place] = entry;
    copies.set(index, copy);
  }
  return buckets.map((bucket, index) => copies.get(index) ?? bucket);
}

/** A map built in one go: no bucket is copied more than once. */
export function bucketsOf<T>(entries: Iterable<Entry<T>>): Buckets<T> {
  const values = new Map(entries);
  const next: Entry<T>[][] = Array.from({ length: BUCKET_COUNT }, () => []);
  for (const entry of values) next[bucketOf(entry[0])]?.push(entry);
  return next;
}

/** The indexes of the buckets that changed: one after an upsert. A plain loop, since it runs for every event. */
export function changedPlaces(before: readonly unknown[], after: readonly unknown[]): number[] {
  const places: number[] = [];
  for (let place = 0; place < after.length; place += 1) {
    if (before[place] !== after[place]) places.push(place);
  }
  return places;
}

/**
 * What is reckoned of each part, made again only for a part that is another one than the last time: after an upsert
 * one, however many entries there are.
 * @param reckon may be given something else to go by; when that is another one, all parts are reckoned again
 */
export function perBucket<T, R, Given extends readonly unknown[] = []>(
  reckon: (bucket: readonly Entry<T>[], ...given: Given) => R,
): (buckets: Buckets<T>, ...given: Given) => readonly R[] {
  let last: { buckets: Buckets<T>; given: Given; reckoned: readonly R[] } | null = null;
  return (buckets, ...given) => {
    const before = last?.given.every((one, index) => one === given[index]) === true ? last : null;
    const reckoned = before?.reckoned.slice() ?? [];
    for (const place of changedPlaces(before?.buckets ?? [], buckets)) {
      reckoned[place] = reckon(buckets[place] ?? [], ...given);
    }
    last = { buckets, given, reckoned };
    return reckoned;
  };
}

/** The sum over all entries, for which only the parts that changed since the last time are added up again. */
export function sumOfBuckets<T>(worth: (value: T) => number): (buckets: Buckets<T>) => number {
  let [counted, sum]: [Buckets<T>, number] = [EMPTY, 0];

  function worthOf(bucket: readonly Entry<T>[] = []): number {
    return bucket.reduce((whole, [, value]) => whole + worth(value), 0);
  }

  return (buckets) => {
    for (const place of changedPlaces(counted, buckets)) {
      sum += worthOf(buckets[place]) - worthOf(counted[place]);
    }
    counted = buckets;
    return sum;
  };
}

/** Every value, in no particular order. */
export function allValues<T>(buckets: Buckets<T>): T[] {
  return buckets.flatMap((bucket) => bucket.map((entry) => entry[1]));
}
