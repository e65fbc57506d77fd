import type { ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { earlierRequested } from '../../../store/timeline/actions';
import { EmptyState } from '../../ui/feedback';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { EarlierHead } from './EarlierHead';

/** The open conversation before anybody said anything, with the way to what the customer said before it. */
export function NothingSaid({ conversationId }: { conversationId: string }): ReactNode {
  const request = useRequest();
  const t = useText();
  return (
    <>
      <div className="timeline__head">
        <EarlierHead
          conversationId={conversationId}
          onAsk={() => request(earlierRequested({ conversationId }))}
        />
      </div>
      <EmptyState icon={<Icon name="chat" />} title={t('chat.noMessages')} />
    </>
  );
}
