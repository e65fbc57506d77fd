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

/** The classify form: its values, whether it says what is missing, and its saving. */
export interface ClassifyForm {
  values: ClassifyValues;
  isMissing: boolean;
  change: (part: Partial<ClassifyValues>) => void;
  save: () => void;
}

const EMPTY: ClassifyValues = { classificationId: null, subclassificationId: null, notes: '', protocol: '' };

/**
 * Holds the form of one opening of the dialog; the required field speaks up at the first try to save. `onSave`
 * gets the texts trimmed. What is `offered` stands in a field until the agent changes it.
 */
export function useClassifyForm(
  onSave: (choice: ClassifyChoice) => void,
  offered: Partial<ClassifyValues> = {},
): ClassifyForm {
  const [changed, setChanged] = useState<Partial<ClassifyValues>>({});
  const values = { ...EMPTY, ...offered, ...changed };
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
    change: (part) => setChanged((before) => ({ ...before, ...part })),
    save,
  };
}
