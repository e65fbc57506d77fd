/** @jest-environment node */
import { judgeForms, wrappingOf } from '../../scripts/conformance/forms';
import { queueEntity } from '../../src/services/decode/queue';
import { readRows } from '../../src/services/decode/entity';
import { noOddities } from '../../src/services/decode/oddities';

function judged(...rows: unknown[]) {
  const oddities = noOddities(queueEntity.name);
  readRows(queueEntity, rows, oddities);
  return judgeForms([{ source: '/api/v3/fila', oddities }]);
}

const QUEUE = { name: 'SAC', queue_type: 3, obrigaClassificar: false };

test('rows as the contract has them work', () => {
  expect(judged(QUEUE, QUEUE)).toEqual({ verdict: 'works', details: [] });
});

test('fields in other forms are named', () => {
  expect(judged(QUEUE, { ...QUEUE, queue_type: '3' })).toEqual({
    verdict: 'works in another form',
    details: ['taken in another form: queue.queue_type'],
  });
});

test('a field that some rows leave out costs nothing, one that all leave out does', () => {
  const without = { name: 'SAC', queue_type: 3 };
  expect(judged(QUEUE, without).verdict).toBe('works in another form');
  expect(judged(without, without)).toMatchObject({ verdict: 'degraded' });
});

test('rows that are left out are told with what they lack', () => {
  expect(judged(QUEUE, {})).toMatchObject({
    verdict: 'degraded',
    details: ['1 of 2 queue rows lack name and are not shown'],
  });
});

test.each([
  [[], 'a bare list'],
  [{ dados: [] }, '{dados}'],
  [{ data: { rows: [] } }, '{data: {rows}}'],
  [{ id: 1 }, 'bare'],
  [null, 'nothing'],
])('what is around rows is named: %j', (body, words) => {
  expect(wrappingOf(body)).toBe(words);
});
