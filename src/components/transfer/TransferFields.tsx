import { Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import { fieldErrorOf, type Failure } from '../../lib/failure';
import { readRequested } from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import type { TransferTarget } from '../../store/conversations/types';
import { Field } from '../config/Field';
import { InlineError } from '../ui/feedback';
import { T, useText } from '../intl';
import { Select } from '../ui/select/Select';
import { AgentField } from './AgentField';
import type { TransferForm } from './useTransferForm';

interface Props {
  form: TransferForm;
  conversationId: string;
  /** Why the server did not transfer it. */
  failure: Failure | null;
}

function KindField({ form }: { form: TransferForm }): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <p className="field__label" id={id}>
        <T id="giveAway.to" />
      </p>
      <Radio.Group
        aria-labelledby={id}
        value={form.kind}
        options={[
          { value: 'queue', label: <T id="chat.queue" /> },
          { value: 'agent', label: <T id="past.agent" /> },
        ]}
        onChange={({ target }: { target: { value?: TransferTarget['kind'] } }) => {
          if (target.value !== undefined) form.chooseKind(target.value);
        }}
      />
    </div>
  );
}

function QueueField({ form, failure }: Omit<Props, 'conversationId'>): ReactNode {
  const t = useText();
  const request = useRequest();
  const id = useId();
  const { chooseQueue, missing, queue, queues } = form;
  const { read } = useAppSelector(selectQueues);
  const refusal = fieldErrorOf(failure, 'queue', 'fila');
  return (
    <>
      {read.failure !== null && (
        <InlineError
          what="giveAway.queuesReadFailed"
          failure={read.failure}
          onRetry={() => request(readRequested())}
        />
      )}
      <Field
        id={id}
        label="chat.queue"
        isRequired
        error={missing.queue ? 'field.required' : undefined}
        refusal={refusal}
      >
        {(ids) => (
          <Select
            {...ids}
            isSearchable
            isWrong={missing.queue || refusal !== undefined}
            placeholder={t('classify.choose')}
            value={queue}
            options={queues.map((name) => ({ value: name, label: name }))}
            onChange={chooseQueue}
          />
        )}
      </Field>
    </>
  );
}

/** To a queue or to an agent, which queue, and which agent of it (spec 1 §2). */
export function TransferFields({ form, conversationId, failure }: Props): ReactNode {
  return (
    <>
      <KindField form={form} />
      <QueueField form={form} failure={failure} />
      {form.kind === 'agent' && (
        <AgentField form={form} conversationId={conversationId} refusal={fieldErrorOf(failure, 'agente')} />
      )}
    </>
  );
}
