import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { classifyOpenRequested } from '../../store/history/actions';
import type { HistoryTable } from '../../store/history/types';
import { useRequest } from '../../store/hooks';
import { useText, type TextId } from '../intl';
import { RowButton } from './RowButton';

interface Props {
  table: HistoryTable;
  id: string;
  /** With whom the call or service was. */
  who: string;
  isClassified: boolean;
  /** The agent classified it, and the server has yet to take it. */
  isDeferred?: boolean;
  /** Why it cannot be classified. */
  offBecause?: TextId | null;
}

/** The star of a row, full once it is classified; opens the classify dialog. */
export function ClassifyButton({
  table,
  id,
  who,
  isClassified,
  isDeferred = false,
  offBecause = null,
}: Props): ReactNode {
  const t = useText();
  const request = useRequest();
  const classified = isClassified ? 'history.classifyAgain' : 'history.classify';
  const label = t(isDeferred ? 'history.classifyDeferred' : classified, { who });
  return (
    <RowButton
      label={label}
      offBecause={offBecause === null ? null : t(offBecause)}
      onPress={() => request(classifyOpenRequested({ table, id }))}
    >
      {isDeferred && <Icon name="clock" className="history__star" />}
      {!isDeferred && isClassified && <Icon name="starFilled" className="history__star" />}
      {!isDeferred && !isClassified && <Icon name="star" />}
    </RowButton>
  );
}
