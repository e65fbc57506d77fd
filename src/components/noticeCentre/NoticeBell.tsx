import { Suspense, useId, useRef, type ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { closeRequested, openRequested } from '../../store/noticeCentre/actions';
import {
  selectNewestNotice,
  selectNoticeList,
  selectUnseenNotices,
} from '../../store/noticeCentre/selectors';
import { RailBadge } from '../frame/RailBadge';
import { latePart } from '../intl/latePart';
import { useText } from '../intl/useText';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { Icon } from '../ui/icons/Icon';

const NoticeList = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './NoticeList')).NoticeList,
}));

/** At the foot of the rail: how much happened that the agent has not seen; opens the list of it. */
export function NoticeBell(): ReactNode {
  const t = useText();
  const request = useRequest();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const count = useAppSelector(selectUnseenNotices);
  const isOpen = useAppSelector(selectNoticeList) !== null;
  const agent = useAppSelector(selectUser)?.login ?? '';
  const upTo = useAppSelector(selectNewestNotice);
  const close = () => request(closeRequested({ agent, upTo }));
  const name = t('noticeCentre.title');
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="nav-rail__entry"
        aria-describedby={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={name}
        onClick={() => (isOpen ? close() : request(openRequested({ agent, upTo })))}
      >
        <Icon name="bell" className="nav-rail__icon" />
        <span className="visually-hidden">{name}</span>
        <RailBadge id={id} count={count} words={t('noticeCentre.unseen', { count })} />
      </button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <NoticeList opener={opener} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
