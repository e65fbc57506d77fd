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
  /** Agents first, then queues, as far as what was typed is in their names; and what is chosen. */
  found: readonly TransferOption[];
  /** How many there are more than are listed. */
  more: number;
  chosenKey: string | null;
  choose: (option: TransferOption) => void;
  /** The last try found nothing chosen. */
  isMissing: boolean;
  kept: KeptValues<Chosen>;
  /** Takes the first that was found for what was typed, else asks for the transfer, unless nothing is chosen. */
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
  const found = options.filter((option) => matches(option.name, typed) || option === chosen);
  const choose = (option: TransferOption) => kept.set((before) => ({ ...before, to: option.to }));

  return {
    typed,
    type: (text) => kept.set((before) => ({ ...before, typed: text })),
    found: found.slice(0, MOST_LISTED),
    more: Math.max(0, found.length - MOST_LISTED),
    chosenKey: chosen?.key ?? null,
    choose,
    isMissing: wasTried && chosen === null,
    kept,
    submit() {
      const [first] = found;
      if (chosen === null && typed.trim() !== '' && first !== undefined) {
        choose(first);
        return;
      }
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
