import type { ReactNode } from 'react';
import { hueOf } from '../../lib/hue';
import { initialsOf } from '../conversations/customer';
import { Icon } from '../ui/icons/Icon';

interface Props {
  /** Whose initials it has. */
  who: string;
  /** The agents' own are all of one colour, so that theirs and the customer's are told apart. */
  isAgent: boolean;
  /** What gives a customer their colour. */
  seed: string;
}

/** The round picture of who wrote a mail. */
export function MailAvatar({ who, isAgent, seed }: Props): ReactNode {
  const initials = initialsOf(who);
  const look = isAgent ? 'mail__avatar--agent' : `avatar__initials--${hueOf(seed)}`;
  return (
    <span className={`mail__avatar ${look}`} aria-hidden="true">
      {initials === '' ? <Icon name="person" /> : initials}
    </span>
  );
}
