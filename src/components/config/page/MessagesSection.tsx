import { Checkbox, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import {
  selectOpensNextWaiting,
  selectUndoSeconds,
  selectWaitingThresholds,
  type WaitingThresholds,
} from '../../../store/config/settingsSelectors';
import type { UndoSeconds } from '../../../store/config/types';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { mailSignatureRequested, shiftEnterRequested } from '../../../store/ui/actions';
import { selectMailSignature, selectShiftEnterSends } from '../../../store/ui/selectors';
import { T, useSpelling, useText } from '../../intl';
import { Pills } from '../../ui/pills/Pills';
import { Field } from '../Field';
import { usePreferences } from '../usePreferences';

/** Whether Shift+Enter sends a message too (both readings of spec 1 §5). */
function EnterField(): ReactNode {
  const request = useRequest();
  const sends = useAppSelector(selectShiftEnterSends);
  return (
    <Checkbox
      checked={sends}
      onChange={({ target }) => request(shiftEnterRequested({ sends: target.checked }))}
    >
      <T id="settings.shiftEnter" />
    </Checkbox>
  );
}

/** Whether the end of a conversation leads to the one that waits longest. */
function NextField(): ReactNode {
  const { onChange } = usePreferences();
  const opens = useAppSelector(selectOpensNextWaiting);
  return (
    <Checkbox checked={opens} onChange={({ target }) => onChange({ opensNextWaiting: target.checked })}>
      <T id="settings.opensNextWaiting" />
    </Checkbox>
  );
}

const LONGEST_MIN = 240;

function minutesOf(text: string): number | null {
  const minutes = Number(text);
  return /^\d+$/u.test(text) && minutes >= 1 && minutes <= LONGEST_MIN ? minutes : null;
}

/** The thresholds as they were typed; null where they cannot be any. */
function thresholdsOf(typed: Record<keyof WaitingThresholds, string>): WaitingThresholds | null {
  const amber = minutesOf(typed.amber.trim());
  const red = minutesOf(typed.red.trim());
  return amber === null || red === null || amber >= red ? null : { amber, red };
}

interface MinutesProps {
  label: 'settings.waitingAmberMinutes' | 'settings.waitingRedMinutes';
  value: string;
  onType: (value: string) => void;
}

function MinutesField({ label, value, onType }: MinutesProps): ReactNode {
  const id = useId();
  return (
    <Field id={id} label={label}>
      {(ids) => (
        <Input
          {...ids}
          className="settings-page__number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

/** From when on a waiting customer is shown in amber and in red; kept as soon as both can be understood. */
function WaitingFields(): ReactNode {
  const id = useId();
  const { onChange } = usePreferences();
  const kept = useAppSelector(selectWaitingThresholds);
  const [edits, setEdits] = useState<Partial<Record<keyof WaitingThresholds, string>>>({});
  const typed = { amber: `${kept.amber}`, red: `${kept.red}`, ...edits };
  const isWrong = thresholdsOf(typed) === null;

  function type(part: typeof edits): void {
    const next = { ...edits, ...part };
    setEdits(next);
    const thresholds = thresholdsOf({ ...typed, ...next });
    if (thresholds === null) return;
    onChange({ waitingAmberMinutes: thresholds.amber, waitingRedMinutes: thresholds.red });
  }

  return (
    <fieldset className="settings__checks" aria-describedby={`${id}hint ${id}error`}>
      <legend className="field__label">
        <T id="settings.waiting" />
      </legend>
      <p id={`${id}hint`} className="field__hint">
        <T id="settings.waitingHint" />
      </p>
      <div className="settings-page__pair">
        <MinutesField
          label="settings.waitingAmberMinutes"
          value={typed.amber}
          onType={(amber) => type({ amber })}
        />
        <MinutesField label="settings.waitingRedMinutes" value={typed.red} onType={(red) => type({ red })} />
      </div>
      <p id={`${id}error`} className="settings__fault" role="alert">
        {isWrong && <T id="settings.waitingInvalid" />}
      </p>
    </fieldset>
  );
}

const UNDO: Readonly<Record<`${UndoSeconds}`, UndoSeconds>> = { '0': 0, '5': 5, '10': 10 };

const UNDO_NAMES = ['0', '5', '10'] as const;

/** How long a mail that was sent can be taken back. */
function UndoField(): ReactNode {
  const t = useText();
  const { onChange } = usePreferences();
  const seconds = useAppSelector(selectUndoSeconds);
  return (
    <Pills
      label="settings.undoSendSeconds"
      value={`${seconds}`}
      pills={UNDO_NAMES.map((value) => ({ value, name: t('settings.seconds', { count: UNDO[value] }) }))}
      onChoose={(chosen) => onChange({ undoSendSeconds: UNDO[chosen] })}
    />
  );
}

/** Longer ones are no signature, characters. */
const LONGEST_SIGNATURE = 1_000;

/** What the agent's mails end with; there to be changed in each of them. */
function SignatureField(): ReactNode {
  const id = useId();
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? null;
  const signature = useAppSelector(selectMailSignature);
  const spelling = useSpelling();
  if (agent === null) return null;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <T id="settings.signature" />
      </label>
      <p id={`${id}hint`} className="field__hint">
        <T id="settings.signatureHint" />
      </p>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}hint`}
        rows={3}
        {...spelling}
        maxLength={LONGEST_SIGNATURE}
        value={signature}
        onChange={({ target }) => request(mailSignatureRequested({ agent, signature: target.value }))}
      />
    </div>
  );
}

/** How messages are sent, and how the list warns of who waits for one. */
export function MessagesSection(): ReactNode {
  return (
    <>
      <EnterField />
      <NextField />
      <UndoField />
      <SignatureField />
      <WaitingFields />
    </>
  );
}
