import { entryOf } from '../../lib/records';
import { AS_DELIVERED, type LayoutState } from './reducer';
import type { AgentLayout, SidePane } from './types';

interface WithLayout {
  layout: LayoutState;
  auth: { user: { login: string } | null };
}

/** How the signed-in agent arranged the screen. */
export const selectLayout = ({ layout, auth }: WithLayout): AgentLayout =>
  entryOf(layout.byAgent, auth.user?.login ?? '') ?? AS_DELIVERED;

/** The width that the signed-in agent drew a pane to, px; undefined: none yet. */
export const selectPaneWidth = (state: WithLayout, pane: SidePane): number | undefined =>
  selectLayout(state).widths[pane];
