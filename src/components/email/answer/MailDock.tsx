import { useId, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { mailCloseRequested } from '../../../store/drafts/actions';
import type { Writing } from '../../../store/drafts/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectLayout } from '../../../store/layout/selectors';
import { useMediaQuery } from '../../appearance/useMediaQuery';
import { T } from '../../intl';
import { DockSeparator, useDockHeight } from './DockSeparator';
import { MailWriting, TITLES } from './MailWriting';
import { PlaceButtons } from './PlaceButtons';
import { isComposing } from '../../ui/isComposing';
import './mailDock.css';

/** In windows this small a mail and its answer have no room beside each other. */
const SMALL = '(max-height: 899px), (max-width: 899px)';

/** What is dropped or pasted here goes with this mail: the conversation around it takes files as well. */
function keepInside(event: SyntheticEvent): void {
  event.stopPropagation();
}

/**
 * The editor of e-mails (spec 1 §2) below the thread, which stays to be read, searched and copied. It is a dialog that
 * keeps nobody in; Escape leaves it, and a draft.
 */
export function MailDock({ writing }: { writing: Writing }): ReactNode {
  const request = useRequest();
  const id = useId();
  const height = useDockHeight();
  const isSmall = useMediaQuery(SMALL);
  const isFull = useAppSelector((state) => selectLayout(state).mailPlace === 'full') || isSmall;

  function onKeyDown(event: KeyboardEvent): void {
    const { currentTarget, key, target } = event;
    // A dialog that was opened here stands elsewhere, and its keys are heard here all the same.
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (key !== 'Escape' || !isOwn || isComposing(event)) return;
    event.stopPropagation();
    request(mailCloseRequested());
  }

  return (
    <div
      role="dialog"
      data-docked
      className={isFull ? 'mail-dock mail-dock--full' : 'mail-dock'}
      style={isFull ? undefined : { height: `${height.value}%` }}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onDragEnter={keepInside}
      onDragLeave={keepInside}
      onDragOver={keepInside}
      onDrop={keepInside}
      onPaste={keepInside}
    >
      {!isFull && <DockSeparator height={height} />}
      <div className="mail-dock__head">
        <h2 id={id} className="mail-dock__title">
          <T id={TITLES[writing.kind]} />
        </h2>
        <PlaceButtons isFullOnly={isSmall} />
      </div>
      <MailWriting key={`${writing.conversationId} ${writing.key}`} writing={writing} />
    </div>
  );
}
