import {
  entryTime,
  placementAt,
  type Entry,
  type Rows,
} from '../../../../src/components/chat/timeline/placement';
import type { Message } from '../../../../src/store/messages/types';
import { sampleMessage, sampleOutboxItem } from '../../../support/samples';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();

const said = (sentAt: string | null, fields: Partial<Message> = {}) => sampleMessage({ sentAt, ...fields });

const rowsOf = (...messages: Message[]): Rows => ({ earlier: [], messages, unsent: [] });

const days = (rows: Rows) =>
  [...rows.earlier, ...rows.messages, ...rows.unsent].map(
    (_row, index) => placementAt(rows, index).startsDay,
  );

const groups = (rows: Rows) =>
  [...rows.earlier, ...rows.messages, ...rows.unsent].map(
    (_row, index) => placementAt(rows, index).startsGroup,
  );

const minutes = (rows: Rows) =>
  [...rows.earlier, ...rows.messages, ...rows.unsent].map(
    (_row, index) => placementAt(rows, index).startsMinute,
  );

describe('where a message stands', () => {
  it('says its time first in its minute and its group, or where one of the two is not known', () => {
    const second = (at0: number) => new Date(2026, 2, 9, 10, 0, at0).toISOString();
    const rows = rowsOf(
      ...[said(second(1)), said(second(59)), said(second(60)), said(second(61), { direction: 'agent' })],
      ...[said(null, { direction: 'agent' }), said(second(62), { direction: 'agent' })],
    );
    expect(minutes(rows)).toEqual([true, false, true, true, true, true]);
  });

  it('is on its own day, or on that of the message before it', () => {
    const rows = rowsOf(
      said(at(9, 10)),
      said(null),
      said(null),
      said(at(9, 11)),
      said(null),
      said(at(10, 9)),
    );
    expect(days(rows)).toEqual([true, false, false, false, false, true]);
  });

  it('starts no day before the first time that is known', () => {
    expect(days(rowsOf(said(null), said('quebrada'), said(at(9, 10)), said(null)))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(days(rowsOf(said(null), said(null)))).toEqual([false, false]);
  });

  it('is with those of the same sender where the time between is not known', () => {
    const rows = rowsOf(
      ...[said(at(9, 10)), said(null), said(at(9, 20)), said(null, { direction: 'agent' }), said(at(9, 30))],
    );
    expect(groups(rows)).toEqual([true, false, false, true, true]);
  });

  it('begins anew after the mark of a conversation', () => {
    const mark: Entry = {
      kind: 'protocol',
      mark: { id: '900', queue: '', startedAt: null, isOpen: true },
    };
    const rows: Rows = {
      earlier: [
        { key: 'a', entry: { kind: 'message', message: said(at(9, 10)) } },
        { key: 'b', entry: mark },
      ],
      messages: [said(null), said(at(9, 12))],
      unsent: [sampleOutboxItem({ createdAt: Date.parse(at(9, 12, 1)) })],
    };
    expect(entryTime(mark)).toBeNull();
    expect(days(rows)).toEqual([true, false, false, true, false]);
  });
});
