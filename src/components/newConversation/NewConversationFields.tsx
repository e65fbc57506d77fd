import { Input } from 'antd';
import { useId, type ReactNode } from 'react';
import { Field } from '../config/Field';
import { useSpelling, useText, type TextId } from '../intl';
import { Select } from '../ui/select/Select';
import type { NewConversationForm, NewConversationTexts } from './useNewConversation';

interface TextProps {
  form: NewConversationForm;
  field: keyof NewConversationTexts;
  label: TextId;
  /** Which keys a touch screen offers. */
  keys?: 'email' | 'tel' | 'text';
}

function TextField({ form, field, label, keys = 'text' }: TextProps): ReactNode {
  const id = useId();
  const spelling = useSpelling();
  const error = form.errorOf(field);
  const refusal = form.refusalOf(field);
  return (
    <Field id={id} label={label} isRequired error={error} refusal={refusal}>
      {(ids) => (
        <Input
          {...ids}
          status={error === undefined && refusal === undefined ? '' : 'error'}
          inputMode={keys}
          autoComplete="off"
          {...(field === 'subject' ? spelling : { spellCheck: false })}
          value={form.texts[field]}
          onChange={({ target }) => form.type(field, target.value)}
        />
      )}
    </Field>
  );
}

interface ChoiceProps {
  label: TextId;
  error: TextId | undefined;
  refusal: string | undefined;
  choices: readonly string[];
  chosen: string | null;
  onChoose: (choice: string) => void;
}

function ChoiceField({ label, error, refusal, choices, chosen, onChoose }: ChoiceProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <Field id={id} label={label} isRequired error={error} refusal={refusal}>
      {(ids) => (
        <Select
          {...ids}
          isWrong={error !== undefined || refusal !== undefined}
          placeholder={t('classify.choose')}
          value={chosen}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          onChange={onChoose}
        />
      )}
    </Field>
  );
}

/** Who it is to, about what, in which queue, and from which number of the centre (spec 1 §2). */
export function NewConversationFields({ form }: { form: NewConversationForm }): ReactNode {
  const { chooseInstance, chooseQueue, errorOf, instance, instances, kind, queue, queues, refusalOf } = form;
  const isEmail = kind === 'email';
  return (
    <>
      <TextField form={form} field="name" label="create.name" />
      <TextField
        form={form}
        field="address"
        label={isEmail ? 'create.address' : 'dial.number'}
        keys={isEmail ? 'email' : 'tel'}
      />
      {isEmail && <TextField form={form} field="subject" label="chat.subject" />}
      <ChoiceField
        label="chat.queue"
        error={errorOf('queue')}
        refusal={refusalOf('queue')}
        choices={queues}
        chosen={queue}
        onChoose={chooseQueue}
      />
      {instances.length > 0 && (
        <ChoiceField
          label="create.instance"
          error={errorOf('instance')}
          refusal={refusalOf('instance')}
          choices={instances}
          chosen={instance}
          onChoose={chooseInstance}
        />
      )}
    </>
  );
}
