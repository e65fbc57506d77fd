import type { ReactNode } from 'react';
import { mailCloseRequested } from '../../../store/drafts/actions';
import { selectWriting } from '../../../store/drafts/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectLayout } from '../../../store/layout/selectors';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { useLast } from '../../ui/dialog/useLast';
import { T } from '../../intl';
import { MailWriting, TITLES } from './MailWriting';
import { PlaceButtons } from './PlaceButtons';

const WIDTH = 860;

/**
 * The editor of e-mails (spec 1 §2) over the page, where the agent wants it there. It stays with the conversation for
 * which it was opened; left, by Escape as well, it leaves a draft.
 */
export function AnswerDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const writing = useAppSelector((state) =>
    selectLayout(state).mailPlace === 'popup' ? selectWriting(state) : null,
  );
  const shown = useLast(writing);
  return (
    <FormDialog
      isOpen={writing !== null}
      title={shown !== null && <T id={TITLES[shown.kind]} />}
      width={WIDTH}
      onLeave={() => request(mailCloseRequested())}
      first={null}
      afterClose={afterClose}
    >
      {shown !== null && (
        <>
          <div className="answer-popup__places">
            <PlaceButtons />
          </div>
          <MailWriting key={`${shown.conversationId} ${shown.key}`} writing={shown} />
        </>
      )}
    </FormDialog>
  );
}
