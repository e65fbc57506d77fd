import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectUser } from '../../store/auth/selectors';
import { selectCurrentCall, selectOfferedCall } from '../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';
import { selectOverlay, selectShortcutKeys } from '../../store/ui/selectors';
import { useGoHome } from '../calls/useGoHome';
import { useSettled } from '../calls/useSettled';
import { FIELDS } from '../ui/dialog/focusFirst';
import { combinationOf } from './combination';
import { commands } from './commands';
import { openModal } from './modal';
import { shortcutOf, type Shortcut } from './registry';

/** Parts that take all keys until they are closed. */
const TAKING = '[role="menu"], [data-takes-keys]';

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether a shortcut works under any dialog: calls do not wait, and who rings can be gone to. */
function worksOverDialogs({ group, id }: Shortcut, state: RootState): boolean {
  const leadsToOffer = id === 'nextPane' || id === 'previousPane';
  return group === 'call' || (leadsToOffer && selectOfferedCall(state) !== null);
}

function isTyped(event: KeyboardEvent): boolean {
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  return isText && isWithin(event.target, FIELDS);
}

/** The shortcut that a key press is, where it may be one. */
function pressedShortcut(event: KeyboardEvent, state: RootState): Shortcut | null {
  const combination = combinationOf(event);
  if (combination === null || selectUser(state) === null) return null;
  const shortcut = shortcutOf(combination, selectShortcutKeys(state));
  if (shortcut === null || isTyped(event) || isWithin(event.target, TAKING)) return null;
  const isOwn = shortcut.overlay !== undefined && selectOverlay(state) === shortcut.overlay;
  return isOwn || worksOverDialogs(shortcut, state) || openModal() === null ? shortcut : null;
}

/**
 * Hears the shortcuts anywhere on the page, before what has the focus does. The keys of one that can do nothing now
 * are taken as well: the browser would do something else with them.
 */
export function useShortcuts(): void {
  const request = useRequest();
  const goHome = useGoHome();
  const { getState } = useStore<RootState>();
  const isSettled = useSettled(useAppSelector(selectCurrentCall));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const state = getState();
      const shortcut = pressedShortcut(event, state);
      if (shortcut === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat || shortcut.repeats === true)
        commands[shortcut.id]({ state, request, isSettled, goHome });
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [getState, goHome, isSettled, request]);
}
