import { useId, type ReactNode } from 'react';
import { TagsSelect } from '../ui/select/Select';
import { T } from '../intl/T';
import { useText, type TextId } from '../intl/useText';

interface Props {
  label: TextId;
  prompt: TextId;
  /** What the entries are for. */
  use: TextId;
  /** Why one of them cannot be used; null where all can. */
  problem: ReactNode;
  value: string[];
  onChange: (value: string[]) => void;
}

/** A setting of several typed entries. */
export function TagsField({ label, prompt, use, problem, value, onChange }: Props): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <T id={label} />
      </label>
      <TagsSelect
        id={id}
        aria-describedby={`${id}hint ${id}error`}
        aria-invalid={problem !== null}
        isWrong={problem !== null}
        placeholder={t(prompt)}
        value={value}
        onChange={onChange}
      />
      <p id={`${id}hint`} className="field__hint settings__below">
        <T id={use} />
      </p>
      <p id={`${id}error`} className="settings__fault" role="alert">
        {problem}
      </p>
    </div>
  );
}
