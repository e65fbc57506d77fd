import type { ReactNode } from 'react';
import { useRequest } from '../../../../store/hooks';
import {
  cancelRequested,
  discardRequested,
  editRequested,
  retryRequested,
  saveFileRequested,
} from '../../../../store/outbox/actions';
import type { OutboxFile, OutboxItem } from '../../../../store/outbox/types';
import { IconButton } from '../../../ui/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { T, useText } from '../../../intl';
import { UploadBar } from '../../attach/UploadBar';
import { useFileProblem } from '../../attach/useFileProblem';
import { FileWords } from './FileWords';
import './attachments.css';

interface Props {
  item: OutboxItem;
  file: OutboxFile;
}

/** The bytes are gone: nothing is left to be tried or saved. */
const LOST = 'fileMissing';

/** A file that is not at the server yet: what it is, how far it came, and the way to stop it. */
export function UnsentFile({ item: { clientMsgId, state }, file }: Props): ReactNode {
  const t = useText();
  const request = useRequest();
  const label = t('attach.cancelOf', { name: file.name });
  return (
    <span className="attachment attachment--unsent">
      <FileWords fileName={file.name} mimeType={file.mimeType} bytes={file.bytes} />
      {state !== 'failed' && (
        <>
          <IconButton label={label} onClick={() => request(cancelRequested({ clientMsgId }))}>
            <Icon name="cross" />
          </IconButton>
          <UploadBar uploadId={file.uploadId} />
        </>
      )}
    </span>
  );
}

/** Why a file was not sent, and what the agent may do about it: saved, it is lost in no case. */
export function FailedFile({ item: { clientMsgId, failure, text }, file }: Props): ReactNode {
  const request = useRequest();
  const words = useFileProblem();
  const isLost = failure?.code === LOST;
  const withBytes = [
    ['action.retry', retryRequested],
    ['message.edit', editRequested],
    ['attach.save', saveFileRequested],
  ] as const;
  // What was written beside a lost file is still there.
  const withWords = text === '' ? [] : ([['message.edit', editRequested]] as const);
  const choices = [...(isLost ? withWords : withBytes), ['message.discard', discardRequested] as const];
  return (
    <div className="bubble__failed">
      {failure !== null && <p className="bubble__error">{words(file, failure)}</p>}
      <div className="bubble__choices">
        {choices.map(([id, choice]) => (
          <button key={id} type="button" className="button" onClick={() => request(choice({ clientMsgId }))}>
            <T id={id} />
          </button>
        ))}
      </div>
    </div>
  );
}
