import { useState, type ReactNode } from 'react';
import { ConversationPanes } from '../components/frame/ConversationPanes';
import { Tabs, type Tab } from '../components/ui/tabs/Tabs';
import { DialPadTab, HistoryTab } from './phoneTabs';
import '../components/softphone/phone.css';

type Section = 'service' | 'home' | 'history';

const TABS: readonly Tab<Section>[] = [
  { key: 'service', name: 'main.service', content: <ConversationPanes /> },
  { key: 'home', name: 'main.home', content: <DialPadTab /> },
  { key: 'history', name: 'nav.history', content: <HistoryTab /> },
];

/** Conversations, dial pad and history in three tabs (spec 2 §2, Main page). */
export function MainPage(): ReactNode {
  const [section, setSection] = useState<Section>('service');
  return (
    <div className="phone-page">
      <Tabs label="main.title" tabs={TABS} current={section} onChoose={setSection} />
    </div>
  );
}
