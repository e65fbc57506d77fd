import { act, fireEvent, screen } from '@testing-library/react';
import { PaneSeparator } from '../../../src/components/ui/separator/PaneSeparator';
import type { SidePane } from '../../../src/store/layout/types';
import { paneWidthRequested } from '../../../src/store/layout/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

function show(pane: SidePane, width?: number) {
  const kept = width === undefined ? [] : [paneWidthRequested({ agent: 'ana', pane, width })];
  const view = renderWithStore(<PaneSeparator pane={pane} />, { facts: [...signedInFacts(), ...kept] });
  const edge = screen.getByRole('separator');
  // jsdom has no pointer to capture.
  edge.setPointerCapture = () => undefined;
  const widths = () => view.dispatched.filter(paneWidthRequested.match).map(({ payload }) => payload.width);
  return { ...view, widths, edge };
}

/** jsdom has no events of its own for the pointer. */
function draw(edge: HTMLElement, from: number, ...to: number[]): void {
  const at = (clientX: number) => ({ button: 0, pointerId: 1, clientX });
  fireEvent(edge, new MouseEvent('pointerdown', { bubbles: true, ...at(from) }));
  for (const x of to) fireEvent(edge, new MouseEvent('pointermove', { bubbles: true, ...at(x) }));
  fireEvent(edge, new MouseEvent('pointerup', { bubbles: true, ...at(to.at(-1) ?? from) }));
}

describe('the edge of a pane', () => {
  it('says how wide the pane is and can be', async () => {
    const { edge } = show('list');
    expect(edge).toHaveAccessibleName('Largura da lista');
    expect(edge).toHaveAttribute('aria-orientation', 'vertical');
    expect(['min', 'now', 'max'].map((part) => edge.getAttribute(`aria-value${part}`))).toEqual([
      '280',
      '320',
      '400',
    ]);
    expect(edge.parentElement?.style.getPropertyValue('--list-width')).toBe('320px');
    expect(await violations()).toEqual([]);
  });

  it.each<[SidePane, string, number]>([
    ['list', '{ArrowRight}', 336],
    ['list', '{ArrowLeft}', 304],
    ['list', '{Home}', 280],
    ['list', '{End}', 400],
    ['customer', '{ArrowRight}', 344],
    ['customer', '{ArrowLeft}', 376],
    ['customer', '{End}', 440],
  ])('of the %s goes by %s to %s', async (pane, key, width) => {
    const { edge, user, widths } = show(pane);
    act(() => edge.focus());
    await user.keyboard(key);
    expect(widths()).toEqual([width]);
    expect(edge).toHaveAttribute('aria-valuenow', String(width));
  });

  it('leaves other keys, and goes no further than it may', async () => {
    const { edge, user, widths } = show('list', 400);
    act(() => edge.focus());
    await user.keyboard('{ArrowDown}{Control>}{ArrowLeft}{/Control}');
    expect(widths()).toEqual([]);
    await user.keyboard('{ArrowRight}');
    expect(widths()).toEqual([400]);
  });

  it('follows the pointer, and is kept once when it is let go', () => {
    const { edge, widths } = show('customer');
    draw(edge, 1000, 990, 980);
    expect(widths()).toEqual([380]);
    expect(edge.parentElement?.style.getPropertyValue('--customer-width')).toBe('380px');
    draw(edge, 980);
    expect(widths()).toEqual([380]);
    draw(edge, 980, 100);
    expect(widths()).toEqual([380, 440]);
  });

  it('comes back to its own by a double click', async () => {
    const { edge, user, widths } = show('list', 390);
    expect(edge).toHaveAttribute('aria-valuenow', '390');
    await user.dblClick(edge);
    expect(widths().at(-1)).toBeNull();
    expect(edge).toHaveAttribute('aria-valuenow', '320');
  });

  it('is within bounds whatever was kept', () => {
    expect(show('list', 9_000).edge).toHaveAttribute('aria-valuenow', '400');
  });
});
