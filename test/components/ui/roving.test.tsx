import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { moveFocus, rovingKeys } from '../../../src/components/ui/roving';

describe('where keys lead', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowRight', 0, null],
    ['PageDown', 0, null],
    ['a', 0, null],
  ])('in a menu %s leads from %j to %j', (key, at, to) => {
    expect(rovingKeys({ axis: 'vertical', wraps: true })(key, at, 3)).toBe(to);
  });

  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['ArrowDown', 0, null],
  ])('in a row %s leads from %j to %j', (key, at, to) => {
    expect(rovingKeys({ axis: 'horizontal', wraps: true })(key, at, 3)).toBe(to);
  });

  it.each([
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['PageDown', 2, 6],
    ['PageDown', 8, 9],
    ['PageUp', 2, 0],
  ])('in a list of ten that ends %s leads from %j to %j', (key, at, to) => {
    expect(rovingKeys({ axis: 'vertical', page: 4 })(key, at, 10)).toBe(to);
  });

  it.each([
    ['ArrowDown', 1, 4],
    ['ArrowUp', 1, 4],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
  ])('in rows of three %s leads from %j to %j', (key, at, to) => {
    expect(rovingKeys({ axis: 'vertical', columns: 3, wraps: true })(key, at, 6)).toBe(to);
  });

  it('nothing leads anywhere among no items', () => {
    expect(rovingKeys({ axis: 'vertical', wraps: true })('End', -1, 0)).toBeNull();
  });
});

const KEYS = rovingKeys({ axis: 'horizontal', wraps: true });

function Row({ children }: { children: ReactNode }): ReactNode {
  return (
    <div role="toolbar" aria-label="Row" onKeyDown={(event) => moveFocus(event, 'button', KEYS)}>
      {children}
    </div>
  );
}

it('the focus goes along, over items only', async () => {
  const user = userEvent.setup();
  render(
    <Row>
      <button type="button">a</button>
      <input aria-label="between" />
      <button type="button">b</button>
    </Row>,
  );
  screen.getByRole('button', { name: 'a' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'b' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{End}x');
  expect(screen.getByRole('button', { name: 'b' })).toHaveFocus();
});
