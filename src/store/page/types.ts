import type { SoundProcessing } from '../../lib/soundProcessing';
import type { EndedCall } from '../calls/types';
import type { Configuration } from '../config/types';
import type { ChosenDevices } from '../devices/types';
import type { AgentLayout } from '../layout/types';
import type { KeptUi } from '../ui/types';
import type { ListOrder } from '../worklist/types';

/** Settings and preferences as this browser keeps them, by domain; a field that it does not keep is absent. */
export interface KeptPreferences {
  calls: {
    pause?: { formerReason: string | null } | null;
    pendingClassification?: EndedCall | null;
    pendingFor?: string;
  };
  config: { configuration?: Configuration | null; isLocked?: boolean };
  devices: { chosen?: ChosenDevices; processing?: Readonly<Record<string, SoundProcessing>> };
  layout: { byAgent?: Readonly<Record<string, AgentLayout>> };
  noticeCentre: { seen?: Readonly<Record<string, number>> };
  softphone: { doNotDisturb?: boolean };
  ui: Partial<KeptUi>;
  worklist: { order?: ListOrder };
}
