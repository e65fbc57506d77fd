import { useId, useState, type ReactNode } from 'react';
import { extensionsFound, isFound, type Colleague } from '../calls/transfer/agents';
import { AgentSearch } from '../calls/transfer/AgentSearch';
import { AgentWords } from '../calls/transfer/AgentWords';
import { usePresence } from '../calls/transfer/useColleagues';
import { T, useText } from '../intl';
import { DroppedRows } from '../ui/feedback';
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

/** The agents of the own queues with what they do now, and other extensions; one has to be chosen (spec 2 §5). */
export function AgentPicker({ form }: { form: AddForm }): ReactNode {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { agents, extension, extensions, wasTried, pick } = form;
  usePresence(agents);
  const isChosen = (one: Colleague) => one.extension === extension;
  const fitting = [...agents.filter((agent) => isFound(agent, typed)), ...extensionsFound(extensions, typed)];
  // Whoever is chosen is seen, whatever is typed afterwards.
  const shown = [...agents, ...extensions].filter((one) => isChosen(one) || fitting.includes(one));
  const isAnyChosen = shown.some(isChosen);
  const isMissing = wasTried && !isAnyChosen;

  function take(): boolean {
    if (typed.trim() === '' || fitting.some(isChosen)) return false;
    const [first] = fitting;
    // Who was chosen before is not meant by a name that nobody has.
    if (first === undefined) return isAnyChosen;
    pick(first.extension);
    return true;
  }

  return (
    <div>
      <AgentSearch
        count={agents.length}
        hasExtensions={extensions.length > 0}
        label="conference.search"
        typed={typed}
        onType={setTyped}
        onTake={take}
      />
      <DroppedRows list="extensions" />
      <div
        className="add-participant__agents"
        role="radiogroup"
        aria-label={t('conference.agent')}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}error` : undefined}
      >
        {shown.map((agent) => (
          <Choice
            key={agent.extension}
            agent={agent}
            group={id}
            isChosen={isChosen(agent)}
            onChoose={() => pick(agent.extension)}
          />
        ))}
        {agents.length === 0 && (
          <p className="transfer__hint">
            <T id="conference.noAgents" />
          </p>
        )}
        <p className="transfer__hint" role="status">
          {typed.trim() !== '' && fitting.length === 0 && <T id="transfer.noneFound" />}
        </p>
      </div>
      <p id={`${id}error`} className="field__error">
        {isMissing && <T id="field.required" />}
      </p>
    </div>
  );
}
