import type { ReactNode } from 'react';
import { AudioSettingsButton } from '../devices/AudioSettingsButton';
import { DialButton } from '../dialpad/DialButton';
import { CreateButtons } from '../newConversation/CreateButtons';
import { ScheduleButton } from '../schedule/ScheduleButton';

/** What an agent can begin from anywhere; each tool shows for those who may use it. */
export function Toolbar(): ReactNode {
  return (
    <div className="title-bar__tools">
      <CreateButtons />
      <DialButton />
      <ScheduleButton />
      <AudioSettingsButton />
    </div>
  );
}
