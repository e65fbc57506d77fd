import { leaveRequested } from '../../store/conversations/actions';
import { selectSelectedId } from '../../store/conversations/selectors';
import { listPinRequested, overlayRequested } from '../../store/ui/actions';
import { selectListPinned, selectOverlay } from '../../store/ui/selectors';
import type { Overlay } from '../../store/ui/types';
import * as calls from './callCommands';
import * as conversations from './conversationCommands';
import type { Command } from './command';
import { toPane } from './panes';
import type { ShortcutId } from './registry';
import { isOnScreen, toFocus } from './toFocus';

/** Opens a dialog, or closes it. */
function toggle(overlay: Overlay): Command {
  return ({ state, request }) =>
    request(overlayRequested({ overlay: selectOverlay(state) === overlay ? null : overlay }));
}

/** Goes to the search of the screen; where the list is collapsed or hidden, it comes back. */
const search: Command = ({ state, request, goHome }) => {
  if (!isOnScreen('search')) {
    goHome();
    const isRail = document.querySelector('.list-pane--rail') !== null;
    if (isRail && !selectListPinned(state)) request(listPinRequested({ pinned: true }));
    else if (selectSelectedId(state) !== null) request(leaveRequested());
  }
  toFocus('search');
};

const composer: Command = ({ state, goHome }) => {
  if (selectSelectedId(state) === null) return;
  goHome();
  toFocus('composer');
};

const NOTHING: Command = () => undefined;

/** What each shortcut does: requests, or the focus led somewhere. The fixed ones are heard where they are of use. */
export const commands: Readonly<Record<ShortcutId, Command>> = {
  palette: toggle('palette'),
  sheet: toggle('shortcuts'),
  search,
  nextPane: () => toPane(1),
  previousPane: () => toPane(-1),
  next: conversations.next,
  previous: conversations.previous,
  nextUnread: conversations.nextUnread,
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
