import { useState } from 'react';
import * as v from 'valibot';
import { fieldErrorOf } from '../../lib/failure';
import { createRequested } from '../../store/conversations/actions';
import { selectBeginQueues, selectInstances, type Creation } from '../../store/conversations/createSelectors';
import type { NewConversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { beginSubject } from '../../lib/formKeys';
import type { TextId } from '../intl';
import { keptForm, useKeptValues, type KeptValues } from '../ui/dialog/keptForms';
import { isEmail, normalisedNumber } from './validity';

/** What the agent types. */
export interface NewConversationTexts {
  name: string;
  address: string;
  /** Of e-mail only. */
  subject: string;
}

/** The field that a message is about. */
export type NewConversationField = keyof NewConversationTexts | 'queue' | 'instance';

/** What the fields are called where the server refuses one (contract §4). */
const WIRE_NAMES: Record<NewConversationField, readonly string[]> = {
  name: ['nome'],
  address: ['email', 'numero'],
  subject: ['assunto'],
  queue: ['queue', 'fila'],
  instance: ['instancia'],
};

/** The form in which a conversation begins. */
export interface NewConversationForm {
  kind: NewConversation['kind'];
  texts: NewConversationTexts;
  queues: readonly string[];
  queue: string | null;
  /** Empty where there is none to choose: an e-mail, or a queue whose instances the server does not name. */
  instances: readonly string[];
  instance: string | null;
  /** What is wrong with a field, once the agent tried. */
  errorOf: (field: NewConversationField) => TextId | undefined;
  /** What the server said of a field when it last refused. */
  refusalOf: (field: NewConversationField) => string | undefined;
  type: (field: keyof NewConversationTexts, text: string) => void;
  /** Takes who a contact is; without a name the one that is typed stays. */
  fill: (name: string, address: string) => void;
  chooseQueue: (queue: string) => void;
  chooseInstance: (instance: string) => void;
  kept: KeptValues<Begun>;
  submit: () => void;
}

interface Begun {
  typed: NewConversationTexts;
  queue: string | null;
  instance: string | null;
}

/** What is filled in to begin a conversation, by its kind and with whom it began. */
export const BEGUN = keptForm<Begun>(
  'begin',
  v.object({
    typed: v.object({ name: v.string(), address: v.string(), subject: v.string() }),
    queue: v.nullable(v.string()),
    instance: v.nullable(v.string()),
  }),
);

function onlyOf(choices: readonly string[]): string | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

/** The chosen one while it is among the choices, else the only one that there is. */
function choiceOf(chosen: string | null, choices: readonly string[]): string | null {
  return chosen !== null && choices.includes(chosen) ? chosen : onlyOf(choices);
}

type Errors = Partial<Record<NewConversationField, TextId>>;

function missing(fields: Partial<Record<NewConversationField, string | null>>): Errors {
  const empty = Object.entries(fields).filter(([, value]) => value === null || value === '');
  return Object.fromEntries(empty.map(([field]) => [field, 'field.required' as const]));
}

/** Holds what the agent fills in (spec 1 §5); the fields speak up at the first try to begin. */
export function useNewConversation(creation: Creation): NewConversationForm {
  const { kind, name, address, failure, prefill } = creation;
  const request = useRequest();
  const kept = useKeptValues<Begun>(BEGUN, beginSubject(creation), {
    typed: { name, address, subject: prefill?.subject ?? '' },
    queue: null,
    instance: null,
  });
  const { typed } = kept.values;
  const [wasTried, setWasTried] = useState(false);
  const queues = useAppSelector((state) => selectBeginQueues(state, kind));
  const queue = choiceOf(kept.values.queue, queues);
  const all = useAppSelector((state) => selectInstances(state, queue));
  const instances = kind === 'whatsapp' && queues.length > 0 ? all : [];
  const instance = choiceOf(kept.values.instance, instances);
  const put = (part: Partial<Begun>) => kept.set((before) => ({ ...before, ...part }));
  const texts = { name: typed.name.trim(), address: typed.address.trim(), subject: typed.subject.trim() };
  const number = normalisedNumber(texts.address);
  const isWrong = kind === 'email' ? !isEmail(texts.address) : number === null;
  const wrong = kind === 'email' ? 'create.emailInvalid' : 'create.numberInvalid';
  const errors: Errors = {
    ...(isWrong ? { address: wrong } : {}),
    ...missing({ name: texts.name, address: texts.address, queue }),
    ...(kind === 'email' ? missing({ subject: texts.subject }) : {}),
    ...(instances.length > 0 ? missing({ instance }) : {}),
  };

  function submit(): void {
    setWasTried(true);
    if (queue === null || Object.keys(errors).length > 0) return;
    if (kind === 'email') request(createRequested({ kind, ...texts, queue }));
    else {
      const to = { name: texts.name, address: number ?? texts.address };
      request(createRequested({ kind, ...to, queue, instance: instance ?? '' }));
    }
  }

  return {
    kind,
    texts: typed,
    queues,
    queue,
    instances,
    instance,
    errorOf: (field) => {
      if (field === 'queue' && queues.length === 0) return 'create.noQueue';
      return wasTried ? errors[field] : undefined;
    },
    refusalOf: (field) => fieldErrorOf(failure, ...WIRE_NAMES[field]),
    type: (field, text) => kept.set((before) => ({ ...before, typed: { ...before.typed, [field]: text } })),
    fill: (name, address) =>
      kept.set((before) => {
        const { typed: texts } = before;
        return { ...before, typed: { ...texts, address, name: name === '' ? texts.name : name } };
      }),
    kept,
    chooseQueue: (next) => put({ queue: next }),
    chooseInstance: (next) => put({ instance: next }),
    submit,
  };
}
