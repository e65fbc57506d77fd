import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { classifyCloseRequested, classifyRequested } from '../../store/calls/actions';
import { selectCallClassification } from '../../store/calls/selectors';
import { readRequested } from '../../store/classification/actions';
import { selectChoicesRead } from '../../store/classification/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useFocusReturn } from '../dialog/useFocusReturn';
import { InlineError } from '../feedback';
import { T } from '../intl';
import { CallClassifyAbout } from './CallClassifyAbout';
import { ClassifyFields } from './ClassifyFields';
import { useClassifyForm } from './useClassifyForm';
import '../config/settings.css';
import './classification.css';

type Dialog = NonNullable<ReturnType<typeof selectCallClassification>>;

/** The dialog's state; while it closes, still the last one. */
function useDialog(): { dialog: Dialog | null; isOpen: boolean } {
  const dialog = useAppSelector(selectCallClassification);
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  return { dialog: dialog ?? last, isOpen: dialog !== null };
}

/** Asks for the choices when nobody did so far. */
function useChoices(isOpen: boolean): void {
  const request = useRequest();
  const isUnread = useAppSelector(selectChoicesRead).status === 'idle';
  useEffect(() => {
    if (isOpen && isUnread) request(readRequested());
  }, [isOpen, isUnread, request]);
}

/** The classification of one call; another call begins with an empty form. */
function CallClassify({ dialog, isOpen, afterClose }: Props): ReactNode {
  const request = useRequest();
  const { call, isRequired, status, failure } = dialog;
  const form = useClassifyForm((choice) => request(classifyRequested({ callId: call.id, ...choice })));
  const [tries, setTries] = useState(0);
  const isSaving = status === 'saving';

  function leave(): void {
    if (isRequired) setTries((before) => before + 1);
    else if (!isSaving) request(classifyCloseRequested());
  }

  return (
    <Modal
      open={isOpen}
      title={<T id="classify.title" />}
      width={480}
      centered
      destroyOnHidden
      closable={false}
      // Esc and a click beside a required one close nothing; they bring the reason.
      mask={{ closable: isRequired }}
      onCancel={leave}
      afterClose={afterClose}
      footer={
        <div className="dialog__buttons">
          {!isRequired && (
            <Button onClick={leave}>
              <T id="action.cancel" />
            </Button>
          )}
          <Button type="primary" loading={isSaving} onClick={form.save}>
            <T id="action.save" />
          </Button>
        </div>
      }
    >
      <div className="classify">
        <CallClassifyAbout call={call} isRequired={isRequired} tries={tries} />
        <ClassifyFields form={form} queue={call.queue} hasProtocol />
        {failure !== null && <InlineError what="classify.saveFailed" failure={failure} />}
      </div>
    </Modal>
  );
}

interface Props {
  dialog: Dialog;
  isOpen: boolean;
  afterClose: () => void;
}

/**
 * Classifies a call. After the last call of an agent who must classify it has no way out but saving (spec 2 §2,
 * Post-call classification dialog).
 */
export function CallClassifyDialog(): ReactNode {
  const { dialog, isOpen } = useDialog();
  const giveFocusBack = useFocusReturn();
  const [opening, setOpening] = useState(0);
  useChoices(isOpen);
  if (dialog === null) return null;
  return (
    <CallClassify
      key={`${dialog.call.id} ${opening}`}
      dialog={dialog}
      isOpen={isOpen}
      afterClose={() => {
        setOpening((before) => before + 1);
        giveFocusBack();
      }}
    />
  );
}
