import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { selectPresence } from '../../../store/presence/selectors';
import { useAppSelector } from '../../../store/hooks';
import { useStatusWord } from '../../agent/useStatusWord';
import { T } from '../../intl';
import type { Colleague } from './agents';

const SIGNS = {
  available: <Icon name="active" />,
  ringing: <Icon name="bell" />,
  busy: <Icon name="voice" />,
  unknown: <Icon name="question" />,
} as const;

/** What another extension does, as the exchange tells it: icon and word. */
function PresenceMark({ extension }: { extension: string }): ReactNode {
  const presence = useAppSelector((state) => selectPresence(state, extension)) ?? 'unknown';
  return (
    <span className={`presence presence--${presence}`}>
      {SIGNS[presence]}
      <T id={`presence.${presence}`} />
    </span>
  );
}

/** Who somebody is; of an agent also what they do now, and whether the extension is free. */
export function AgentWords({ agent, id }: { agent: Colleague; id?: string }): ReactNode {
  const { extension, name, pauseReason, status, statusText } = agent;
  const statusWord = useStatusWord();
  const who = name === extension ? '' : name;
  return (
    <>
      <span id={id} className="transfer__who" dir="auto">
        {who} <span className="transfer__extension tabular">{extension}</span>
        {status !== null && (
          <span className="transfer__status">{statusWord(status, pauseReason, statusText)}</span>
        )}
      </span>
      {status !== null && <PresenceMark extension={extension} />}
    </>
  );
}
