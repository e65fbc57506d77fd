import type { Virtualizer } from '@tanstack/react-virtual';
import type { KeyboardEvent } from 'react';
import { moveFocus, rovingKeys } from '../../ui/roving';
import { goesToEnd } from './useVirtualRows';

const MESSAGES = 'article[tabindex]';

const OPTIONS = '.message__options';

/** Folds and unfolds a mail. */
const TOGGLE = '.mail__toggle';

const steps = rovingKeys({ axis: 'vertical' });

function isArrow(key: string): boolean {
  return key === 'ArrowUp' || key === 'ArrowDown';
}

function opensOptions({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'Enter' || key === 'ArrowRight' || key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** From the log itself into it: to the newest message in view. */
function enter(event: KeyboardEvent<HTMLElement>): boolean {
  const bottom = event.currentTarget.getBoundingClientRect().bottom;
  const inView = [...event.currentTarget.querySelectorAll<HTMLElement>(MESSAGES)].filter(
    (message) => message.getBoundingClientRect().top <= bottom,
  );
  inView.at(-1)?.focus();
  return inView.length > 0;
}

function inMessage(event: KeyboardEvent<HTMLElement>, message: HTMLElement): boolean {
  if (isArrow(event.key)) {
    message.focus({ preventScroll: true });
    return moveFocus(event, MESSAGES, steps) !== null;
  }
  if (!opensOptions(event)) return false;
  const toggle = message.querySelector<HTMLElement>(TOGGLE);
  if (event.key === 'Enter') toggle?.click();
  if (toggle !== null) return event.key === 'Enter';
  const options = message.querySelector<HTMLElement>(OPTIONS);
  options?.focus();
  if (event.key !== 'ArrowRight') options?.click();
  return options !== null;
}

/**
 * The keys of the log, which is one tab stop: arrows lead from message to message, Enter and the menu key open what can
 * be done with one, Enter unfolds a mail, Escape leads back to the log. Home and End go to the ends of the timeline.
 */
export function onMessageKey(
  event: KeyboardEvent<HTMLElement>,
  virtual: Virtualizer<HTMLDivElement, Element>,
): void {
  const { currentTarget: log, key, target } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
  const message = target.matches(`${MESSAGES}, ${TOGGLE}`) ? target.closest<HTMLElement>(MESSAGES) : null;
  let isDone = false;
  if (target === log) isDone = goesToEnd(key, virtual) || (isArrow(key) && enter(event));
  else if (message === null) {
    const isBack = target.matches(OPTIONS) && key === 'ArrowLeft';
    if (isBack) target.closest<HTMLElement>(MESSAGES)?.focus();
    isDone = isBack;
  } else if (key === 'Escape' || goesToEnd(key, virtual)) {
    // What had the focus may leave the document as it scrolls.
    log.focus({ preventScroll: true });
    isDone = true;
  } else isDone = inMessage(event, message);
  if (isDone) event.preventDefault();
}
