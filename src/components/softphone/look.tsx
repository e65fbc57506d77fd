import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon';
import type { TextId } from '../intl';
import type { Phase } from './phase';

/** How a phase shows: a colour, an icon and a word, so that none has to be told by colour alone. */
export interface PhaseLook {
  tone: 'good' | 'busy' | 'bad';
  icon: ReactNode;
  word: TextId;
}

const GOOD = <Icon name="active" />;
const BUSY = <Icon name="more" />;
const BAD = <Icon name="alert" />;

const LOOKS: Record<Phase, PhaseLook> = {
  registered: { tone: 'good', icon: GOOD, word: 'softphone.registered' },
  connecting: { tone: 'busy', icon: BUSY, word: 'softphone.connecting' },
  registering: { tone: 'busy', icon: BUSY, word: 'softphone.registering' },
  refused: { tone: 'bad', icon: BAD, word: 'softphone.refused' },
  unsupported: { tone: 'bad', icon: BAD, word: 'softphone.unsupported' },
  lost: { tone: 'bad', icon: BAD, word: 'softphone.lost' },
  offline: { tone: 'bad', icon: BAD, word: 'softphone.offline' },
  off: { tone: 'bad', icon: BAD, word: 'softphone.off' },
};

/** The look of a phase. */
export function lookOfPhase(phase: Phase): PhaseLook {
  return LOOKS[phase];
}
