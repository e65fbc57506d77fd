import { useState, type ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { useAtLeast } from '../../frame/useAtLeast';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { CustomerFiles } from '../files/CustomerFiles';
import { CustomerNotes } from '../notes/CustomerNotes';
import { ConversationHistory } from './ConversationHistory';
import { CustomerContent } from './CustomerContent';

type Part = 'customer' | 'history' | 'notes' | 'files';

/**
 * The parts of the pane. In a roomy window what was done for the customer before stays in view below whatever part is
 * chosen.
 */
export function CustomerTabs({ conversation }: { conversation: Conversation }): ReactNode {
  const [chosen, setChosen] = useState<Part>('customer');
  const isRoomy = useAtLeast('roomy');
  const onAll = isRoomy ? null : () => setChosen('history');
  const history: Tab<Part> = {
    key: 'history',
    name: 'customer.history',
    content: <ConversationHistory conversation={conversation} />,
  };
  const tabs: readonly Tab<Part>[] = [
    {
      key: 'customer',
      name: 'customer.customer',
      content: <CustomerContent conversation={conversation} onAll={onAll} />,
    },
    ...(isRoomy ? [] : [history]),
    { key: 'notes', name: 'customer.notes', content: <CustomerNotes conversation={conversation} /> },
    { key: 'files', name: 'customer.files', content: <CustomerFiles conversationId={conversation.id} /> },
  ];
  const current = tabs.some(({ key }) => key === chosen) ? chosen : 'customer';
  return (
    <>
      <Tabs label="contact.data" tabs={tabs} current={current} onChoose={setChosen} />
      {isRoomy && (
        <div className="customer__always">
          <ConversationHistory conversation={conversation} />
        </div>
      )}
    </>
  );
}
