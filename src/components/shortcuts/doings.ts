import { leaveRequested } from '../../store/conversations/actions';
import { selectSelectedId } from '../../store/conversations/selectors';
import { listPinRequested, overlayRequested } from '../../store/ui/actions';
import { selectListPinned, selectOverlay } from '../../store/ui/selectors';
import type { Overlay } from '../../store/ui/types';
import * as calls from './callDoings';
import * as conversations from './conversationDoings';
import type { Doing } from './desk';
import { toPane } from './panes';
import type { ShortcutId } from './registry';
import { isOnScreen, toFocus } from './toFocus';

/** Opens a dialog, or closes it. */
function turn(overlay: Overlay): Doing {
  return ({ state, request }) =>
    request(overlayRequested({ overlay: selectOverlay(state) === overlay ? null : overlay }));
}

/** Goes to the search of the screen; where the list is collapsed or hidden, it comes back. */
const search: Doing = ({ state, request, goHome }) => {
  if (!isOnScreen('search')) {
    goHome();
    const isRail = document.querySelector('.list-pane--rail') !== null;
    if (isRail && !selectListPinned(state)) request(listPinRequested({ pinned: true }));
    else if (selectSelectedId(state) !== null) request(leaveRequested());
  }
  toFocus('search');
};

const composer: Doing = ({ state, goHome }) => {
  if (selectSelectedId(state) === null) return;
  goHome();
  toFocus('composer');
};

const NOTHING: Doing = () => undefined;

/** What each shortcut does: requests, or the focus led somewhere. The fixed ones are heard where they are of use. */
export const doings: Readonly<Record<ShortcutId, Doing>> = {
  palette: turn('palette'),
  sheet: turn('shortcuts'),
  search,
  nextPane: () => toPane(1),
  previousPane: () => toPane(-1),
  next: conversations.next,
  previous: conversations.previous,
  composer,
  find: conversations.find,
  attach: conversations.attach,
  replies: NOTHING,
  classify: conversations.classify,
  transfer: conversations.transfer,
  end: conversations.end,
  customerUrl: NOTHING,
  answer: calls.answer,
  decline: calls.decline,
  mute: calls.mute,
  hold: calls.hold,
  hangUp: calls.hangUp,
};
