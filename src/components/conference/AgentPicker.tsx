import { useId, useState, type ReactNode } from 'react';
import { isFound, type Colleague } from '../calls/transfer/agents';
import { AgentSearch } from '../calls/transfer/AgentSearch';
import { AgentWords } from '../calls/transfer/AgentWords';
import { usePresence } from '../calls/transfer/useColleagues';
import { T, useText } from '../intl';
import type { AddForm } from './useAddForm';

interface ChoiceProps {
  agent: Colleague;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ agent, group, isChosen, onChoose }: ChoiceProps): ReactNode {
  return (
    <label className="add-participant__agent">
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <AgentWords agent={agent} />
    </label>
  );
}

/** The agents of the own queues with what they do now; one has to be chosen (spec 2 §5). */
export function AgentPicker({ form }: { form: AddForm }): ReactNode {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { agents, extension, wasTried, pick } = form;
  usePresence(agents);
  const isMissing = wasTried && !agents.some((agent) => agent.extension === extension);
  return (
    <div>
      <AgentSearch count={agents.length} label="conference.search" typed={typed} onType={setTyped} />
      <div
        className="add-participant__agents"
        role="radiogroup"
        aria-label={t('conference.agent')}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}error` : undefined}
      >
        {agents
          .filter((agent) => isFound(agent, typed))
          .map((agent) => (
            <Choice
              key={agent.extension}
              agent={agent}
              group={id}
              isChosen={agent.extension === extension}
              onChoose={() => pick(agent.extension)}
            />
          ))}
        {agents.length === 0 && (
          <p className="transfer__hint">
            <T id="conference.noAgents" />
          </p>
        )}
      </div>
      <p id={`${id}error`} className="field__error">
        {isMissing && <T id="field.required" />}
      </p>
    </div>
  );
}
