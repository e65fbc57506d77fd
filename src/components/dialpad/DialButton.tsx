import type { ReactNode } from 'react';
import { dialOpenRequested } from '../../store/calls/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl/useText';

/** Opens the dial dialog, for agents who have a telephone. */
export function DialButton(): ReactNode {
  const t = useText();
  const request = useRequest();
  if (!useAppSelector(selectHasTelephone)) return null;
  return (
    <IconButton
      label={t('dial.open')}
      onClick={() => request(dialOpenRequested({ number: '', name: null, contactId: null }))}
    >
      <Icon name="voice" />
    </IconButton>
  );
}
