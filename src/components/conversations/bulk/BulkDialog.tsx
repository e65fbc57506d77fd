import { Button } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { manySubject } from '../../../lib/formKeys';
import { askCancelRequested, runRequested } from '../../../store/bulkActions/actions';
import { selectBulkAsking, selectChosen } from '../../../store/bulkActions/selectors';
import { selectConversation } from '../../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { ClassifyFrame } from '../../classification/ClassifyFrame';
import { CLASSIFICATION, useClassifyForm } from '../../classification/useClassifyForm';
import { T } from '../../intl';
import { Dialog } from '../../ui/dialog/Dialog';
import { useKeptFormHands } from '../../ui/dialog/keptForms';
import { useLast } from '../../ui/dialog/useLast';
import { UnsentOfMany } from './UnsentOfMany';

interface Props {
  ids: readonly string[];
  isOpen: boolean;
  afterClose: () => void;
}

/** No comes first: who pressed a key once too often ends nothing. */
function EndMany({ ids, isOpen, afterClose }: Props): ReactNode {
  const request = useRequest();
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={isOpen}
      title={<T id="bulk.end.title" />}
      first={no}
      afterClose={afterClose}
      onCancel={() => request(askCancelRequested())}
      footer={
        <div className="dialog__buttons">
          <Button ref={no} onClick={() => request(askCancelRequested())}>
            <T id="action.no" />
          </Button>
          <Button
            type="primary"
            onClick={() => request(runRequested({ conversationIds: ids, action: { kind: 'end' } }))}
          >
            <T id="action.yes" />
          </Button>
        </div>
      }
    >
      <p className="dialog__text">
        <T id="bulk.end.question" values={{ count: ids.length }} />
      </p>
      <UnsentOfMany ids={ids} />
    </Dialog>
  );
}

function ClassifyMany({ ids, isOpen, afterClose }: Props): ReactNode {
  const request = useRequest();
  // The choices of one queue; of several, all there are.
  const queue = useAppSelector((state) => {
    const queues = new Set(ids.map((id) => selectConversation(state, id)?.queue ?? ''));
    const [only = ''] = queues;
    return queues.size === 1 ? only : null;
  });
  const { keep } = useKeptFormHands();
  const subject = manySubject(ids);
  const form = useClassifyForm(
    ({ classificationId, subclassificationId, notes }) => {
      const action = { kind: 'classify', classificationId, subclassificationId, notes } as const;
      // A later write would outlast what becomes of it.
      keep(CLASSIFICATION.keyOf(subject));
      request(runRequested({ conversationIds: ids, action }));
    },
    null,
    {},
    subject,
  );
  return (
    <ClassifyFrame
      isOpen={isOpen}
      form={form}
      subject={subject}
      queue={queue}
      failure={null}
      about={
        <p className="dialog__text">
          <T id="bulk.chosen" values={{ count: ids.length }} />
        </p>
      }
      isModal
      isSaving={false}
      // Those that fail find it again (`sagas/conversations/bulkActions`).
      forgetsItself
      onLeave={() => request(askCancelRequested())}
      afterClose={afterClose}
    />
  );
}

/** Asks how, and whether, before several conversations are ended or classified; the transfer has its own dialog. */
export function BulkDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const asked = useAppSelector(selectBulkAsking);
  const asking = asked === 'transfer' ? null : asked;
  const chosen = useAppSelector(selectChosen);
  const kind = useLast(asking);
  const ids = useLast(asking === null ? null : chosen) ?? chosen;
  const [opening, setOpening] = useState(0);
  if (kind === null) return null;
  const props = {
    ids,
    isOpen: asking !== null,
    afterClose() {
      setOpening((before) => before + 1);
      afterClose();
    },
  };
  // What one opening was filled in with stays with its conversations, also when one of them goes meanwhile.
  return kind === 'end' ? <EndMany {...props} /> : <ClassifyMany key={opening} {...props} />;
}
