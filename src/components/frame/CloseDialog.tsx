import { Button } from 'antd';
import { shallowEqual } from 'react-redux';
import { useRef, useState, type ReactNode } from 'react';
import { logoutRequested } from '../../store/auth/actions';
import { selectLiveCalls } from '../../store/calls/selectors';
import { selectActiveIds, selectConversation, selectKnownIds } from '../../store/conversations/selectors';
import { selectHasDraft } from '../../store/drafts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectPendingClassificationCount, selectUnsentCount } from '../../store/outbox/selectors';
import { selectLeavesLater } from '../../store/queues/selectors';
import { closeCancelRequested } from '../../store/ui/actions';
import { selectClosing } from '../../store/ui/selectors';
import { customerName } from '../conversations/customer';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { Dialog } from '../ui/dialog/Dialog';

const NAMES_SHOWN = 3;

/** What the agent would leave behind: how much of it, and the first customers by name. */
function OpenWork(): ReactNode {
  const t = useText();
  const ids = useAppSelector(selectActiveIds);
  const named = useAppSelector(
    (state) => ids.slice(0, NAMES_SHOWN).map((id) => selectConversation(state, id)),
    shallowEqual,
  );
  const drafts = useAppSelector(
    (state) => selectKnownIds(state).filter((id) => selectHasDraft(state, id)).length,
  );
  const calls = useAppSelector(selectLiveCalls).length;
  const unsent = useAppSelector(selectUnsentCount);
  const classifications = useAppSelector(selectPendingClassificationCount);
  const counted = [
    [calls, 'close.calls'],
    [ids.length, 'close.conversations'],
    [drafts, 'close.drafts'],
    [unsent, 'close.unsent'],
    [classifications, 'close.classifications'],
  ] as const;
  const facts = counted.flatMap(([count, words]) => (count > 0 ? [t(words, { count })] : []));
  if (facts.length === 0) return null;
  const names = named.flatMap((one) => (one === undefined ? [] : [customerName(one)]));
  const others = ids.length - names.length;
  return (
    <>
      <p className="close-dialog__facts">{facts.join(', ')}</p>
      {names.length > 0 && (
        <p>{others > 0 ? t('close.others', { names: names.join(', '), count: others }) : names.join(', ')}</p>
      )}
    </>
  );
}

/** Asks before the product closes and the agent leaves every queue (spec 1 §2). */
export function CloseDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const isOpen = useAppSelector(selectClosing);
  const isLater = useAppSelector(selectLeavesLater);
  const [isLeaving, setIsLeaving] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      first={no}
      open={isOpen}
      title={<T id="close.title" />}
      onCancel={() => request(closeCancelRequested())}
      afterClose={() => {
        setIsLeaving(false);
        afterClose();
      }}
      footer={
        <div className="dialog__buttons">
          <Button ref={no} onClick={() => request(closeCancelRequested())}>
            <T id="action.no" />
          </Button>
          <Button
            type="primary"
            danger
            loading={isLeaving}
            onClick={() => {
              setIsLeaving(true);
              request(logoutRequested());
            }}
          >
            <T id="action.yes" />
          </Button>
        </div>
      }
    >
      <div className="dialog__text">
        <OpenWork />
        <p>
          <T id="close.pending" />
        </p>
        <p>
          <T id={isLater ? 'close.queuesLater' : 'close.queues'} />
        </p>
      </div>
    </Dialog>
  );
}
