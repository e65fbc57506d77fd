import { useState } from 'react';
import type { ReactNode } from 'react';
import { CallView } from '../components/calls/CallView';
import { DialPad } from '../components/dialpad/DialPad';
import { EmptyState } from '../components/feedback';
import { Icon } from '../components/icons/Icon';
import { useText } from '../components/intl';
import { PhoneConnection } from '../components/softphone/PhoneConnection';
import { VoiceMissing } from '../components/softphone/VoiceMissing';
import { Tabs } from '../components/tabs/Tabs';
import type { Tab } from '../components/tabs/Tabs';
import { selectCurrentCall } from '../store/calls/selectors';
import { useAppSelector } from '../store/hooks';
import { selectHasVoice } from '../store/softphone/selectors';
import '../components/softphone/phone.css';

type Section = 'dialPad' | 'connection' | 'call';

function CurrentCall(): ReactNode {
  const t = useText();
  const call = useAppSelector(selectCurrentCall);
  if (call !== null) return <CallView call={call} />;
  return <EmptyState icon={<Icon name="voice" />} title={t('phone.noCall')} hint={t('phone.noCallHint')} />;
}

const PAD = (
  <div className="phone">
    <DialPad />
  </div>
);

const TABS: readonly Tab<Section>[] = [
  { key: 'dialPad', name: 'phone.dialPad', content: PAD },
  { key: 'connection', name: 'phone.connection', content: <PhoneConnection /> },
  { key: 'call', name: 'section.call', content: <CurrentCall /> },
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

/** The telephone on a page of its own, in tabs (spec 2 §2). */
export function PhonePage(): ReactNode {
  const [section, setSection] = useSection();
  if (!useAppSelector(selectHasVoice)) return <VoiceMissing />;
  return (
    <main className="panes__main">
      <Tabs label="section.phone" tabs={TABS} current={section} onChoose={setSection} />
    </main>
  );
}
