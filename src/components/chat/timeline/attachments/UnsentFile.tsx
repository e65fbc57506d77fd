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
import { useText } from '../../../intl';
import { UploadBar } from '../../attach/UploadBar';
import { useFileProblem } from '../../attach/useFileProblem';
import { OutboxChoice, passFocus } from '../OutboxChoice';
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
          <IconButton
            label={label}
            onClick={({ currentTarget }) => {
              passFocus(currentTarget, 'log');
              request(cancelRequested({ clientMsgId }));
            }}
          >
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
  const edit = ['message.edit', editRequested, 'composer'] as const;
  const withBytes = [
    ['action.retry', retryRequested, 'message'],
    edit,
    ['attach.save', saveFileRequested, null],
  ] as const;
  // What was written beside a lost file is still there.
  const withWords = text === '' ? [] : [edit];
  const choices = [
    ...(isLost ? withWords : withBytes),
    ['message.discard', discardRequested, 'log'] as const,
  ];
  return (
    <div className="bubble__failed">
      {failure !== null && <p className="bubble__error">{words(file, failure)}</p>}
      <div className="bubble__choices">
        {choices.map(([id, choice, onward]) => (
          <OutboxChoice
            key={id}
            words={id}
            onward={onward}
            onPress={() => request(choice({ clientMsgId }))}
          />
        ))}
      </div>
    </div>
  );
}
