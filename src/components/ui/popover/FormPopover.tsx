import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../intl/useText';
import { focusFirst } from '../dialog/focusFirst';
import { LeaveContext } from '../dialog/LeaveButton';
import { useFormLeave, type FormLeave } from '../dialog/useFormLeave';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import type { Alignment } from '../menu/placeBeside';
import { findAnchor } from './anchor';
import { Popover } from './Popover';

interface Props extends FormLeave {
  title: ReactNode;
  /** The name of what opens it (`data-opens`), where the keyboard or a menu opened it. */
  name: string;
  /** A press elsewhere leaves it, and keeps what was typed; else it stays while the agent works beside it. */
  leavesByPress?: boolean;
  /** The edge at which it stands in line with what it is beside; the right ones unless told. */
  align?: Alignment;
  /** What has the focus once it is open; its first field unless told. */
  first?: (body: HTMLElement) => HTMLElement | null | undefined;
  /** Called once it is gone. */
  afterClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

function firstField(body: HTMLElement): HTMLElement | null {
  return body.querySelector('input, textarea');
}

type OpenProps = Omit<Props, 'isOpen' | 'onLeave' | 'keeps' | 'afterClose'> & { leave: () => void };

function Open(props: OpenProps): ReactNode {
  const { title, name, align = 'end', leavesByPress = true, isUnderWay = false, leave } = props;
  const { first = firstField } = props;
  const t = useText();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [anchor] = useState(() => ({ current: findAnchor(name) }));
  const lead = useEffectEvent(() => focusFirst(body.current === null ? null : first(body.current)));
  useEffect(() => lead(), []);
  return (
    <Popover
      labelledBy={id}
      anchor={anchor}
      align={align}
      onClose={leave}
      leavesBy={isUnderWay ? 'nothing' : leavesByPress ? 'any' : 'escape'}
      onResize="follow"
    >
      <div className="popover__head">
        <h2 id={id} className="popover__title">
          {title}
        </h2>
        <IconButton label={t('action.close')} disabled={isUnderWay} onClick={leave}>
          <Icon name="cross" />
        </IconButton>
      </div>
      <div ref={body}>{props.children}</div>
      {props.footer}
    </Popover>
  );
}

/**
 * A form beside what opened it, without a mask: what it is about stays in sight. What is typed is kept when it is left,
 * as in a `FormDialog`.
 */
export function FormPopover(props: Props): ReactNode {
  const { isOpen, afterClose } = props;
  const leave = useFormLeave(props);
  const wasOpen = useRef(false);
  const tellClosed = useEffectEvent(afterClose);
  useEffect(() => {
    if (wasOpen.current && !isOpen) tellClosed();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <LeaveContext value={leave}>
      <Open {...props} leave={leave} />
    </LeaveContext>
  );
}
