import { useState } from 'react';

/** What the agent chose so far. */
export interface ClassifyValues {
  classificationId: string | null;
  subclassificationId: string | null;
  notes: string;
  /** Of calls only. */
  protocol: string;
}

/** A classification that can be saved. */
export interface ClassifyChoice extends ClassifyValues {
  classificationId: string;
}

const EMPTY: ClassifyValues = { classificationId: null, subclassificationId: null, notes: '', protocol: '' };

/** The classify form: its values, whether it says what is missing, and its saving. */
export interface ClassifyForm {
  values: ClassifyValues;
  isMissing: boolean;
  change: (part: Partial<ClassifyValues>) => void;
  save: () => void;
  reset: () => void;
}

/**
 * Holds the form of one opening of the dialog; the required field speaks up at the first try to save. `onSave`
 * gets the texts trimmed.
 */
export function useClassifyForm(onSave: (choice: ClassifyChoice) => void): ClassifyForm {
  const [values, setValues] = useState(EMPTY);
  const [wasTried, setWasTried] = useState(false);

  function save(): void {
    const { classificationId, notes, protocol } = values;
    setWasTried(true);
    if (classificationId === null) return;
    onSave({ ...values, classificationId, notes: notes.trim(), protocol: protocol.trim() });
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
