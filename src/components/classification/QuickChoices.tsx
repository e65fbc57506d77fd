import { useId, useMemo, type ReactNode } from 'react';
import { selectClassification, selectClassifications } from '../../store/classification/selectors';
import type { Classification, Subclassification } from '../../store/classification/types';
import { useAppSelector } from '../../store/hooks';
import { T } from '../intl';
import type { ClassifyForm, ClassifyValues } from './useClassifyForm';

/** More than these nobody looks through: the field below finds the others by typing. */
const MOST = 24;

interface QuickChoice {
  classificationId: string;
  subclassificationId: string | null;
  words: string;
}

/** Each classification as far down as it goes: one that has finer ones stands for itself only in the fields. */
function leaves(
  classifications: readonly Classification[],
  subclassifications: readonly Subclassification[],
): QuickChoice[] {
  return classifications.flatMap(({ id, name }): QuickChoice[] => {
    const finer = subclassifications.filter(({ classificationId }) => classificationId === id);
    if (finer.length === 0) return [{ classificationId: id, subclassificationId: null, words: name }];
    return finer.map((sub) => ({
      classificationId: id,
      subclassificationId: sub.id,
      words: `${name} › ${sub.name}`,
    }));
  });
}

/** As much of a form as one press needs. */
export interface QuickForm extends Pick<ClassifyForm, 'saveAs'> {
  values: Pick<ClassifyValues, 'classificationId' | 'subclassificationId'>;
}

interface Props {
  form: QuickForm;
  queue: string | null;
  isOff: boolean;
}

/** The classifications of a queue as buttons: one press saves, with the note as it stands. */
export function QuickChoices({ form, queue, isOff }: Props): ReactNode {
  const id = useId();
  const { subclassifications } = useAppSelector(selectClassification);
  const classifications = useAppSelector((state) => selectClassifications(state, queue));
  const choices = useMemo(
    () => leaves(classifications, subclassifications).slice(0, MOST),
    [classifications, subclassifications],
  );
  const { classificationId, subclassificationId } = form.values;
  if (choices.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="classify__quick-title">
        <T id="classify.quick" />
      </h3>
      <div className="classify__quick">
        {choices.map(({ words, ...choice }) => (
          <button
            key={`${choice.classificationId} ${choice.subclassificationId ?? ''}`}
            type="button"
            className="classify__choice"
            aria-pressed={
              choice.classificationId === classificationId &&
              choice.subclassificationId === subclassificationId
            }
            disabled={isOff}
            dir="auto"
            onClick={() => form.saveAs(choice)}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}
