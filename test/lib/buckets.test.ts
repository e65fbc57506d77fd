import {
  bucketsOf,
  emptyBuckets,
  perBucket,
  sumOfBuckets,
  withEntry,
  withoutEntry,
} from '../../src/lib/buckets';

const numbers = bucketsOf(Array.from({ length: 2_000 }, (_one, index) => [String(index), index] as const));

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

describe('what is reckoned per bucket', () => {
  it('is that of all entries, and after a change of one only its bucket is looked into', () => {
    const looked = jest.fn();
    const total = perBucket((bucket: readonly (readonly [string, number])[]) => {
      looked();
      return sum(bucket.map(([, value]) => value));
    });
    expect(sum(total(numbers))).toBe(1_999_000);
    looked.mockClear();
    expect(sum(total(withEntry(numbers, '7', 1_007)))).toBe(2_000_000);
    expect(looked).toHaveBeenCalledTimes(1);
    expect(sum(total(withoutEntry(numbers, '7')))).toBe(1_998_993);
  });

  it('is made again when something else that it goes by changes', () => {
    const times = perBucket((bucket: readonly (readonly [string, number])[], factor: number) =>
      sum(bucket.map(([, value]) => value * factor)),
    );
    expect(sum(times(numbers, 1))).toBe(1_999_000);
    expect(sum(times(numbers, 2))).toBe(3_998_000);
    expect(sum(times(numbers, 2))).toBe(3_998_000);
  });
});

describe('a sum over all entries', () => {
  it('follows what is put in, changed, taken out and replaced whole, and adds up only what changed', () => {
    const worth = jest.fn((value: number) => value);
    const total = sumOfBuckets(worth);
    expect(total(emptyBuckets())).toBe(0);
    expect(total(numbers)).toBe(1_999_000);
    worth.mockClear();
    const changed = withEntry(numbers, '7', 1_007);
    expect(total(changed)).toBe(2_000_000);
    expect(worth.mock.calls.length).toBeLessThan(100);
    expect(total(withEntry(changed, 'new', 5))).toBe(2_000_005);
    expect(total(withoutEntry(changed, '7'))).toBe(1_998_993);
    expect(total(emptyBuckets())).toBe(0);
  });
});
