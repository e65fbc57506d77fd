import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Failure } from '../../lib/failure';
import { FormDialog } from '../ui/dialog/FormDialog';
import { KeptNote } from '../ui/dialog/KeptNote';
import { LeaveButton } from '../ui/dialog/LeaveButton';
import { InlineError } from '../ui/feedback';
import { FormPopover } from '../ui/popover/FormPopover';
import { T } from '../intl';
import { ClassifyFields } from './ClassifyFields';
import { QuickChoices } from './QuickChoices';
import { useSavedToast } from './useSavedToast';
import { CLASSIFICATION, type ClassifyForm } from './useClassifyForm';
import '../config/settings.css';
import './classification.css';

interface Props {
  isOpen: boolean;
  form: ClassifyForm;
  /** Names what is classified. */
  subject: string;
  /** What is classified. */
  about: ReactNode;
  /** Whose classifications there are to choose from; null: everybody's. */
  queue: string | null;
  /** Calls have a protocol number of their own (spec 2 §5). */
  hasProtocol?: boolean;
  /** It has no way out but saving: whatever else is tried is told to `onLeave`, and closes nothing. */
  isRequired?: boolean;
  /** Stays closed while something else comes first, and comes back. */
  isWaiting?: boolean;
  /** It lies over the screen, as something else waits for it. */
  isModal?: boolean;
  /** The name of what opens it (`data-opens`). */
  opener?: string;
  isSaving: boolean;
  /** It closes for other reasons too, see `FormLeave`. */
  forgetsItself?: boolean;
  failure: Failure | null;
  onLeave: () => void;
  /** Leaves a required one for later; absent while there is no reason to. */
  onDefer?: (() => void) | undefined;
  afterClose: () => void;
}

/**
 * Where something is classified: a conversation, a call, or a row of the history (spec 1 §2, spec 2 §2). It stands beside
 * what opened it; one that is required is a dialog over the screen.
 */
export function ClassifyFrame(props: Props): ReactNode {
  const { isOpen, form, subject, about, queue, hasProtocol = false, isRequired = false, isSaving } = props;
  const { isModal = isRequired, opener = 'classify', failure, onLeave, onDefer, afterClose } = props;
  const { isWaiting = false, forgetsItself = false } = props;
  const forgo = useSavedToast({ isOpen, isSaving, values: form.values });
  const frame = {
    isOpen,
    title: <T id="classify.title" />,
    onLeave() {
      forgo();
      onLeave();
    },
    forgetsItself,
    keeps: isWaiting ? null : CLASSIFICATION.keyOf(subject),
    afterClose,
    footer: (
      <div className="dialog__buttons">
        {!isRequired && <LeaveButton />}
        {onDefer !== undefined && (
          <Button disabled={isSaving} onClick={onDefer}>
            <T id="classify.defer" />
          </Button>
        )}
        <Button type="primary" loading={isSaving} onClick={form.save}>
          <T id="action.save" />
        </Button>
      </div>
    ),
  };
  const fields = (
    <div className="classify">
      <KeptNote kept={form.kept} />
      {about}
      <QuickChoices form={form} queue={queue} isOff={isSaving} />
      <ClassifyFields form={form} failure={failure} queue={queue} hasProtocol={hasProtocol} />
      {failure !== null && <InlineError what="classify.saveFailed" failure={failure} />}
    </div>
  );
  if (!isModal) {
    return (
      <FormPopover {...frame} name={opener} isUnderWay={isSaving}>
        {fields}
      </FormPopover>
    );
  }
  return (
    <FormDialog
      {...frame}
      isUnderWay={isSaving}
      isRequired={isRequired}
      keyboard={isRequired || !isSaving}
      isMaskClosable={isRequired}
    >
      {fields}
    </FormDialog>
  );
}
