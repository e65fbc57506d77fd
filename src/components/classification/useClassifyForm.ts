import { useState } from 'react';
import * as v from 'valibot';
import { fieldErrorOf, SERVER_CODE, type Failure } from '../../lib/failure';
import { selectSubclassifications } from '../../store/classification/selectors';
import { useAppSelector } from '../../store/hooks';
import { keptForm, useKeptValues, type KeptValues } from '../ui/dialog/keptForms';

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
  /** The server wants a finer one as well; it says so only by a refusal. */
  isSubRequired: boolean;
  change: (part: Partial<ClassifyValues>) => void;
  kept: KeptValues<Changed>;
  save: () => void;
  /** Saves this choice with the texts as they stand. */
  saveAs: (choice: Pick<ClassifyChoice, 'classificationId' | 'subclassificationId'>) => void;
}

const EMPTY: ClassifyValues = { classificationId: null, subclassificationId: null, notes: '', protocol: '' };

/** What the agent filled in, and what was noted down when they wrote the notes of the classification. */
type Changed = Partial<ClassifyValues> & { noted?: string };

const UNCHANGED: Changed = {};

/** Classifications that are filled in, by what is classified. */
export const CLASSIFICATION = keptForm<Changed>(
  'classify',
  v.object({
    classificationId: v.exactOptional(v.nullable(v.string())),
    subclassificationId: v.exactOptional(v.nullable(v.string())),
    notes: v.exactOptional(v.string()),
    protocol: v.exactOptional(v.string()),
    noted: v.exactOptional(v.string()),
  }),
);

/**
 * The notes of the classification as the agent left them, and below them what was noted down since. A line that grew takes
 * the place of what it was.
 */
export function notesSoFar({ noted, notes }: Changed, notedNow: string): string {
  if (notes === undefined) return notedNow;
  if (noted === undefined) return notes;
  const [before, now] = [noted.split('\n'), notedNow.split('\n')];
  const gone = before.filter((line) => line !== '' && !now.includes(line));
  const since = now.filter((line) => line !== '' && !before.includes(line));
  if (since.length === 0) return notes;
  const put = (lines: string[], line: string) => {
    const at = lines.findIndex((old) => gone.includes(old) && line.startsWith(old));
    return at < 0 ? [...lines, line] : lines.with(at, line);
  };
  return since.reduce(put, notes.trimEnd().split('\n')).join('\n');
}

/** Names of the finer classification on the wire: of a conversation, of a call. */
export const SUB_NAMES = ['subClassificacaoID', 'id_subclassificacao'] as const;

/** Whether a refusal of a classification that had no finer one says that it lacks one. */
function lacksSub(failure: Failure | null): boolean {
  const asksForAnyway = failure?.code === SERVER_CODE.classificationRequired;
  return asksForAnyway || fieldErrorOf(failure, ...SUB_NAMES) !== undefined;
}

/**
 * Holds the form of one opening of the dialog; a required field speaks up at the first try to save. `onSave`
 * gets the texts trimmed. `subject` names what is classified. What is `offered` stands in a field until the agent changes
 * it; `noted`, what is noted down meanwhile, stands in the notes afterwards too. `failure` says why the server did not
 * take the last try.
 */
export function useClassifyForm(
  onSave: (choice: ClassifyChoice) => void,
  failure: Failure | null,
  offered: Partial<ClassifyValues>,
  subject: string,
  noted?: string,
): ClassifyForm {
  const kept = useKeptValues<Changed>(CLASSIFICATION, subject, UNCHANGED);
  const { noted: _before, ...changed } = kept.values;
  const known = noted === undefined ? {} : { notes: notesSoFar(kept.values, noted) };
  const values = { ...EMPTY, ...offered, ...changed, ...known };
  const [tried, setTried] = useState<ClassifyValues | null>(null);
  const [isSubRequired, setSubRequired] = useState(false);
  const { classificationId, subclassificationId, notes, protocol } = values;
  const hasFiner = useAppSelector((state) => selectSubclassifications(state, classificationId)).length > 0;
  if (!isSubRequired && tried?.subclassificationId === null && lacksSub(failure)) setSubRequired(true);

  function save(): void {
    setTried(values);
    const lacks = isSubRequired && hasFiner && subclassificationId === null;
    if (classificationId === null || lacks) return;
    onSave({ ...values, classificationId, notes: notes.trim(), protocol: protocol.trim() });
  }

  function saveAs(choice: Pick<ClassifyChoice, 'classificationId' | 'subclassificationId'>): void {
    kept.set((before) => ({ ...before, ...choice }));
    setTried({ ...values, ...choice });
    onSave({ ...choice, notes: notes.trim(), protocol: protocol.trim() });
  }

  return {
    values,
    isMissing: tried !== null && classificationId === null,
    isSubRequired,
    change: (part) =>
      kept.set((before) => ({
        ...before,
        ...part,
        ...(part.notes === undefined || noted === undefined ? {} : { noted }),
      })),
    kept,
    save,
    saveAs,
  };
}
