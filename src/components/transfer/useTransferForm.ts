import { useState } from 'react';
import { runRequested } from '../../store/bulkActions/actions';
import { selectBulkTransferring } from '../../store/bulkActions/selectors';
import { transferCloseRequested, transferRequested } from '../../store/conversations/actions';
import { selectTransferAgents, selectTransferQueues } from '../../store/conversations/transferSelectors';
import type { Conversation, TransferAgent, TransferTarget } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';

/** What the agent chose so far, and what there is to choose from. */
export interface TransferForm {
  kind: TransferTarget['kind'];
  queues: readonly string[];
  queue: string | null;
  agents: readonly TransferAgent[];
  agent: string | null;
  /** Which required fields the last try found empty. */
  missing: { queue: boolean; agent: boolean };
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
  const [kind, chooseKind] = useState<TransferTarget['kind']>('queue');
  const [chosenQueue, chooseQueue] = useState<string | null>(null);
  const [chosenAgent, chooseAgent] = useState<string | null>(null);
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
    chooseKind,
    chooseQueue,
    chooseAgent,
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
