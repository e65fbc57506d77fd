import { useId, type ReactNode } from 'react';
import { T } from '../../intl/T';
import type { TextId } from '../../intl/useText';
import './pills.css';

/** One of the choices. */
export interface Pill<Value extends string> {
  value: Value;
  name: string;
  /** The language of the name, where it is not that of the page. */
  lang?: string;
}

interface Props<Value extends string> {
  label: TextId;
  value: Value;
  pills: readonly Pill<Value>[];
  onChoose: (value: Value) => void;
}

/** One of a few choices, all of them in sight: a group of radio buttons, side by side. */
export function Pills<Value extends string>({ label, value, pills, onChoose }: Props<Value>): ReactNode {
  const group = useId();
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${group}label`}>
      <p className="field__label" id={`${group}label`}>
        <T id={label} />
      </p>
      <div className="pills">
        {pills.map((pill) => (
          <label
            key={pill.value}
            className={pill.value === value ? 'pills__pill pills__pill--chosen' : 'pills__pill'}
            lang={pill.lang}
          >
            <input
              type="radio"
              className="pills__input"
              name={group}
              checked={pill.value === value}
              onChange={() => onChoose(pill.value)}
            />
            <span>{pill.name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
