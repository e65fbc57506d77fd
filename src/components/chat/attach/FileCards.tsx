import { useRef, type ReactNode } from 'react';
import { fileRemoveRequested } from '../../../store/drafts/actions';
import type { DraftFile } from '../../../store/drafts/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectFileProblem } from '../../../store/outbox/selectors';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { FileWords } from '../timeline/attachments/FileWords';
import { useFilePreview } from './useFilePreview';
import { useFileProblem } from './useFileProblem';
import '../timeline/attachments/attachments.css';
import './fileCards.css';

interface CardProps {
  file: DraftFile;
  onRemove: () => void;
}

/** One file: a picture as it looks, its name and size, why it cannot be sent, and the way to take it out. */
function FileCard({ file, onRemove }: CardProps): ReactNode {
  const t = useText();
  const words = useFileProblem();
  const preview = useFilePreview(file);
  const problem = useAppSelector((state) => selectFileProblem(state, file));
  const failure = problem === null ? file.failure : { code: problem, message: '' };
  return (
    <li className={failure === undefined ? 'file-card' : 'file-card file-card--refused'}>
      {preview !== null && <img className="file-card__preview" src={preview} alt="" />}
      <FileWords fileName={file.name} mimeType={file.mimeType} bytes={file.bytes} />
      <IconButton label={t('attach.remove', { name: file.name })} onClick={onRemove}>
        <Icon name="cross" />
      </IconButton>
      {failure !== undefined && (
        <p className="file-card__problem" role="alert">
          {words(file, failure)}
        </p>
      )}
    </li>
  );
}

interface Props {
  conversationId: string;
  files: readonly DraftFile[];
  /** The last one was taken out, or the next one has to be gone to. */
  onLeave: () => void;
}

/** The files that go out with what is written below them, in order. */
export function FileCards({ conversationId, files, onLeave }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const list = useRef<HTMLUListElement>(null);

  /** The focus stays among the files, where there are others. */
  function remove({ uploadId }: DraftFile, index: number): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    request(fileRemoveRequested({ conversationId, uploadId }));
    if (next === undefined) onLeave();
    else next.focus();
  }

  return (
    <div className="file-cards">
      <ul ref={list} className="file-cards__list" aria-label={t('attach.files')}>
        {files.map((file, index) => (
          <FileCard key={file.uploadId} file={file} onRemove={() => remove(file, index)} />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        <T id="attach.count" values={{ count: files.length }} />
      </p>
    </div>
  );
}
