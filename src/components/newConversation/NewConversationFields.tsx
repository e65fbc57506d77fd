import { Input } from 'antd';
import { useId, type ReactNode } from 'react';
import { Field } from '../config/Field';
import { useContactOffer, type ContactOffer, type ContactPlace } from '../contacts/useContactOffer';
import { useSpelling, useText, type TextId } from '../intl';
import { Select } from '../ui/select/Select';
import type { NewConversationForm, NewConversationTexts } from './useNewConversation';

interface TextProps {
  form: NewConversationForm;
  field: keyof NewConversationTexts;
  label: TextId;
  /** Which keys a touch screen offers. */
  keys?: 'email' | 'tel' | 'text';
  /** What it does where it finds somebody by what is typed. */
  searching?: ReturnType<ContactOffer['fieldOf']> & { onType: () => void };
  /** What stands below it, over the next. */
  children?: ReactNode;
}

function TextField(props: TextProps): ReactNode {
  const { form, field, label, keys = 'text', searching, children } = props;
  const { onType, ...attributes } = searching ?? {};
  const id = useId();
  const spelling = useSpelling();
  const error = form.errorOf(field);
  const refusal = form.refusalOf(field);
  return (
    <Field id={id} label={label} isRequired error={error} refusal={refusal}>
      {(ids) => (
        <div className="contact-offer">
          <Input
            {...ids}
            {...attributes}
            status={error === undefined && refusal === undefined ? '' : 'error'}
            inputMode={keys}
            autoComplete="off"
            {...(field === 'subject' ? spelling : { spellCheck: false })}
            value={form.texts[field]}
            onChange={({ target }) => {
              form.type(field, target.value);
              onType?.();
            }}
          />
          {children}
        </div>
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

interface WhoProps extends Omit<TextProps, 'field'> {
  field: ContactPlace;
  offer: ContactOffer;
}

/** A field in which the contacts that are found by what is typed are offered. */
function WhoField({ offer, ...props }: WhoProps): ReactNode {
  const { field } = props;
  return (
    <TextField {...props} searching={{ ...offer.fieldOf(field), onType: () => offer.typed(field) }}>
      {offer.listOf(field)}
    </TextField>
  );
}

/** Who it is to, about what, in which queue, and from which number of the centre (spec 1 §2). */
export function NewConversationFields({ form }: { form: NewConversationForm }): ReactNode {
  const { chooseInstance, chooseQueue, errorOf, instance, instances, kind, queue, queues, refusalOf } = form;
  const isEmail = kind === 'email';
  const offer = useContactOffer({
    texts: form.texts,
    reach: isEmail ? 'email' : 'number',
    onChoose: ({ name, address }) => form.fill(name, address),
  });
  return (
    <>
      <WhoField form={form} offer={offer} field="name" label="create.name" />
      <WhoField
        form={form}
        offer={offer}
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
