import { agendaReducers } from './agendaReducers';
import { firstReducers } from './firstReducers';
import { foldDomains, type RootReducer } from './foldDomains';
import { lateReducers } from './lateReducers';

/** The reducers of all domains; the live store wraps some of them to persist them. */
export const domainReducers = { ...firstReducers, ...lateReducers, ...agendaReducers };

/** What is true: the whole state of the console. */
export type RootState = { [D in keyof typeof domainReducers]: ReturnType<(typeof domainReducers)[D]> };

/** The root reducer as replay, tests and benches run it: nothing persisted, nothing but a fold. */
export const rootReducer: RootReducer = foldDomains(domainReducers);

/** Whether some domain hears actions of this type. */
export function isHeard(type: string): boolean {
  return Object.values(domainReducers).some(({ hears }) => hears(type));
}
