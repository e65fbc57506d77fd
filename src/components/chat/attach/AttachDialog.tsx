import { Button } from 'antd';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import {
  attachCloseRequested,
  attachFileRequested,
  cancelRequested,
  sendFileRequested,
} from '../../../store/outbox/actions';
import { selectAttaching, selectFileItemId, selectFileProblem } from '../../../store/outbox/selectors';
import type { Attaching } from '../../../store/outbox/types';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { keptForm, useKeptValues } from '../../ui/dialog/keptForms';
import { LeaveButton } from '../../ui/dialog/LeaveButton';
import { useLast } from '../../ui/dialog/useLast';
import { useToast } from '../../ui/feedback';
import { T, useText } from '../../intl';
import { ChosenFile } from './ChosenFile';
import { FileInput } from './FileInput';
import { UploadBar } from './UploadBar';
import { useChosenFile } from './useChosenFile';
import { useFileDrop } from './useFileDrop';
import { useFileProblem } from './useFileProblem';
import '../../config/settings.css';
import './attach.css';

/** Captions that are written, by what they belong to. */
const CAPTION = keptForm<string>('caption');

function subjectOf({ conversationId, replaces }: Attaching): string {
  return `${conversationId} ${replaces ?? ''}`;
}

function sends({ key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  const isPlain = !shiftKey && !ctrlKey && !altKey && !metaKey;
  return key === 'Enter' && isPlain && !nativeEvent.isComposing;
}

/** Why the chosen file cannot go out: what the server would say, or what was said when it was tried. */
function useProblem({ file, failure }: Attaching): string | null {
  const words = useFileProblem();
  const problem = useAppSelector((state) => selectFileProblem(state, file));
  if (file === null) return null;
  if (problem !== null) return words(file, { code: problem, message: '' });
  return failure === null ? null : words(file, failure);
}

function Parts({ dialog }: { dialog: Attaching }): ReactNode {
  const { conversationId, file, isSending, replaces } = dialog;
  const request = useRequest();
  const t = useText();
  const show = useToast();
  const choose = useChosenFile();
  const kept = useKeptValues(CAPTION, subjectOf(dialog), dialog.caption);
  const caption = kept.values;
  const captionField = useRef<HTMLTextAreaElement>(null);
  const problem = useProblem(dialog);
  const clientMsgId = useAppSelector((state) => selectFileItemId(state, file?.uploadId ?? null));
  const isReady = file !== null && !isSending && problem === null;

  function take(chosen: File): void {
    request(attachFileRequested({ file: choose(chosen) }));
    captionField.current?.focus();
  }

  function send(): void {
    if (isReady) request(sendFileRequested({ conversationId, file, caption, replaces }));
  }

  const takeFirst = ([first]: readonly File[]) => first !== undefined && take(first);
  const { isOver, handlers } = useFileDrop(isSending ? null : takeFirst, () =>
    show(t('attach.folder'), 'error'),
  );

  return (
    <div className={isOver ? 'attach attach--over' : 'attach'} {...handlers}>
      <FileInput isOff={file !== null} onChoose={take} />
      {file !== null && (
        <ChosenFile
          file={file}
          onRemove={isSending ? null : () => request(attachFileRequested({ file: null }))}
        />
      )}
      {problem !== null && (
        <p className="attach__problem" role="alert">
          {problem}
        </p>
      )}
      <label>
        <span className="field__label">
          <T id="attach.caption" />
        </span>
        <textarea
          ref={captionField}
          className="attach__caption"
          rows={2}
          dir="auto"
          disabled={isSending}
          value={caption}
          onChange={({ target }) => kept.set(target.value)}
          onKeyDown={(event) => {
            if (!sends(event)) return;
            event.preventDefault();
            send();
          }}
        />
      </label>
      {file !== null && isSending && <UploadBar uploadId={file.uploadId} />}
      <div className="dialog__buttons">
        {isSending && clientMsgId !== null && (
          <Button danger onClick={() => request(cancelRequested({ clientMsgId }))}>
            <T id="attach.cancel" />
          </Button>
        )}
        <LeaveButton words={isSending ? 'action.close' : 'action.cancel'} />
        <Button type="primary" disabled={!isReady} onClick={send}>
          <T id="chat.send" />
        </Button>
      </div>
    </div>
  );
}

/**
 * Attaches a file, with a caption, to the conversation for which it was opened (spec 1 §5): one at a time. It
 * closes once the file is sent; closed before, the file goes on in its bubble.
 */
export function AttachDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const dialog = useAppSelector(selectAttaching);
  const shown = useLast(dialog);
  return (
    <FormDialog
      isOpen={dialog !== null}
      title={<T id="attach.title" />}
      width="wide"
      onLeave={() => request(attachCloseRequested())}
      keeps={shown === null ? null : CAPTION.keyOf(subjectOf(shown))}
      isUnderWay={dialog?.isSending === true}
      first={null}
      afterClose={afterClose}
    >
      {/* A caption is meant for one conversation, even if the dialog opens again before it is quite closed. */}
      {shown !== null && <Parts key={subjectOf(shown)} dialog={shown} />}
    </FormDialog>
  );
}
