import { entryOf } from '../../lib/records';
import { preferencesRecalled } from '../page/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { AgentLayout } from './types';

/** How each agent of this browser arranged the screen. */
export interface LayoutState {
  /** By login. */
  byAgent: Readonly<Record<string, AgentLayout>>;
}

const initialState: LayoutState = { byAgent: {} };

/** The screen as it is delivered. */
export const AS_DELIVERED: AgentLayout = { density: 'comfortable', textSize: 100, widths: {} };

function changed(state: LayoutState, agent: string, fields: Partial<AgentLayout>): LayoutState {
  const layout = entryOf(state.byAgent, agent) ?? AS_DELIVERED;
  return { ...state, byAgent: { ...state.byAgent, [agent]: { ...layout, ...fields } } };
}

/** Folds how the agents arrange the screen. */
export const layoutReducer = plainReducer<LayoutState>(initialState, (on) => {
  on(actions.densityRequested, (state, { payload: { agent, density } }) =>
    changed(state, agent, { density }),
  );
  on(actions.textSizeRequested, (state, { payload: { agent, textSize } }) =>
    changed(state, agent, { textSize }),
  );
  on(actions.paneWidthRequested, (state, { payload: { agent, pane, width } }) => {
    const { [pane]: _former, ...others } = (entryOf(state.byAgent, agent) ?? AS_DELIVERED).widths;
    return changed(state, agent, { widths: width === null ? others : { ...others, [pane]: width } });
  });
  on(actions.mailPlaceRequested, (state, { payload: { agent, place } }) =>
    changed(state, agent, { mailPlace: place }),
  );
  on(actions.mailsDarkRequested, (state, { payload: { agent, dark } }) =>
    changed(state, agent, { areMailsDark: dark }),
  );
  on(actions.mailHeightRequested, (state, { payload: { agent, percent } }) => {
    if (percent !== null) return changed(state, agent, { mailHeight: percent });
    const { mailHeight: _former, ...others } = entryOf(state.byAgent, agent) ?? AS_DELIVERED;
    return { ...state, byAgent: { ...state.byAgent, [agent]: others } };
  });
  on(preferencesRecalled, (state, { payload }) => ({ ...state, ...payload.layout }));
});
