import type { ReactNode } from 'react';
import { dialOpenRequested } from '../../store/calls/actions';
import { useRequest } from '../../store/hooks';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import { RowButton } from './RowButton';

interface Props {
  number: string;
  name: string | null;
  contactId?: string | null;
}

/** Opens the dial dialog with the number of a row. */
export function HistoryCallButton({ number, name, contactId = null }: Props): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <RowButton
      label={t('history.callBack', { who: name ?? number })}
      onPress={() => request(dialOpenRequested({ number, name, contactId }))}
    >
      <Icon name="voice" />
    </RowButton>
  );
}
