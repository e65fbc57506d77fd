import { keepInWindow, placeBeside } from '../../../src/components/ui/menu/placeBeside';

function box(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
}

/** Where a popup of 160 × 80 px comes to stand in a window of 1000 × 800 px. */
function placed(anchor: HTMLElement, align: 'start' | 'end'): [left: string, top: string] {
  const popup = box(0, 0, 160, 80);
  placeBeside(popup, anchor, align);
  return [popup.style.left, popup.style.top];
}

beforeEach(() => {
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
});

test('stands below the button, in line with the asked edge', () => {
  expect(placed(box(400, 100, 32, 32), 'start')).toEqual(['400px', '136px']);
  expect(placed(box(400, 100, 32, 32), 'end')).toEqual(['272px', '136px']);
});

test('goes above it at the foot of the window, and never beyond its edges', () => {
  expect(placed(box(400, 760, 32, 32), 'start')).toEqual(['400px', '676px']);
  expect(placed(box(980, 100, 20, 32), 'start')).toEqual(['836px', '136px']);
  expect(placed(box(10, 100, 20, 32), 'end')).toEqual(['4px', '136px']);
});

test('stands in the units of the part of the page that it belongs to, which is drawn smaller', () => {
  const place = box(200, 100, 500, 400);
  Object.defineProperties(place, { offsetWidth: { value: 1000 }, offsetHeight: { value: 800 } });
  const popup = box(200, 100, 80, 40);
  placeBeside(popup, box(600, 150, 20, 20), 'start', place);
  expect([popup.style.left, popup.style.top]).toEqual(['800px', '144px']);
  placeBeside(popup, box(690, 480, 20, 20), 'start', place);
  expect([popup.style.left, popup.style.top]).toEqual(['836px', '676px']);
});

test('comes back into the window where what it stood beside is gone', () => {
  const popup = box(900, 700, 160, 400);
  keepInWindow(popup);
  expect([popup.style.left, popup.style.top]).toEqual(['836px', '396px']);
});
