import { useId, useState, type ReactNode } from 'react';
import { T, useText } from '../../intl';
import { DroppedRows } from '../../ui/feedback';
import { extensionsFound, isFound, type Colleague } from './agents';
import { AgentSearch } from './AgentSearch';
import { AgentWords } from './AgentWords';
import { useColleagues, usePresence } from './useColleagues';
import { useExtensions } from './useExtensions';

interface RowProps {
  agent: Colleague;
  isOff: boolean;
  onAsk: (extension: string) => void;
  onTransfer: (extension: string) => void;
}

function Row({ agent, isOff, onAsk, onTransfer }: RowProps): ReactNode {
  const { extension } = agent;
  const id = useId();
  return (
    <li className="transfer__row">
      <AgentWords agent={agent} id={id} />
      <button
        type="button"
        className="button"
        aria-describedby={id}
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => onAsk(extension)}
      >
        <T id="transfer.askAgent" />
      </button>
      <button
        type="button"
        className="button"
        aria-describedby={id}
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => onTransfer(extension)}
      >
        <T id="call.transfer" />
      </button>
    </li>
  );
}

/** The agents of the own queues with what they do now, and other extensions: ask one first, or hand over at once. */
export function AgentChoices(props: Omit<RowProps, 'agent'>): ReactNode {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const agents = useColleagues();
  usePresence(agents);
  const extensions = useExtensions(agents);
  const found = extensionsFound(extensions, typed);
  return (
    <section className="transfer__part" aria-labelledby={id}>
      <h3 id={id} className="transfer__heading">
        <T id="transfer.agents" />
      </h3>
      <AgentSearch
        count={agents.length}
        hasExtensions={extensions.length > 0}
        label="transfer.search"
        typed={typed}
        onType={setTyped}
      />
      <DroppedRows list="extensions" />
      {agents.length === 0 && (
        <p className="transfer__hint">
          <T id="transfer.noAgents" />
        </p>
      )}
      <ul className="transfer__list transfer__list--agents" role="list" aria-label={t('transfer.agents')}>
        {agents
          .filter((agent) => isFound(agent, typed))
          .map((agent) => (
            <Row key={agent.extension} agent={agent} {...props} />
          ))}
      </ul>
      {found.length > 0 && (
        <ul
          className="transfer__list transfer__list--agents"
          role="list"
          aria-label={t('transfer.extensions')}
        >
          {found.map((agent) => (
            <Row key={agent.extension} agent={agent} {...props} />
          ))}
        </ul>
      )}
    </section>
  );
}
