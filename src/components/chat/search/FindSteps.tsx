import type { ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton';
import { Icon, type IconName } from '../../ui/icons/Icon';
import { useText, type TextId } from '../../intl';

interface Props {
  /** Nothing is found. */
  isOff: boolean;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

interface ButtonProps {
  label: TextId;
  icon: IconName;
  className?: string;
  isOff?: boolean;
  onPress: () => void;
}

function Step({ label, icon, className = '', isOff = false, onPress }: ButtonProps): ReactNode {
  const t = useText();
  return (
    <IconButton isFramed className={className} label={t(label)} isOff={isOff} onClick={onPress}>
      <Icon name={icon} />
    </IconButton>
  );
}

/** The ways from hit to hit, upwards and downwards, and out of the search. */
export function FindSteps({ isOff, onStep, onClose }: Props): ReactNode {
  return (
    <>
      <Step label="find.previous" icon="down" className="find__up" isOff={isOff} onPress={() => onStep(-1)} />
      <Step label="find.next" icon="down" isOff={isOff} onPress={() => onStep(1)} />
      <Step label="find.close" icon="cross" onPress={onClose} />
    </>
  );
}
