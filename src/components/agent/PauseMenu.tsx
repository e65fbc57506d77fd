import { CheckOutlined, DownOutlined, LoadingOutlined, PauseOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { pauseReasonsReadRequested, pauseRequested, unpauseRequested } from '../../store/agent/actions';
import { selectAgent, selectPauseReasons } from '../../store/agent/selectors';
import type { RequestAction } from '../../store/hooks';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useFailureText } from '../feedback/failureText';
import { useToast } from '../feedback/Toasts';
import { useText } from '../intl/useText';
import { useMenuTrigger } from '../menu/useMenuTrigger';

type PlainItem = Extract<NonNullable<MenuProps['items']>[number], { type?: 'item' }>;

/** The library hands what it does not know to the element: here, what makes the item a radio. */
interface Item extends PlainItem {
  role?: 'menuitemradio';
  'aria-checked'?: boolean;
}

const RETRY = 'retry';
const REASON = 'reason:';

function useItems(): Item[] {
  const t = useText();
  const failureText = useFailureText();
  const { pauseReason, reasonsRead } = useAppSelector(selectAgent);
  const reasons = useAppSelector(selectPauseReasons);
  const items: Item[] = reasons.map(({ name }) => ({
    key: `${REASON}${name}`,
    label: name,
    icon: <CheckOutlined className={name === pauseReason ? '' : 'pause-menu__unchecked'} aria-hidden />,
    role: 'menuitemradio',
    'aria-checked': name === pauseReason,
  }));
  if (reasonsRead.status === 'failed' && reasonsRead.failure !== null) {
    const label = <span className="pause-menu__failure">{failureText(reasonsRead.failure)}</span>;
    return [...items, { key: 'failure', label, disabled: true }, { key: RETRY, label: t('action.retry') }];
  }
  if (items.length > 0) return items;
  const word = reasonsRead.status === 'loaded' ? 'agent.noReasons' : 'feedback.loading';
  return [{ key: 'nothing', label: t(word), disabled: true }];
}

function useChoice(): (key: string) => RequestAction | null {
  const { pauseReason } = useAppSelector(selectAgent);
  return (key) => {
    if (key === RETRY) return pauseReasonsReadRequested();
    if (!key.startsWith(REASON)) return null;
    const reason = key.slice(REASON.length);
    // Spec 1 §4: one reason at a time; unticking it ends the pause.
    return reason === pauseReason ? unpauseRequested() : pauseRequested({ reason });
  };
}

function useFailureToast(): void {
  const show = useToast();
  const failureText = useFailureText();
  const { failure } = useAppSelector(selectAgent);
  useEffect(() => {
    if (failure !== null) show(failureText(failure), 'error');
  }, [failure, failureText, show]);
}

/** The button Pausa with the server's reasons; the current one is ticked. */
export function PauseMenu(): ReactNode {
  const t = useText();
  const request = useRequest();
  const items = useItems();
  const choose = useChoice();
  const trigger = useMenuTrigger();
  const { pending } = useAppSelector(selectAgent);
  useFailureToast();
  return (
    <Dropdown
      {...trigger.dropdown}
      trigger={['click']}
      menu={{
        items,
        onClick: ({ key }) => {
          const action = choose(key);
          if (action !== null) request(action);
        },
      }}
    >
      <Button
        {...trigger.button}
        aria-busy={pending !== null}
        icon={pending === null ? <PauseOutlined aria-hidden /> : <LoadingOutlined aria-hidden />}
      >
        {t('agent.pause')}
        <DownOutlined className="pause-menu__arrow" aria-hidden />
      </Button>
    </Dropdown>
  );
}
