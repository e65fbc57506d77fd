import type { ReactNode } from 'react';
import { selectListOrder } from '../../store/conversations/worklistSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { orderRequested } from '../../store/worklist/actions';
import type { ListOrder } from '../../store/worklist/types';
import { Icon } from '../ui/icons/Icon';
import { ActionMenu } from '../ui/menu/ActionMenu';
import { useText } from '../intl';

const ORDERS = [
  ['waiting', 'conversations.order.waiting'],
  ['latest', 'conversations.order.latest'],
] as const satisfies readonly (readonly [ListOrder, string])[];

/** Which conversation comes first. */
export function OrderMenu(): ReactNode {
  const t = useText();
  const request = useRequest();
  const order = useAppSelector(selectListOrder);
  const shown = t(order === 'waiting' ? 'conversations.order.waitingShort' : 'conversations.order.latest');
  return (
    <ActionMenu
      label={t('conversations.order', { order: shown })}
      className="button button--quiet conversations__order"
      entries={ORDERS.map(([key, label]) => ({
        key,
        label: t(label),
        isPicked: key === order,
        onChoose: () => request(orderRequested({ order: key })),
      }))}
    >
      {shown}
      <Icon name="unfold" />
    </ActionMenu>
  );
}
