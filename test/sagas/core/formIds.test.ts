import { formIds } from '../../../src/sagas/core/formIds';

it('the same values of a subject keep their id, whatever is saved of others meanwhile', () => {
  const idOf = formIds();
  let made = 0;
  const newId = () => {
    made += 1;
    return `r${String(made)}`;
  };
  expect(idOf('a', ['1', null], newId)).toBe('r1');
  expect(idOf('b', ['1', null], newId)).toBe('r2');
  expect(idOf('a', ['1', null], newId)).toBe('r1');
  expect(idOf('a', ['1', ''], newId)).toBe('r3');
  expect(idOf('a', ['1', null], newId)).toBe('r4');
});
