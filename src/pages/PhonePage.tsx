import { useState, type ReactNode } from 'react';
import { ConversationPanes } from '../components/frame/ConversationPanes';
import { PhoneConnection } from '../components/softphone/PhoneConnection';
import { Tabs, type Tab } from '../components/ui/tabs/Tabs';
import { selectCurrentCall } from '../store/calls/selectors';
import { useAppSelector } from '../store/hooks';
import { CallTab, DialPadTab, HistoryTab } from './phoneTabs';
import '../components/softphone/phone.css';

type Section = 'dialPad' | 'connection' | 'history' | 'chat' | 'call';

const CONNECTION = (
  <main>
    <PhoneConnection />
  </main>
);

const TABS: readonly Tab<Section>[] = [
  { key: 'dialPad', name: 'phone.dialPad', content: <DialPadTab /> },
  { key: 'connection', name: 'phone.connection', content: CONNECTION },
  { key: 'history', name: 'nav.history', content: <HistoryTab /> },
  { key: 'chat', name: 'channel.chat', content: <ConversationPanes /> },
  { key: 'call', name: 'section.call', content: <CallTab /> },
];

/** The chosen tab; a call that begins brings its own to the front. */
function useSection(): [Section, (section: Section) => void] {
  const callId = useAppSelector(selectCurrentCall)?.id ?? null;
  const [section, setSection] = useState<Section>(callId === null ? 'dialPad' : 'call');
  const [seenId, setSeenId] = useState(callId);
  if (callId !== seenId) {
    setSeenId(callId);
    if (callId !== null) setSection('call');
  }
  return [section, setSection];
}

/** The telephone on a page of its own, in five tabs (spec 2 §2); no landmark around those of the tabs. */
export function PhonePage(): ReactNode {
  const [section, setSection] = useSection();
  return (
    <div className="phone-page">
      <Tabs label="section.phone" tabs={TABS} current={section} onChoose={setSection} />
    </div>
  );
}
