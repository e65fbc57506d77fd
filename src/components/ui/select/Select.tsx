import { Select as LibrarySelect } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { matches } from '../../../lib/text';
import './select.css';

/** What can be chosen. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  /** Read out and searched; seen as well unless there is something else to see. */
  label: string;
  shown?: ReactNode;
  disabled?: boolean;
}

interface Described {
  id: string;
  /** What is shown while nothing is chosen. */
  placeholder?: string;
  isWrong?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

interface Props<Value extends string> extends Described {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Takes the choice back; absent: it can only be changed. */
  onClear?: () => void;
  /** The options can be looked through by typing. */
  isSearchable?: boolean;
  isLoading?: boolean;
  /** Said where no option is. */
  none?: string;
  autoFocus?: boolean;
}

/** Value first, then what is wrong with it. */
function describedBy(valueId: string, others: string | undefined): string {
  return others === undefined ? valueId : `${valueId} ${others}`;
}

const SEARCH = {
  filterOption: (typed: string, option: { 'aria-label': string } | undefined) =>
    matches(option?.['aria-label'] ?? '', typed),
};

/**
 * A choice of one. The library shows what is chosen beside its field, where screen readers do not find it: here the
 * field is described by what it shows, be it a choice or the placeholder.
 */
export function Select<Value extends string>(props: Props<Value>): ReactNode {
  const { id, options, value, onChange, onClear, placeholder = '', 'aria-describedby': others } = props;
  const { isLoading = false, isSearchable = false, isWrong = false, none, autoFocus = false } = props;
  const valueId = `${id}-value`;
  const [isOpen, setIsOpen] = useState(false);
  const listed = useMemo(
    () =>
      options.map(({ label, shown = label, ...rest }) => ({ ...rest, label: shown, 'aria-label': label })),
    [options],
  );
  const labelRender = useCallback(
    ({ label, value: raw }: { label?: ReactNode; value?: string | number }) => (
      <span id={valueId} title={typeof label === 'string' ? label : ''}>
        {label ?? raw}
      </span>
    ),
    [valueId],
  );
  return (
    <LibrarySelect<Value | null, (typeof listed)[number]>
      id={id}
      className="select"
      aria-describedby={describedBy(valueId, others)}
      aria-invalid={props['aria-invalid']}
      aria-required={props['aria-required']}
      autoFocus={autoFocus}
      allowClear={onClear !== undefined}
      loading={isLoading}
      {...(none === undefined ? {} : { notFoundContent: none })}
      showSearch={isSearchable && SEARCH}
      status={isWrong ? 'error' : ''}
      placeholder={<span id={valueId}>{placeholder}</span>}
      labelRender={labelRender}
      value={value}
      options={listed}
      onOpenChange={setIsOpen}
      // Esc closes the list, and not the dialog around it as well.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) event.stopPropagation();
      }}
      onChange={(chosen?: Value | null) => {
        if (chosen == null) onClear?.();
        else onChange(chosen);
      }}
    />
  );
}

interface TagsProps extends Described {
  value: string[];
  onChange: (value: string[]) => void;
}

/** Several typed entries; nothing opens below. The field is described by what was typed so far. */
export function TagsSelect(props: TagsProps): ReactNode {
  const { id, value, onChange, placeholder = '', isWrong = false, 'aria-describedby': others } = props;
  const valueId = `${id}-value`;
  return (
    <>
      <LibrarySelect
        id={id}
        className="select select--tags"
        aria-describedby={describedBy(valueId, others)}
        aria-invalid={props['aria-invalid']}
        mode="tags"
        open={false}
        status={isWrong ? 'error' : ''}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
      />
      <span id={valueId} hidden>
        {value.length === 0 ? placeholder : value.join(', ')}
      </span>
    </>
  );
}
