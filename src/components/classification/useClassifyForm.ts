import { useState } from 'react';
import { saveRequested } from '../../store/classification/actions';
import { useRequest } from '../../store/hooks';

/** What the agent chose so far. */
export interface ClassifyValues {
  classificationId: string | null;
  subclassificationId: string | null;
  notes: string;
}

const EMPTY: ClassifyValues = { classificationId: null, subclassificationId: null, notes: '' };

/** The classify form: its values, whether it says what is missing, and its saving. */
export interface ClassifyForm {
  values: ClassifyValues;
  isMissing: boolean;
  change: (part: Partial<ClassifyValues>) => void;
  save: (conversationId: string) => void;
  reset: () => void;
}

/** Holds the form of one opening of the dialog; the required field speaks up at the first try to save. */
export function useClassifyForm(): ClassifyForm {
  const request = useRequest();
  const [values, setValues] = useState(EMPTY);
  const [wasTried, setWasTried] = useState(false);

  function save(conversationId: string): void {
    const { classificationId, subclassificationId, notes } = values;
    setWasTried(true);
    if (classificationId === null) return;
    request(saveRequested({ conversationId, classificationId, subclassificationId, notes: notes.trim() }));
  }

  return {
    values,
    isMissing: wasTried && values.classificationId === null,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    save,
    reset: () => {
      setValues(EMPTY);
      setWasTried(false);
    },
  };
}
