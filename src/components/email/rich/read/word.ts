import type { Css } from './css';
import { styleOf } from './parse';

/** How deep an item is in the lists of a word processor, which writes them as paragraphs; null when it is no item. */
export function wordDepth(css: Css): number | null {
  const level = /level(\d)/u.exec(css.get('mso-list') ?? '')?.[1];
  return level === undefined ? null : Number(level) - 1;
}

/** Whether an element holds the mark of such an item, which a list has of itself. */
export function isWordMark(css: Css): boolean {
  return css.get('mso-list') === 'ignore';
}

const NUMBER = /^\s*\(?(?:\d+|[a-z]{1,2}|[ivxlc]+)[.)]/iu;

/** Whether such an item is one of a numbered list: its mark says so. */
export function isNumbered(paragraph: Element): boolean {
  const mark = [...paragraph.querySelectorAll('*')].find((element) =>
    /mso-list:\s*ignore/iu.test(styleOf(element)),
  );
  return NUMBER.test((mark ?? paragraph).textContent);
}
