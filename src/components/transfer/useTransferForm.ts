import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { matches } from '../../lib/text';
import { runRequested } from '../../store/bulkActions/actions';
import { selectBulkTransferring } from '../../store/bulkActions/selectors';
import { transferCloseRequested, transferRequested } from '../../store/conversations/actions';
import { selectTransferColleagues, selectTransferQueues } from '../../store/conversations/transferSelectors';
import type { TransferAgent, TransferTarget } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { keptForm, useKeptValues, type KeptValues } from '../ui/dialog/keptForms';

interface Chosen {
  typed: string;
  to: TransferTarget | null;
}

const NOBODY: Chosen = { typed: '', to: null };

/** To whom a conversation is about to go, by the conversation. */
export const TRANSFER = keptForm<Chosen>(
  'transfer',
  v.object({
    typed: v.string(),
    to: v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('queue'), queue: v.string() }),
        v.object({ kind: v.literal('agent'), queue: v.string(), agent: v.string() }),
      ]),
    ),
  }),
);

/** Somebody or something that may take a conversation; a queue has no agent. */
export interface TransferOption {
  key: string;
  to: TransferTarget;
  name: string;
  agent: TransferAgent | null;
}

/** What the agent chose so far, and what there is to choose from. */
export interface TransferForm {
  typed: string;
  type: (text: string) => void;
  /** Agents first, then queues, as far as what was typed is in their names; what is chosen is always among them. */
  found: readonly TransferOption[];
  /** In how many names what was typed is. */
  fitting: number;
  /** How many there are more than are listed. */
  more: number;
  chosenKey: string | null;
  choose: (option: TransferOption) => void;
  /** The last try found nothing chosen. */
  isMissing: boolean;
  kept: KeptValues<Chosen>;
  /** Chooses the first whose name has what was typed, unless what is chosen has it; false: there is nothing to take. */
  take: () => boolean;
  /** Asks for the transfer; where nothing is chosen it takes what was typed, or says that something is missing. */
  submit: () => void;
}

/** A centre may have hundreds of agents: who looks for one types more of the name. */
const MOST_LISTED = 60;

function keyOf(to: TransferTarget): string {
  return to.kind === 'queue' ? `queue ${to.queue}` : `agent ${to.agent}`;
}

function useOptions(id: string): readonly TransferOption[] {
  const queues = useAppSelector((state) => selectTransferQueues(state, id));
  const colleagues = useAppSelector((state) => selectTransferColleagues(state, id));
  return useMemo(() => {
    const agents = colleagues.map(({ agent, queue }): TransferOption => {
      const to = { kind: 'agent', queue, agent: agent.name } as const;
      return { key: keyOf(to), to, name: agent.name, agent };
    });
    const others = queues.map((queue): TransferOption => {
      const to = { kind: 'queue', queue } as const;
      return { key: keyOf(to), to, name: queue, agent: null };
    });
    return [...agents, ...others];
  }, [colleagues, queues]);
}

/** What is listed of all that was found: so many, and always what is chosen. */
function listed(found: readonly TransferOption[], chosen: TransferOption | null): readonly TransferOption[] {
  const first = found.slice(0, MOST_LISTED);
  return chosen === null || first.includes(chosen) ? first : [chosen, ...first.slice(0, MOST_LISTED - 1)];
}

/** Holds the form of one opening of the dialog. */
export function useTransferForm(id: string): TransferForm {
  const request = useRequest();
  const options = useOptions(id);
  const kept = useKeptValues(TRANSFER, id, NOBODY);
  const { typed, to } = kept.values;
  const [wasTried, setWasTried] = useState(false);
  const many = useAppSelector(selectBulkTransferring);
  // What came anew about an agent may have them in another queue.
  const chosen = options.find(({ key }) => to !== null && key === keyOf(to)) ?? null;
  const fitting = options.filter(({ name }) => matches(name, typed));
  const found = options.filter((option) => fitting.includes(option) || option === chosen);
  const choose = (option: TransferOption) => kept.set((before) => ({ ...before, to: option.to }));

  function take(): boolean {
    if (typed.trim() === '' || (chosen !== null && fitting.includes(chosen))) return false;
    const [first] = fitting;
    // Who was chosen before is not meant by a name that nobody has.
    if (first === undefined) return chosen !== null;
    choose(first);
    return true;
  }

  return {
    typed,
    type: (text) => kept.set((before) => ({ ...before, typed: text })),
    found: listed(found, chosen),
    fitting: fitting.length,
    more: Math.max(0, found.length - MOST_LISTED),
    chosenKey: chosen?.key ?? null,
    choose,
    isMissing: wasTried && chosen === null,
    kept,
    take,
    submit() {
      if (chosen === null && take()) return;
      setWasTried(true);
      if (chosen === null) return;
      if (many === null) request(transferRequested({ conversationId: id, to: chosen.to }));
      else {
        request(transferCloseRequested());
        request(runRequested({ conversationIds: many, action: { kind: 'transfer', to: chosen.to } }));
      }
    },
  };
}
