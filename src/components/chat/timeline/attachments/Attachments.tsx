import { Suspense, type ReactNode } from 'react';
import type { Attachment } from '../../../../store/messages/types';
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary';
import { latePart } from '../../../intl/latePart';
import { useMediaUrl } from '../../media';
import { boxOf } from './boxOf';
import { FileWords } from './FileWords';
import { attachmentKind } from './fileType';
import { Picture } from './Picture';
import { useDocumentLink } from './useDownload';
import './attachments.css';

/** A document: one that a tab can show opens there, any other is saved. */
function Document({ attachment, url }: { attachment: Attachment; url: string }): ReactNode {
  return (
    <a className="attachment" {...useDocumentLink(attachment, url)}>
      <FileWords {...attachment} />
    </a>
  );
}

const load = () => import(/* webpackChunkName: "media" */ './media');

const AudioPlayer = latePart(async () => ({ default: (await load()).AudioPlayer }));
const VideoPlayer = latePart(async () => ({ default: (await load()).VideoPlayer }));

/** A player, and the place that is kept free until its code is there. */
function Playable({ attachment, url }: { attachment: Attachment; url: string }): ReactNode {
  const isVideo = attachmentKind(attachment) === 'video';
  const Player = isVideo ? VideoPlayer : AudioPlayer;
  const place = isVideo ? (
    <span className="attachment__video" style={boxOf(attachment)} />
  ) : (
    <span className="audio" />
  );
  return (
    <ErrorBoundary>
      <Suspense fallback={place}>
        <Player attachment={attachment} url={url} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Item({ attachment }: { attachment: Attachment }): ReactNode {
  const url = useMediaUrl(attachment.path);
  if (url === null) {
    return (
      <span className="attachment">
        <FileWords {...attachment} isMissing={attachment.path === ''} />
      </span>
    );
  }
  switch (attachmentKind(attachment)) {
    case 'picture':
      return <Picture attachment={attachment} url={url} />;
    case 'audio':
    case 'video':
      return <Playable attachment={attachment} url={url} />;
    case 'document':
      return <Document attachment={attachment} url={url} />;
  }
}

/** The files of a message: pictures, sounds and videos in place, documents with name, type and size. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }): ReactNode {
  return attachments.map((attachment, place) => (
    <Item key={`${attachment.path} ${String(place)}`} attachment={attachment} />
  ));
}
