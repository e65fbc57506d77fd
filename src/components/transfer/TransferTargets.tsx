import { useId, useRef, type ReactNode } from 'react';
import { fieldErrorOf, type Failure } from '../../lib/failure';
import { transferTargetsReadRequested } from '../../store/conversations/actions';
import { selectConversationTransfer, selectIsUnsure } from '../../store/conversations/transferSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { readRequested } from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import { DroppedRows, InlineError } from '../ui/feedback';
import { SearchField } from '../ui/searchField/SearchField';
import { useResultAnnouncement } from '../ui/searchField/useResultAnnouncement';
import { T, useText, type TextId } from '../intl';
import { TransferRow } from './TransferRow';
import type { TransferForm, TransferOption } from './useTransferForm';

interface Props {
  form: TransferForm;
  conversationId: string;
  /** Why the server did not transfer it. */
  failure: Failure | null;
}

interface GroupProps {
  name: string;
  heading: TextId;
  options: readonly TransferOption[];
  form: TransferForm;
}

function Group({ name, heading, options, form }: GroupProps): ReactNode {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <h3 id={id} className="transfer-form__group">
        <T id={heading} />
      </h3>
      {options.map((option) => (
        <TransferRow
          key={option.key}
          name={name}
          option={option}
          isChosen={option.key === form.chosenKey}
          onChoose={() => form.choose(option)}
        />
      ))}
    </div>
  );
}

/** What could not be read of who may take it. */
function Troubles({ conversationId }: { conversationId: string }): ReactNode {
  const request = useRequest();
  const agentsFailure = useAppSelector(selectConversationTransfer)?.read.failure ?? null;
  const { read } = useAppSelector(selectQueues);
  return (
    <>
      {read.failure !== null && (
        <InlineError
          what="giveAway.queuesReadFailed"
          failure={read.failure}
          onRetry={() => request(readRequested())}
        />
      )}
      {agentsFailure !== null && (
        <InlineError
          what="giveAway.agentsReadFailed"
          failure={agentsFailure}
          onRetry={() => request(transferTargetsReadRequested({ conversationId }))}
        />
      )}
    </>
  );
}

/** What the list does not say by itself: that it is being read, that nothing fits, that there are more. */
function ListNotes({ form }: { form: TransferForm }): ReactNode {
  const isReading = useAppSelector(selectConversationTransfer)?.read.status === 'loading';
  const isUnsure = useAppSelector(selectIsUnsure);
  const isNobody = !form.found.some(({ agent }) => agent !== null) && form.typed.trim() === '';
  return (
    <div className="transfer-form__note" role="status">
      {isReading && <T id="giveAway.reading" />}
      {!isReading && form.fitting === 0 && <T id="giveAway.noneFound" />}
      {!isReading && form.fitting > 0 && isNobody && (
        <T id={isUnsure ? 'giveAway.agentsUnknown' : 'giveAway.noAgents'} />
      )}
      {!isReading && isUnsure && !isNobody && <T id="giveAway.agentsOfAll" />}
      {form.more > 0 && <T id="giveAway.more" values={{ count: form.more }} />}
    </div>
  );
}

/** One field for all who may take a conversation: agents with what they do now, and queues (spec 1 §2, §6). */
export function TransferTargets({ form, conversationId, failure }: Props): ReactNode {
  const name = useId();
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const { found, fitting, isMissing, take, typed, type } = form;
  const refusal = fieldErrorOf(failure, 'queue', 'fila', 'agente');
  useResultAnnouncement(t('giveAway.found', { count: fitting }), typed);
  return (
    <>
      <div className="transfer-form__search">
        <SearchField
          label="giveAway.search"
          typed={typed}
          onType={type}
          onTake={take}
          isOfForm
          onLeave={() => list.current?.querySelector<HTMLElement>('input:checked, input')?.focus()}
        />
      </div>
      <Troubles conversationId={conversationId} />
      <div ref={list} className="transfer-form__list">
        <Group
          name={name}
          heading="transfer.agents"
          options={found.filter(({ agent }) => agent !== null)}
          form={form}
        />
        <Group
          name={name}
          heading="giveAway.queues"
          options={found.filter(({ agent }) => agent === null)}
          form={form}
        />
      </div>
      <ListNotes form={form} />
      <DroppedRows list="colleagues" />
      <p className="field__error" role="alert">
        {refusal ?? (isMissing && <T id="field.required" />)}
      </p>
    </>
  );
}
