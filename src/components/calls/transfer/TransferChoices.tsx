import { useId, useRef, type ReactNode } from 'react';
import { cleanNumber } from '../../../lib/cleanNumber';
import { T, useText } from '../../intl';
import { DroppedRows } from '../../ui/feedback';
import { SearchField } from '../../ui/searchField/SearchField';
import { extensionsFound, isFound, type Colleague } from './agents';
import { AgentWords } from './AgentWords';
import { useColleagues, usePresence } from './useColleagues';
import { useExtensions } from './useExtensions';

interface Props {
  isOff: boolean;
  /** A name, an extension or any number. */
  typed: string;
  onType: (text: string) => void;
  /** The last try found nothing typed. */
  isMissing: boolean;
  onSubmit: () => void;
  onAsk: (number: string) => void;
  onTransfer: (number: string) => void;
}

interface RowProps extends Pick<Props, 'isOff' | 'onAsk' | 'onTransfer'> {
  number: string;
  /** Who or what it is; its element has this id. */
  children: (id: string) => ReactNode;
}

/** Somebody who may take the call: they are asked first, or it is handed over at once. */
function Row({ number, isOff, onAsk, onTransfer, children }: RowProps): ReactNode {
  const id = useId();
  return (
    <li className="transfer__row">
      {children(id)}
      <button
        type="button"
        className="button"
        aria-describedby={id}
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => onAsk(number)}
      >
        <T id="transfer.askAgent" />
      </button>
      <button
        type="button"
        className="button"
        aria-describedby={id}
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => onTransfer(number)}
      >
        <T id="call.transfer" />
      </button>
    </li>
  );
}

/** A number or an address; names have digits, too. */
const DIALLED = /^\+?[\d*#]+$|@/u;

/** What was typed, as something to be dialled; null where it looks like a name. */
function numberIn(typed: string): string | null {
  const cleaned = cleanNumber(typed);
  return DIALLED.test(cleaned) ? cleaned : null;
}

function Group({
  name,
  agents,
  ...row
}: { name: string; agents: readonly Colleague[] } & Omit<RowProps, 'number' | 'children'>) {
  if (agents.length === 0) return null;
  return (
    <ul className="transfer__list" role="list" aria-label={name}>
      {agents.map((agent) => (
        <Row key={agent.extension} number={agent.extension} {...row}>
          {(id) => <AgentWords agent={agent} id={id} />}
        </Row>
      ))}
    </ul>
  );
}

/**
 * One field for all to whom a call may go: the agents of the own queues with what they do now, other extensions by the
 * search, and any number (spec 2 §2).
 */
export function TransferChoices(props: Props): ReactNode {
  const { isOff, typed, onType, isMissing, onSubmit, onAsk, onTransfer } = props;
  const t = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const agents = useColleagues();
  usePresence(agents);
  const extensions = useExtensions(agents);
  const number = numberIn(typed);
  const found = agents.filter((agent) => isFound(agent, typed));
  const others = extensionsFound(extensions, typed);
  const isKnown = [...found, ...others].some(({ extension }) => extension === number);
  const lead = () => list.current?.querySelector<HTMLElement>('button')?.focus();
  const row = { isOff, onAsk, onTransfer };
  return (
    <form
      className="transfer__part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        if (typed.trim() !== '') lead();
      }}
    >
      <SearchField label="transfer.search" typed={typed} onType={onType} onLeave={lead} isOfForm />
      <p id={`${id}error`} className="field__error" role="alert">
        {isMissing && <T id="field.required" />}
      </p>
      <DroppedRows list="extensions" />
      <div ref={list} className="transfer__found">
        {number !== null && !isKnown && (
          <ul className="transfer__list" role="list" aria-label={t('dial.number')}>
            <Row number={number} {...row}>
              {(rowId) => (
                <span id={rowId} className="transfer__who tabular" dir="auto">
                  {number}
                </span>
              )}
            </Row>
          </ul>
        )}
        <Group name={t('transfer.agents')} agents={found} {...row} />
        <Group name={t('transfer.extensions')} agents={others} {...row} />
      </div>
      <p className="transfer__hint" aria-live="polite">
        {agents.length === 0 && typed.trim() === '' && <T id="transfer.noAgents" />}
        {typed.trim() !== '' && number === null && found.length + others.length === 0 && (
          <T id="transfer.noneFound" />
        )}
      </p>
    </form>
  );
}
