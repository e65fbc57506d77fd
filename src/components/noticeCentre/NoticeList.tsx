import { useId, type ReactNode, type RefObject } from 'react';
import { missedSeenRequested } from '../../store/calls/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { clearRequested } from '../../store/noticeCentre/actions';
import { selectNoticeList, selectNotices, type Notice } from '../../store/noticeCentre/selectors';
import { useAtLeast } from '../frame/useAtLeast';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { EmptyState } from '../ui/feedback/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { Popover } from '../ui/popover/Popover';
import { NoticeRow } from './NoticeRow';
import './noticeCentre.css';

interface Props {
  /** What opened it, where the focus goes back to. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Whether it is gone once the agent says so; what waits for them stays until it is done. */
function isClearable(notice: Notice): boolean {
  return notice.kind !== 'reminder' && !(notice.kind === 'unsent' && notice.clientMsgId !== undefined);
}

/** What happened that the agent may have overlooked, the newest first; each leads to where it is dealt with. */
export function NoticeList({ opener, onClose }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const request = useRequest();
  const isBesideRail = useAtLeast('rail');
  const notices = useAppSelector(selectNotices);
  const since = useAppSelector(selectNoticeList)?.since ?? 0;

  function leave(): void {
    opener.current?.focus({ preventScroll: true });
    onClose();
  }

  function clear(): void {
    const ids = notices.flatMap((notice) => (notice.kind === 'missedCall' ? notice.call.id : []));
    leave();
    if (ids.length > 0) request(missedSeenRequested({ ids }));
    request(clearRequested());
  }

  return (
    <Popover
      labelledBy={id}
      anchor={opener}
      align={isBesideRail ? 'beside' : 'start'}
      onClose={onClose}
      onResize="follow"
    >
      <div className="popover__head">
        <h2 id={id} className="popover__title">
          <T id="noticeCentre.title" />
        </h2>
        {notices.some(isClearable) && (
          <button type="button" className="button button--quiet notice-list__clear" onClick={clear}>
            <T id="noticeCentre.clear" />
          </button>
        )}
        <IconButton label={t('action.close')} onClick={leave}>
          <Icon name="cross" />
        </IconButton>
      </div>
      {notices.length === 0 ? (
        <EmptyState
          icon={<Icon name="bell" />}
          title={t('noticeCentre.none')}
          hint={t('noticeCentre.noneHint')}
        />
      ) : (
        <ul role="list" className="notice-list" aria-label={t('noticeCentre.title')}>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isNew={notice.at > since} leave={leave} />
          ))}
        </ul>
      )}
    </Popover>
  );
}
