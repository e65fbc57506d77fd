import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Failure } from '../../lib/failure';
import { FormDialog } from '../ui/dialog/FormDialog';
import { InlineError } from '../ui/feedback';
import { T } from '../intl';
import { ClassifyFields } from './ClassifyFields';
import type { ClassifyForm } from './useClassifyForm';
import '../config/settings.css';
import './classification.css';

interface Props {
  isOpen: boolean;
  form: ClassifyForm;
  /** What is classified. */
  about: ReactNode;
  /** Whose classifications there are to choose from; null: everybody's. */
  queue: string | null;
  /** Calls have a protocol number of their own (spec 2 §5). */
  hasProtocol?: boolean;
  /** It has no way out but saving: whatever else is tried is told to `onLeave`, and closes nothing. */
  isRequired?: boolean;
  isSaving: boolean;
  failure: Failure | null;
  onLeave: () => void;
  /** Leaves a required one for later; absent while there is no reason to. */
  onDefer?: (() => void) | undefined;
  afterClose: () => void;
}

/** The dialog that classifies something: a conversation, a call, or a row of the history (spec 1 §2, spec 2 §2). */
export function ClassifyFrame({
  isOpen,
  form,
  about,
  queue,
  hasProtocol = false,
  isRequired = false,
  isSaving,
  failure,
  onLeave,
  onDefer,
  afterClose,
}: Props): ReactNode {
  return (
    <FormDialog
      isOpen={isOpen}
      title={<T id="classify.title" />}
      width={480}
      onLeave={onLeave}
      keyboard={isRequired || !isSaving}
      isMaskClosable={isRequired}
      afterClose={afterClose}
      footer={
        <div className="dialog__buttons">
          {!isRequired && (
            <Button onClick={onLeave}>
              <T id="action.cancel" />
            </Button>
          )}
          {onDefer !== undefined && (
            <Button disabled={isSaving} onClick={onDefer}>
              <T id="classify.defer" />
            </Button>
          )}
          <Button type="primary" loading={isSaving} onClick={form.save}>
            <T id="action.save" />
          </Button>
        </div>
      }
    >
      <div className="classify">
        {about}
        <ClassifyFields form={form} failure={failure} queue={queue} hasProtocol={hasProtocol} />
        {failure !== null && <InlineError what="classify.saveFailed" failure={failure} />}
      </div>
    </FormDialog>
  );
}
