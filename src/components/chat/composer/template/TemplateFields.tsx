import { Input } from 'antd';
import { useId, type ReactNode } from 'react';
import type { Template } from '../../../../store/cannedReplies/types';
import { Field } from '../../../config/Field';
import { T, useText } from '../../../intl';
import { Select } from '../../../ui/select/Select';
import { readableTemplateName } from './renderTemplate';
import type { TemplateForm } from './useTemplateForm';

/** One field of a template, by the name that the server gives it. */
function ValueField({ form, name }: { form: TemplateForm; name: string }): ReactNode {
  const id = useId();
  const value = form.valueOf(name);
  const isMissing = form.wasTried && value.trim() === '';
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {readableTemplateName(name)}
      </label>
      <Input
        id={id}
        status={isMissing ? 'error' : ''}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}error` : undefined}
        autoComplete="off"
        value={value}
        onChange={({ target }) => form.type(name, target.value)}
      />
      <p id={`${id}error`} className="field__error">
        {isMissing && <T id="field.required" />}
      </p>
    </div>
  );
}

/** How the customer reads it, with what is still open marked. */
function Preview({ text }: { text: string }): ReactNode {
  return text.split(/(\{\{[^{}]*\}\})/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={index} className="template__gap">
        {part}
      </mark>
    ),
  );
}

interface Props {
  form: TemplateForm;
  templates: readonly Template[];
}

/** The template, what it leaves open, and how the customer reads it. */
export function TemplateFields({ form, templates }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const { chosen, choose, preview, wasTried } = form;
  const error = wasTried && chosen === null ? 'field.required' : undefined;
  return (
    <>
      <Field id={id} label="template.choice" isRequired error={error}>
        {(ids) => (
          <Select
            {...ids}
            isWrong={error !== undefined}
            placeholder={t('classify.choose')}
            isSearchable
            value={chosen?.id ?? null}
            options={templates.map((template) => ({
              value: template.id,
              label: readableTemplateName(template.name),
            }))}
            onChange={choose}
          />
        )}
      </Field>
      {chosen?.fields.map((name) => (
        <ValueField key={`${chosen.id} ${name}`} form={form} name={name} />
      ))}
      {chosen !== null && (
        <figure className="template__preview">
          <figcaption>
            <T id="template.preview" />
          </figcaption>
          <p className="template__text" dir="auto">
            <Preview text={preview} />
          </p>
        </figure>
      )}
    </>
  );
}
