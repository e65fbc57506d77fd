import { useState, type ReactNode } from 'react';
import type { Attachment } from '../../../store/messages/types';
import { StartTime } from '../../time/TimeText';
import { Icon, type IconName } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { useMediaUrl } from '../media';
import { DownloadLink } from '../timeline/attachments/DownloadLink';
import { attachmentKind, typeName, type AttachmentKind } from '../timeline/attachments/fileType';
import { useMediaScope } from '../timeline/attachments/MediaScope';
import { useDocumentLink } from '../timeline/attachments/useDownload';
import type { CameFile } from './filesOf';

const ICONS: Readonly<Record<AttachmentKind, IconName>> = {
  picture: 'file',
  audio: 'mic',
  video: 'play',
  document: 'file',
};

/** What stands for a file that has no picture: an icon, and its type where name or type tell it. */
function Sign({ file }: { file: Attachment }): ReactNode {
  return (
    <>
      <Icon name={ICONS[attachmentKind(file)]} />
      <span>{typeName(file.fileName, file.mimeType)}</span>
    </>
  );
}

interface Reachable {
  file: Attachment;
  url: string;
}

/** A small picture, which opens large; one that cannot be shown stands as its type. */
function Thumbnail({ file, url }: Reachable): ReactNode {
  const t = useText();
  const { open } = useMediaScope();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <button type="button" className="files__face" title={t('media.enlarge')} onClick={() => open(file.path)}>
      {isBroken ? (
        <Sign file={file} />
      ) : (
        <img
          className="files__picture"
          src={url}
          alt={file.fileName}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
        />
      )}
    </button>
  );
}

/** Any other file: one that a tab can show opens there, the rest is saved. */
function FileLink({ file, url }: Reachable): ReactNode {
  const { fileName } = file;
  return (
    <a className="files__face" {...useDocumentLink(file, url)} aria-label={fileName} title={fileName}>
      <Sign file={file} />
    </a>
  );
}

/** One file of a customer: what it is, its name, when it came, and the way to save it. */
export function FileTile({ came, today }: { came: CameFile; today: number }): ReactNode {
  const { file, sentAt } = came;
  const url = useMediaUrl(file.path);
  const Face = attachmentKind(file) === 'picture' ? Thumbnail : FileLink;
  return (
    <li className="files__tile">
      {url === null ? (
        <span className="files__face">
          {file.path === '' ? <T id="media.missing" /> : <Sign file={file} />}
        </span>
      ) : (
        <Face file={file} url={url} />
      )}
      <span className="files__name" dir="auto" title={file.fileName}>
        {file.fileName}
      </span>
      <span className="files__foot">
        <StartTime at={sentAt} today={today} />
        {url !== null && <DownloadLink url={url} fileName={file.fileName} />}
      </span>
    </li>
  );
}
