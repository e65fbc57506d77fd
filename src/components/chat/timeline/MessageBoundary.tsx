import { Component, type ReactNode } from 'react';
import type { Message, MessageDirection } from '../../../store/messages/types';
import type { OutboxItem } from '../../../store/outbox/types';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { readableText } from '../message/readableText';
import { MessageLine } from './MessageLine';

type Shown = Message | OutboxItem;

function plainTextOf(shown: Shown): string {
  if (!('target' in shown)) return readableText(shown);
  return shown.mail === null ? shown.text : shown.mail.plainText;
}

/** What broke the message may break its text too. */
function textIfReadable(shown: Shown): string {
  try {
    return plainTextOf(shown);
  } catch {
    return '';
  }
}

function Broken({ shown }: { shown: Shown }): ReactNode {
  const t = useText();
  const direction: MessageDirection = 'target' in shown ? 'agent' : shown.direction;
  const words = t('message.broken');
  return (
    <MessageLine side={direction} label={words}>
      <div className="text" dir="auto">
        {textIfReadable(shown)}
      </div>
      <span className="bubble__error">
        <Icon name="alert" />
        <T id="message.broken" />
      </span>
    </MessageLine>
  );
}

interface Props {
  shown: Shown;
  children: ReactNode;
}

/** Keeps a message that throws from taking the timeline along: its text stands in its place until it changes. */
export class MessageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.isBroken && before.shown !== this.props.shown) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken shown={this.props.shown} /> : this.props.children;
  }
}
