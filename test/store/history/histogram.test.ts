import { histogramOf, markOfCall, markOfService } from '../../../src/store/history/histogram';
import { sampleCallRow, sampleServiceRow } from '../../support/samples';
import { inTimeZone } from '../../support/timeZone';

const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour).getTime();

const incoming = (moment: number | null) => ({ at: moment, kind: 'incoming' as const });

/** The bins that have something, by their days. */
function filled(marks: Parameters<typeof histogramOf>[0], from: string, to: string) {
  const { bins, unit } = histogramOf(marks, { from, to });
  return {
    unit,
    count: bins.length,
    bins: bins
      .filter(({ counts }) => Object.values(counts).some((n) => n > 0))
      .map(({ counts, days }) => [days.from, days.to, counts.incoming]),
  };
}

describe('a histogram', () => {
  it('has a bin for each day of a period, its edges included', () => {
    const marks = [
      incoming(at(3, 3, 0)),
      incoming(at(3, 3, 23)),
      incoming(at(3, 5)),
      incoming(at(3, 6, 0)),
      incoming(at(3, 2, 23)),
      incoming(null),
    ];
    expect(filled(marks, '2026-03-03', '2026-03-05')).toEqual({
      unit: 'days',
      count: 3,
      bins: [
        ['2026-03-03', '2026-03-03', 2],
        ['2026-03-05', '2026-03-05', 1],
      ],
    });
  });

  it('has a bin for each hour of one day', () => {
    const { bins, unit } = histogramOf([incoming(at(3, 3, 9)), incoming(at(3, 3, 9))], {
      from: '2026-03-03',
      to: '2026-03-03',
    });
    expect([unit, bins.length]).toEqual(['hour', 24]);
    expect(bins[9]).toMatchObject({ at: at(3, 3, 9), counts: { incoming: 2 } });
  });

  it('has bins of weeks where days would be too many, the last one cut', () => {
    expect(filled([incoming(at(1, 1)), incoming(at(4, 1))], '2026-01-01', '2026-04-01')).toEqual({
      unit: 'days',
      count: 13,
      bins: [
        ['2026-01-01', '2026-01-07', 1],
        ['2026-03-26', '2026-04-01', 1],
      ],
    });
    expect(histogramOf([], { from: '2020-01-01', to: '2026-01-01' }).bins.length).toBeLessThanOrEqual(62);
  });

  it('has a bin for each day also where the first one has no midnight', () => {
    inTimeZone('America/Santiago', () => {
      expect(new Date(2026, 8, 6).getHours()).toBe(1);
      const marks = [incoming(at(9, 6, 1)), incoming(at(9, 7, 0)), incoming(at(9, 8, 23))];
      expect(filled(marks, '2026-09-06', '2026-09-08')).toEqual({
        unit: 'days',
        count: 3,
        bins: [
          ['2026-09-06', '2026-09-06', 1],
          ['2026-09-07', '2026-09-07', 1],
          ['2026-09-08', '2026-09-08', 1],
        ],
      });
    });
  });

  it('tells which way something went, and what nobody answered', () => {
    const call = (fields: Parameters<typeof sampleCallRow>[0]) => markOfCall(sampleCallRow(fields)).kind;
    expect([
      call({ direction: 'incoming', answered: true }),
      call({ direction: 'incoming', answered: false }),
      call({ direction: 'outgoing', answered: false }),
    ]).toEqual(['incoming', 'missed', 'outgoing']);
    const service = (direction: 'incoming' | 'outgoing' | null) =>
      markOfService(sampleServiceRow({ direction })).kind;
    expect([service('incoming'), service('outgoing'), service(null)]).toEqual([
      'incoming',
      'outgoing',
      'other',
    ]);
  });
});
