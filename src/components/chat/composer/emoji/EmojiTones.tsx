import { useId, type ReactNode } from 'react';
import type { EmojiTone } from '../../../../store/ui/types';
import { useText, type TextId } from '../../../intl';

const TONES: readonly { tone: EmojiTone; name: TextId; hand: string }[] = [
  { tone: 'none', name: 'emoji.tone.none', hand: '✋' },
  { tone: 'light', name: 'emoji.tone.light', hand: '✋🏻' },
  { tone: 'medium-light', name: 'emoji.tone.mediumLight', hand: '✋🏼' },
  { tone: 'medium', name: 'emoji.tone.medium', hand: '✋🏽' },
  { tone: 'medium-dark', name: 'emoji.tone.mediumDark', hand: '✋🏾' },
  { tone: 'dark', name: 'emoji.tone.dark', hand: '✋🏿' },
];

interface Props {
  tone: EmojiTone;
  onChoose: (tone: EmojiTone) => void;
}

/** Below the grid: the tone of skin of hands and people in it. */
export function EmojiTones({ tone, onChoose }: Props): ReactNode {
  const t = useText();
  const group = useId();
  return (
    <div className="emoji__tones" role="radiogroup" aria-label={t('emoji.tone')}>
      {TONES.map(({ tone: one, name, hand }) => (
        <label
          key={one}
          className={one === tone ? 'emoji__tone emoji__tone--chosen' : 'emoji__tone'}
          title={t(name)}
        >
          <input
            type="radio"
            className="emoji__radio"
            name={group}
            checked={one === tone}
            aria-label={t(name)}
            onChange={() => onChoose(one)}
          />
          {hand}
        </label>
      ))}
    </div>
  );
}
