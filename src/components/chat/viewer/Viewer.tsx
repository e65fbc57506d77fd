import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Attachment, Message } from '../../../store/messages/types';
import { selectMessages } from '../../../store/messages/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectEarlierMessages } from '../../../store/timeline/selectors';
import { useLast } from '../../ui/dialog/useLast';
import { Dialog } from '../../ui/dialog/Dialog';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { useMediaUrl } from '../media';
import { DownloadLink } from '../timeline/attachments/DownloadLink';
import { MediaIcon } from '../timeline/attachments/MediaIcon';
import { attachmentKind } from '../timeline/attachments/fileType';
import { Large } from './Large';
import './viewer.css';

/** The arrow keys do this, wherever in a dialog the focus is. */
function useArrowKeys(isOpen: boolean, onLeft: () => void, onRight: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onLeft();
      if (key === 'ArrowRight') onRight();
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [isOpen, onLeft, onRight]);
}

function isPicture(file: Attachment): boolean {
  return attachmentKind(file) === 'picture' && file.path !== '';
}

/** The pictures of messages, the oldest first, each once; not those of messages that were deleted. */
function picturesOf(messages: readonly Message[]): Attachment[] {
  const pictures = messages.flatMap(({ attachments, status }) =>
    status === 'deleted' ? [] : attachments.filter(isPicture),
  );
  return [...new Map(pictures.map((picture) => [picture.path, picture])).values()];
}

interface Props {
  conversationId: string;
  /** The picture to show; null while the viewer is closed. */
  path: string | null;
  onShow: (path: string) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** What the agent chose is meant for the next picture too. */
let fillsScreen = false;

function Download({ picture }: { picture: Attachment }): ReactNode {
  const url = useMediaUrl(picture.path);
  return url === null ? null : <DownloadLink url={url} fileName={picture.fileName} />;
}

/** The pictures of the conversation around the one on show. */
function useRow(conversationId: string, path: string | null, onShow: (path: string) => void) {
  const messages = useAppSelector((state) => selectMessages(state, conversationId));
  const earlier = useAppSelector((state) => selectEarlierMessages(state, conversationId));
  const pictures = useMemo(() => picturesOf([...earlier, ...messages]), [earlier, messages]);
  const at = pictures.findIndex((one) => one.path === path);
  const [before, picture, after] = [pictures[at - 1], pictures[at], pictures[at + 1]];
  const show = (other: Attachment | undefined) => () => {
    if (other !== undefined) onShow(other.path);
  };
  return { number: at + 1, count: pictures.length, picture, before, after, show };
}

/**
 * A picture over the whole screen, 400 px wide at first (spec 1 §9); the arrow keys lead through those of the
 * conversation.
 */
export function Viewer({ conversationId, path, onShow, onClose, afterClose }: Props): ReactNode {
  const t = useText();
  const close = useRef<HTMLButtonElement>(null);
  const { number, count, picture, before, after, show } = useRow(conversationId, useLast(path), onShow);
  const [fills, setFills] = useState(fillsScreen);
  const isOpen = path !== null && picture !== undefined;
  useArrowKeys(isOpen, show(before), show(after));

  function resize(): void {
    fillsScreen = !fills;
    setFills(!fills);
  }

  return (
    <Dialog
      open={isOpen}
      title={t('viewer.title', { number, count })}
      className="viewer"
      width="window"
      centered={false}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      first={close}
      afterClose={afterClose}
    >
      {picture !== undefined && (
        <div className="viewer__body">
          <div className="viewer__bar">
            <bdi className="viewer__name">{picture.fileName}</bdi>
            <IconButton label={t(fills ? 'viewer.smaller' : 'viewer.larger')} onClick={resize}>
              <MediaIcon name={fills ? 'smaller' : 'larger'} />
            </IconButton>
            <Download picture={picture} />
            <IconButton ref={close} label={t('viewer.close')} onClick={onClose}>
              <Icon name="cross" />
            </IconButton>
          </div>
          <div className="viewer__stage">
            <IconButton label={t('viewer.previous')} isOff={before === undefined} onClick={show(before)}>
              <MediaIcon name="left" />
            </IconButton>
            <Large key={picture.path} picture={picture} fills={fills} />
            <IconButton label={t('viewer.next')} isOff={after === undefined} onClick={show(after)}>
              <MediaIcon name="right" />
            </IconButton>
          </div>
        </div>
      )}
    </Dialog>
  );
}
