import { useEffect, useRef } from 'react';
import { selectClassification } from '../../store/classification/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectPendingClassificationCount } from '../../store/outbox/selectors';
import { useText } from '../intl';
import { useToast } from '../ui/feedback';
import type { ClassifyValues } from './useClassifyForm';

interface Saving {
  isOpen: boolean;
  isSaving: boolean;
  values: ClassifyValues;
}

function useWords({ classificationId, subclassificationId }: ClassifyValues): string {
  const { classifications, subclassifications } = useAppSelector(selectClassification);
  const names = [
    classifications.find(({ id }) => id === classificationId)?.name,
    subclassifications.find(({ id }) => id === subclassificationId)?.name,
  ];
  return names.filter((name) => name !== undefined).join(' › ');
}

/**
 * Says what was saved once the dialog is closed by that, unless it waits for the server, which is told elsewhere.
 * @returns call it when the agent leaves the dialog before that
 */
export function useSavedToast({ isOpen, isSaving, values }: Saving): () => void {
  const t = useText();
  const show = useToast();
  const what = useWords(values);
  const kept = useAppSelector(selectPendingClassificationCount);
  /** How many waited when the saving began; null: nothing is being saved. */
  const keptBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = keptBefore.current;
    if (!isOpen && before !== null && kept <= before) show(t('classify.saved', { what }), 'success');
    if (!isOpen || !isSaving) keptBefore.current = null;
    else keptBefore.current ??= kept;
  }, [isOpen, isSaving, kept, what, show, t]);
  return () => {
    keptBefore.current = null;
  };
}
