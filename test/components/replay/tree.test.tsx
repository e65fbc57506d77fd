import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { JsonTree } from '../../../src/components/replay/tree/JsonTree';
import { hitsIn, rowsOf } from '../../../src/components/replay/tree/rows';
import { giveLayout } from '../../support/layout';

let takeLayout: () => void = () => undefined;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(() => takeLayout());

const STATE = {
  calls: { live: [{ id: 'c1', phase: 'active' }], ended: [] },
  queues: { 'a.b': { waiting: 3 }, none: {} },
};

function pathsFound(typed: string): string[] {
  return rowsOf(STATE, new Set(), hitsIn(STATE, typed)).map(({ path }) => path.replaceAll('\n', '/'));
}

test('a search shows what was found and the ways there, of keys and of values', () => {
  expect(pathsFound('ACTIVE')).toEqual(['calls', 'calls/live', 'calls/live/0', 'calls/live/0/phase']);
  expect(pathsFound('waiting')).toEqual(['queues', 'queues/a.b', 'queues/a.b/waiting']);
  expect(pathsFound('live')).toEqual(['calls', 'calls/live']);
  expect(pathsFound('nowhere')).toEqual([]);
  expect(hitsIn(STATE, '  ')).toBeNull();
});

test('what was found opens with all that is in it', () => {
  const rows = rowsOf(STATE, new Set(['calls\nlive', 'calls\nlive\n0']), hitsIn(STATE, 'live'));
  expect(rows.map(({ name }) => name)).toEqual(['calls', 'live', '0', 'id', 'phase']);
});

test('a search that finds too much says that there is more', () => {
  const many = Object.fromEntries(Array.from({ length: 2500 }, (_, index) => [`key${String(index)}`, index]));
  expect(hitsIn(many, 'key')).toMatchObject({ isCut: true });
  expect(hitsIn(many, 'key12')?.isCut).toBe(false);
});

test('the keyboard opens, walks and closes a tree', async () => {
  const user = userEvent.setup();
  render(<JsonTree label="state" root={STATE} />);
  const tree = screen.getByRole('tree', { name: 'state' });
  const names = () =>
    within(tree)
      .getAllByRole('treeitem')
      .map(({ textContent }) => textContent);
  const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(names()).toEqual(['calls{2}', 'queues{2}']);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(names()).toEqual(['calls{2}', 'live[1]', '0{2}', 'ended[0]', 'queues{2}']);
  expect(active()).toBe('live[1]');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('0{2}');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(names()).toEqual(['calls{2}', 'queues{2}']);
  expect(active()).toBe('calls{2}');
});

test('all children of a large value are there, and only those in view are drawn', async () => {
  const user = userEvent.setup();
  const large = { list: Array.from({ length: 50_000 }, (_, index) => index) };
  render(<JsonTree label="state" root={large} />);
  const tree = screen.getByRole('tree', { name: 'state' });
  await user.click(within(tree).getByRole('treeitem'));
  const shown = within(tree).getAllByRole('treeitem');
  expect(shown.length).toBeLessThan(100);
  expect(shown[1]).toHaveAttribute('aria-setsize', '50000');
});
