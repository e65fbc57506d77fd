import { useEffect, useEffectEvent } from 'react';
import { useAppSelector } from '../../store/hooks';
import { savedFormOf, type SavedForm } from '../../lib/formKeys';
import { selectUnsaved } from '../../store/keptForms/selectors';
import { useText, type TextId } from '../intl';
import { useToast } from '../ui/feedback';
import { useFailureText } from '../ui/feedback/failureText';

/** What was not saved, by the kind of form. */
const WHAT: Record<SavedForm, TextId> = {
  begin: 'create.failed',
  classify: 'classify.saveFailed',
  contact: 'contact.saveFailed',
};

/** Says that a form that the agent left while it was being saved was not, and that it is kept. */
export function UnsavedFormToasts(): null {
  const t = useText();
  const show = useToast();
  const failureText = useFailureText();
  const unsaved = useAppSelector(selectUnsaved);
  const tell = useEffectEvent(({ key, failure }: NonNullable<typeof unsaved>) => {
    const form = savedFormOf(key);
    if (form === null) return;
    show(`${t(WHAT[form.kind])} ${failureText(failure)} ${t('dialog.keptOnLeaving')}`, 'error', 'unsaved');
  });
  useEffect(() => {
    if (unsaved !== null) tell(unsaved);
  }, [unsaved]);
  return null;
}
