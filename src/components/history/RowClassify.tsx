import { useState, type ReactNode } from 'react';
import { classifyCloseRequested, classifyRequested } from '../../store/history/actions';
import {
  selectClassifiedRow,
  selectRowClassification,
  type ClassifiedRow,
} from '../../store/history/listSelectors';
import { selectRowDialog } from '../../store/history/selectors';
import type { RowDialog } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { rowSubject } from '../../lib/formKeys';
import { ClassifyFrame } from '../classification/ClassifyFrame';
import { useChoices } from '../classification/useChoices';
import { useClassifyForm } from '../classification/useClassifyForm';
import { customerName, protocolOf } from '../conversations/customer';
import { useFocusReturn } from '../ui/dialog/useFocusReturn';
import { useLast } from '../ui/dialog/useLast';
import { T } from '../intl';

/** Which call or service it is about. */
function About({ row }: { row: ClassifiedRow }): ReactNode {
  if ('conversation' in row) {
    const { conversation } = row;
    const values = { protocol: protocolOf(conversation.id), name: customerName(conversation) };
    return <T id="classify.conversation" values={values} />;
  }
  const { name, number, queue } = row;
  return <T id="classify.callInQueue" values={{ who: name ?? number, queue: queue ?? '' }} />;
}

interface Props {
  dialog: RowDialog;
  row: ClassifiedRow;
  isOpen: boolean;
  afterClose: () => void;
}

function Classify({ dialog: { table, id, saving, failure }, row, isOpen, afterClose }: Props): ReactNode {
  const request = useRequest();
  const soFar = useLast(useAppSelector(selectRowClassification));
  const form = useClassifyForm(
    (choice) => request(classifyRequested({ table, id, ...choice })),
    failure,
    soFar ?? {},
    rowSubject({ table, id }),
  );
  const { queue } = 'conversation' in row ? row.conversation : row;
  return (
    <ClassifyFrame
      isOpen={isOpen}
      form={form}
      subject={rowSubject({ table, id })}
      queue={queue}
      failure={failure}
      afterClose={afterClose}
      about={
        <p className="dialog__text">
          <About row={row} />
        </p>
      }
      hasProtocol={table === 'calls'}
      opener="rowClassify"
      isSaving={saving}
      onLeave={() => request(classifyCloseRequested())}
    />
  );
}

/** Classifies a row of the history, calls with a protocol number of their own; it begins with what the row has. */
export function RowClassify(): ReactNode {
  const open = useAppSelector(selectRowDialog);
  const dialog = useLast(open);
  const row = useLast(useAppSelector(selectClassifiedRow));
  const giveFocusBack = useFocusReturn();
  const [opening, setOpening] = useState(0);
  useChoices(open !== null);
  if (dialog === null || row === null) return null;
  return (
    <Classify
      key={opening}
      dialog={dialog}
      row={row}
      isOpen={open !== null}
      afterClose={() => {
        setOpening((before) => before + 1);
        giveFocusBack();
      }}
    />
  );
}
