import type { ReactNode } from 'react';
import type { Notice } from '../../store/noticeCentre/selectors';
import { T } from '../intl/T';
import { StartTime } from '../time/TimeText';
import { useToday } from '../time/useNow';
import { Icon } from '../ui/icons/Icon';
import { useNoticeAction } from './useNoticeAction';
import { useNoticeWords } from './useNoticeWords';

interface Props {
  notice: Notice;
  /** Whether it came after the agent looked last. */
  isNew: boolean;
  /** Closes the list; the focus goes back to its opener. */
  leave: () => void;
}

/** One thing that happened: what, with whom, when, and the way to where it is dealt with. */
export function NoticeRow({ notice, isNew, leave }: Props): ReactNode {
  const today = useToday();
  const { icon, title, detail } = useNoticeWords(notice);
  const action = useNoticeAction(notice);
  const content = (
    <>
      <Icon name={icon} className="notice-row__icon" />
      <span className="notice-row__words">
        <span className="notice-row__title">
          {title}
          {isNew && (
            <span className="notice-row__new">
              <T id="noticeCentre.new" />
            </span>
          )}
        </span>
        <span className="notice-row__detail" dir="auto">
          {detail}
        </span>
        {action !== null && (
          <span className="notice-row__action">
            <T id={action.word} />
          </span>
        )}
      </span>
      <StartTime at={notice.at} today={today} className="notice-row__time tabular" />
    </>
  );
  const className = `notice-row notice-row--${notice.kind}`;
  return (
    <li>
      {action === null ? (
        <div className={className}>{content}</div>
      ) : (
        <button
          type="button"
          className={className}
          onClick={() => {
            leave();
            action.run();
          }}
        >
          {content}
        </button>
      )}
    </li>
  );
}
