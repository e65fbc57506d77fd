import { useState } from 'react';
import * as v from 'valibot';
import type { Conversation } from '../../../../store/conversations/types';
import { useRequest } from '../../../../store/hooks';
import { sendTemplateRequested } from '../../../../store/cannedReplies/actions';
import type { Template } from '../../../../store/cannedReplies/types';
import { keptForm, useKeptValues, type KeptValues } from '../../../ui/dialog/keptForms';
import { useKnownValues } from '../useKnownValues';
import { renderTemplate, type TemplateValues } from './renderTemplate';

interface Filled {
  id: string | null;
  values: TemplateValues;
}

const BLANK: Filled = { id: null, values: {} };

/** Templates that are filled in, by the conversation. */
export const TEMPLATE = keptForm<Filled>(
  'template',
  v.object({ id: v.nullable(v.string()), values: v.record(v.string(), v.string()) }),
);

/** The form in which a template is chosen and filled in. */
export interface TemplateForm {
  chosen: Template | null;
  choose: (id: string) => void;
  valueOf: (field: string) => string;
  type: (field: string, value: string) => void;
  /** The agent tried to send it before it was complete. */
  wasTried: boolean;
  kept: KeptValues<Filled>;
  /** As the customer reads it. */
  preview: string;
  submit: () => void;
}

/**
 * Chooses one of a queue's templates and fills it in; all its fields are required (spec 1 §5). What is known of the
 * customer stands in them until something else is typed.
 */
export function useTemplateForm(conversation: Conversation, templates: readonly Template[]): TemplateForm {
  const request = useRequest();
  const kept = useKeptValues(TEMPLATE, conversation.id, BLANK);
  const { id, values } = kept.values;
  const [wasTried, setTried] = useState(false);
  const only = templates.length === 1 ? (templates[0] ?? null) : null;
  const chosen = templates.find((template) => template.id === id) ?? only;
  const known = useKnownValues(conversation.id);
  const valueOf = (field: string): string =>
    Object.hasOwn(values, field) ? (values[field] ?? '') : (known(field) ?? '');
  const filled = Object.fromEntries(chosen?.fields.map((field) => [field, valueOf(field)]) ?? []);
  const preview = chosen === null ? '' : renderTemplate(chosen, filled);

  function submit(): void {
    setTried(true);
    const isComplete = chosen?.fields.every((field) => valueOf(field).trim() !== '') === true;
    if (chosen === null || !isComplete) return;
    const fields = chosen.fields.map((name) => ({ name, value: valueOf(name).trim() }));
    const conversationId = conversation.id;
    kept.reset();
    request(sendTemplateRequested({ conversationId, templateId: chosen.id, fields, text: preview }));
  }

  return {
    chosen,
    choose: (next) => {
      kept.set((before) => ({ ...before, id: next }));
      setTried(false);
    },
    valueOf,
    type: (field, value) =>
      kept.set((before) => ({ ...before, values: { ...before.values, [field]: value } })),
    kept,
    wasTried,
    preview,
    submit,
  };
}
