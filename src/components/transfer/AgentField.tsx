import { useId, type ReactNode } from 'react';
import { transferTargetsReadRequested } from '../../store/conversations/actions';
import { selectConversationTransfer, selectIsUnsure } from '../../store/conversations/transferSelectors';
import type { TransferAgent } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { lookOf } from '../agent/statusLook';
import { useStatusWord } from '../agent/useStatusWord';
import { Field } from '../config/Field';
import { DroppedRows, InlineError } from '../ui/feedback';
import { T, useText } from '../intl';
import { Icon } from '../ui/icons/Icon';
import { Select } from '../ui/select/Select';
import type { TransferForm } from './useTransferForm';

/** How an agent is now, by icon and word; of a pause, why. */
function Presence({ agent: { pauseReason, status, statusText } }: { agent: TransferAgent }): ReactNode {
  const statusWord = useStatusWord();
  const { tone, icon } = lookOf(status);
  return (
    <span className={`transfer-agent__state transfer-agent__state--${tone}`}>
      <Icon name={icon} />
      {statusWord(status, pauseReason, statusText)}
    </span>
  );
}

function Agent({ agent }: { agent: TransferAgent }): ReactNode {
  return (
    <span className="transfer-agent">
      <span className="transfer-agent__name" dir="auto">
        {agent.name}
      </span>
      <Presence agent={agent} />
    </span>
  );
}

/** Why the list is empty. */
function useEmptyWords(isReading: boolean, queue: string | null): string {
  const t = useText();
  const isUnsure = useAppSelector((state) => selectIsUnsure(state, queue));
  if (isReading) return t('feedback.loading');
  if (queue === null) return t('giveAway.queueFirst');
  return t(isUnsure ? 'giveAway.agentsUnknown' : 'giveAway.noAgents');
}

/** The agents of the chosen queue (spec 1 §6), by name, with what each one does now. */
export function AgentField({
  form,
  conversationId,
  refusal,
}: {
  form: TransferForm;
  conversationId: string;
  /** What the server said of the agent when it did not transfer. */
  refusal: string | undefined;
}): ReactNode {
  const t = useText();
  const statusWord = useStatusWord();
  const request = useRequest();
  const id = useId();
  const { agent, agents, chooseAgent, missing, queue } = form;
  const read = useAppSelector(selectConversationTransfer)?.read;
  const isReading = read?.status === 'loading';
  const emptyWords = useEmptyWords(isReading, queue);
  const failure = read?.failure ?? null;
  const isUnsure = useAppSelector((state) => selectIsUnsure(state, queue)) && agents.length > 0;
  return (
    <>
      {failure !== null && (
        <InlineError
          what="giveAway.agentsReadFailed"
          failure={failure}
          onRetry={() => request(transferTargetsReadRequested({ conversationId }))}
        />
      )}
      <Field
        id={id}
        label="past.agent"
        isRequired
        error={missing.agent ? 'field.required' : undefined}
        refusal={refusal}
      >
        {(ids) => (
          <Select
            {...ids}
            isSearchable
            isLoading={isReading}
            isWrong={missing.agent || refusal !== undefined}
            placeholder={t('classify.choose')}
            none={emptyWords}
            value={agent}
            options={agents.map((one) => ({
              value: one.name,
              shown: <Agent agent={one} />,
              label: `${one.name}, ${statusWord(one.status, one.pauseReason, one.statusText)}`,
            }))}
            onChange={chooseAgent}
          />
        )}
      </Field>
      <DroppedRows list="colleagues" />
      {isUnsure && (
        <p className="transfer-form__note">
          <T id="giveAway.agentsOfAll" />
        </p>
      )}
    </>
  );
}
