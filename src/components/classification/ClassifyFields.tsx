import { Input } from 'antd';
import { useId, type ReactNode } from 'react';
import { fieldErrorOf, type Failure } from '../../lib/failure';
import { readRequested } from '../../store/classification/actions';
import {
  selectChoicesRead,
  selectClassifications,
  selectSubclassifications,
} from '../../store/classification/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Field } from '../config/Field';
import { DroppedRows, InlineError } from '../ui/feedback';
import { useSpelling, useText } from '../intl';
import { Select, type SelectOption } from '../ui/select/Select';
import { SUB_NAMES, type ClassifyForm } from './useClassifyForm';

interface Choice {
  id: string;
  name: string;
}

function options(choices: readonly Choice[]): SelectOption[] {
  return choices.map(({ id, name }) => ({ value: id, label: name }));
}

interface Props {
  form: ClassifyForm;
  /** Why the server did not take it. */
  failure: Failure | null;
  /** Whose classifications there are to choose from; null: everybody's. */
  queue: string | null;
  /** Calls have a protocol number of their own (spec 2 §5). */
  hasProtocol?: boolean;
}

/** The fields of a classification; the finer one only where the chosen one has children (spec 1 §2). */
export function ClassifyFields({ form, failure, queue, hasProtocol = false }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const id = useId();
  const spelling = useSpelling();
  const { values, isMissing, isSubRequired, change } = form;
  const read = useAppSelector(selectChoicesRead);
  const choices = useAppSelector((state) => selectClassifications(state, queue));
  const finer = useAppSelector((state) => selectSubclassifications(state, values.classificationId));
  const isSubMissing = isSubRequired && values.subclassificationId === null;
  const isReading = read.status === 'loading' || read.status === 'idle';
  return (
    <>
      {read.failure !== null && (
        <InlineError
          what="classify.readFailed"
          failure={read.failure}
          onRetry={() => request(readRequested())}
        />
      )}
      <DroppedRows list="classifications" />
      <Field
        id={`${id}classification`}
        label="classify.classification"
        isRequired
        isMarked
        error={isMissing ? 'field.required' : undefined}
        refusal={fieldErrorOf(failure, 'classificacaoID', 'id_classificacao')}
      >
        {(ids) => (
          <Select
            {...ids}
            autoFocus
            isSearchable
            isLoading={isReading}
            isWrong={isMissing}
            placeholder={t('classify.choose')}
            none={isReading ? t('feedback.loading') : t('classify.none')}
            value={values.classificationId}
            options={options(choices)}
            onChange={(chosen) => change({ classificationId: chosen, subclassificationId: null })}
          />
        )}
      </Field>
      {finer.length > 0 && (
        <Field
          id={`${id}sub`}
          label="classify.subclassification"
          isRequired={isSubRequired}
          isMarked={isSubRequired}
          error={isSubMissing ? 'classify.subRequired' : undefined}
          refusal={isSubRequired ? undefined : fieldErrorOf(failure, ...SUB_NAMES)}
        >
          {(ids) => (
            <Select
              {...ids}
              isSearchable
              onClear={() => change({ subclassificationId: null })}
              isWrong={isSubMissing}
              placeholder={t('classify.choose')}
              value={values.subclassificationId}
              options={options(finer)}
              onChange={(chosen) => change({ subclassificationId: chosen })}
            />
          )}
        </Field>
      )}
      {hasProtocol && (
        <Field id={`${id}protocol`} label="classify.protocol" refusal={fieldErrorOf(failure, 'protocolo')}>
          {(ids) => (
            <Input
              {...ids}
              autoComplete="off"
              spellCheck={false}
              value={values.protocol}
              onChange={({ target }) => change({ protocol: target.value })}
            />
          )}
        </Field>
      )}
      <Field id={`${id}notes`} label="classify.notes" refusal={fieldErrorOf(failure, 'observacao', 'obs')}>
        {(ids) => (
          <Input.TextArea
            {...ids}
            {...spelling}
            rows={3}
            value={values.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </Field>
    </>
  );
}
