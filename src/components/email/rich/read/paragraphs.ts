import { BASE } from '../formats';
import { cssOf, marginOf } from './css';

/** Smaller margins keep paragraphs together, px. */
const CLOSE = 4;

/** Whether a paragraph stands apart from the next one, as HTML has it; word processors keep theirs together. */
function isApart(paragraph: Element): boolean {
  if (/^mso/iu.test(paragraph.getAttribute('class') ?? '')) return false;
  const css = cssOf(paragraph);
  const margins = [marginOf(css, 'top', BASE.size), marginOf(css, 'bottom', BASE.size)];
  return margins.some((margin) => margin === null || margin > CLOSE);
}

function says(element: Element): boolean {
  return element.textContent.trim() !== '';
}

/** Whether there is room between a paragraph and the one before it: here that is an empty line. */
export function followsApart(paragraph: Element): boolean {
  const before = paragraph.previousElementSibling;
  return (
    paragraph.localName === 'p' &&
    before?.localName === 'p' &&
    says(before) &&
    says(paragraph) &&
    (isApart(before) || isApart(paragraph))
  );
}
