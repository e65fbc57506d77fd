import type { ReactNode } from 'react';
import { useStatusWord } from '../../agent/useStatusWord';
import type { Colleague } from './agents';
import { PresenceMark } from './PresenceMark';

/** Who an agent is, what the agent does now, and whether the extension is free. */
export function AgentWords({ agent, id }: { agent: Colleague; id?: string }): ReactNode {
  const { extension, name, pauseReason, status, statusText } = agent;
  const statusWord = useStatusWord();
  const who = name === extension ? '' : name;
  return (
    <>
      <span id={id} className="transfer__who" dir="auto">
        {who} <span className="transfer__extension tabular">{extension}</span>
        <span className="transfer__status">{statusWord(status, pauseReason, statusText)}</span>
      </span>
      <PresenceMark extension={extension} />
    </>
  );
}
