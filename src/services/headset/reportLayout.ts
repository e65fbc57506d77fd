import type { HidItem, HidReport } from './hid';

/** Where a usage has its place in a report, in bits from its beginning. */
export interface Field {
  usage: number;
  at: number;
  /** Bits. */
  size: number;
  /** It may be negative. */
  isSigned: boolean;
  isAbsolute: boolean;
  hasPreferredState: boolean;
}

/** A place that names which of several usages is on. */
export interface Choice {
  /** By what stands there, beginning with `first`. */
  usages: readonly number[];
  first: number;
  at: number;
  size: number;
}

/** What stands where in a report. */
export interface ReportLayout {
  reportId: number;
  bytes: number;
  fields: readonly Field[];
  choices: readonly Choice[];
}

const BITS = 8;

/** More usages than any telephone has: a range beyond is a keyboard's, and of no interest here. */
const MOST_USAGES = 512;

function usagesOf({ isRange, usages = [], usageMinimum = 0, usageMaximum = 0 }: HidItem): readonly number[] {
  if (isRange !== true) return usages;
  const length = Math.min(Math.max(usageMaximum - usageMinimum + 1, 0), MOST_USAGES);
  return Array.from({ length }, (_, index) => usageMinimum + index);
}

/** The values of an item that is no array: each has a usage, and the last one is that of all further values. */
function fieldsOf(item: HidItem, begin: number): Field[] {
  const { reportSize: size = 0, reportCount = 0, isAbsolute = true, hasPreferredState = true } = item;
  const usages = usagesOf(item);
  return Array.from({ length: reportCount }, (_, index) => index).flatMap((index) => {
    const usage = usages[index] ?? usages.at(-1);
    if (usage === undefined) return [];
    const isSigned = (item.logicalMinimum ?? 0) < 0;
    return [{ usage, at: begin + index * size, size, isSigned, isAbsolute, hasPreferredState }];
  });
}

function choicesOf(item: HidItem, begin: number): Choice[] {
  const { reportSize: size = 0, reportCount = 0, logicalMinimum: first = 0 } = item;
  const usages = usagesOf(item);
  return Array.from({ length: reportCount }, (_, index) => ({
    usages,
    first,
    at: begin + index * size,
    size,
  }));
}

/** The layout that a report's descriptor declares: item after item, without gaps (HID 1.11 §5.6, §8). */
export function layoutOf({ reportId = 0, items = [] }: HidReport): ReportLayout {
  const fields: Field[] = [];
  const choices: Choice[] = [];
  let at = 0;
  for (const item of items) {
    if (item.isConstant !== true && item.isArray === true) choices.push(...choicesOf(item, at));
    else if (item.isConstant !== true) fields.push(...fieldsOf(item, at));
    at += (item.reportSize ?? 0) * (item.reportCount ?? 0);
  }
  return { reportId, bytes: Math.ceil(at / BITS), fields, choices };
}

/** The bits of a place, the lowest first; 0 for what a short report leaves out. */
function bitsAt(data: DataView, { at, size }: Pick<Field, 'at' | 'size'>): number {
  let value = 0;
  for (let index = 0; index < size; index += 1) {
    const bit = at + index;
    const byte = Math.floor(bit / BITS);
    if (byte < data.byteLength && (data.getUint8(byte) >> (bit % BITS)) & 1) value += 2 ** index;
  }
  return value;
}

/** What stands in a field. */
export function valueAt(data: DataView, field: Field): number {
  const value = bitsAt(data, field);
  return field.isSigned && value >= 2 ** (field.size - 1) ? value - 2 ** field.size : value;
}

/** The usages that are on by name. */
export function chosenIn({ choices }: ReportLayout, data: DataView): readonly number[] {
  return choices.flatMap((choice) => choice.usages[bitsAt(data, choice) - choice.first] ?? []);
}

/** A report of this layout with these usages on and all others off. */
export function reportOf({ bytes, fields }: ReportLayout, isOn: (usage: number) => boolean) {
  const data = new Uint8Array(bytes);
  for (const { usage, at } of fields) {
    const byte = Math.floor(at / BITS);
    if (isOn(usage)) data[byte] = (data[byte] ?? 0) | (1 << (at % BITS));
  }
  return data;
}
