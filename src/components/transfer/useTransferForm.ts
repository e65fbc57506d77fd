import { useState } from 'react';
import { runRequested } from '../../store/bulkActions/actions';
import { selectBulkTransferring } from '../../store/bulkActions/selectors';
import { transferCloseRequested, transferRequested } from '../../store/conversations/actions';
import { selectTransferAgents, selectTransferQueues } from '../../store/conversations/transferSelectors';
import type { Conversation, TransferAgent, TransferTarget } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { keptForm, useKeptValues, type KeptValues } from '../ui/dialog/keptForms';

interface Chosen {
  kind: TransferTarget['kind'];
  queue: string | null;
  agent: string | null;
}

const NOBODY: Chosen = { kind: 'queue', queue: null, agent: null };

/** To whom a conversation is about to go, by the conversation. */
export const TRANSFER = keptForm<Chosen>('transfer');

/** What the agent chose so far, and what there is to choose from. */
export interface TransferForm {
  kind: TransferTarget['kind'];
  queues: readonly string[];
  queue: string | null;
  agents: readonly TransferAgent[];
  agent: string | null;
  /** Which required fields the last try found empty. */
  missing: { queue: boolean; agent: boolean };
  kept: KeptValues<Chosen>;
  chooseKind: (kind: TransferTarget['kind']) => void;
  chooseQueue: (queue: string) => void;
  chooseAgent: (agent: string) => void;
  /** Asks for the transfer, unless something is missing. */
  submit: () => void;
}

function targetOf(kind: TransferTarget['kind'], queue: string, agent: string | null): TransferTarget | null {
  if (kind === 'queue') return { kind, queue };
  return agent === null ? null : { kind, queue, agent };
}

/** Holds the form of one opening of the dialog. A queue has to be chosen, unless there is only another one. */
export function useTransferForm({ id, queue: ownQueue }: Conversation): TransferForm {
  const request = useRequest();
  const queues = useAppSelector((state) => selectTransferQueues(state, id));
  const kept = useKeptValues(TRANSFER, id, NOBODY);
  const { kind, queue: chosenQueue, agent: chosenAgent } = kept.values;
  const choose = (part: Partial<Chosen>) => kept.set((before) => ({ ...before, ...part }));
  const [wasTried, setWasTried] = useState(false);
  const [only = null] = queues.length === 1 ? queues : [];
  const queue = chosenQueue ?? (only === ownQueue ? null : only);
  const agents = useAppSelector((state) => selectTransferAgents(state, queue));
  const agent = agents.some(({ name }) => name === chosenAgent) ? chosenAgent : null;
  const many = useAppSelector(selectBulkTransferring);
  const to = queue === null ? null : targetOf(kind, queue, agent);

  return {
    kind,
    queues,
    queue,
    agents,
    agent,
    missing: { queue: wasTried && queue === null, agent: wasTried && agent === null },
    kept,
    chooseKind: (next) => choose({ kind: next }),
    chooseQueue: (next) => choose({ queue: next }),
    chooseAgent: (next) => choose({ agent: next }),
    submit() {
      setWasTried(true);
      if (to === null) return;
      if (many === null) request(transferRequested({ conversationId: id, to }));
      else {
        request(transferCloseRequested());
        request(runRequested({ conversationIds: many, action: { kind: 'transfer', to } }));
      }
    },
  };
}
