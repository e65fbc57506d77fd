import { useStore } from 'react-redux';
import { chooseRequested } from '../../store/bulkActions/actions';
import { selectChosen } from '../../store/bulkActions/selectors';
import { useRequest } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';

/** How rows are chosen among others: one by one, from one to another, or none. */
export interface Choosing {
  toggle: (id: string) => void;
  extend: (from: string, to: string) => void;
  clear: () => void;
}

/** Chooses conversations of the list, which stands in this order. Draws nothing anew when they are chosen. */
export function useChoosing(ids: readonly string[]): Choosing {
  const request = useRequest();
  const store = useStore<RootState>();
  const chosen = () => selectChosen(store.getState());
  const choose = (conversationIds: readonly string[]) => request(chooseRequested({ conversationIds }));
  return {
    toggle(id) {
      const before = chosen();
      choose(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
    },
    extend(from, to) {
      const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
      choose([...new Set([...chosen(), ...ids.slice(Math.max(0, first), last + 1)])]);
    },
    clear() {
      if (chosen().length > 0) choose([]);
    },
  };
}
