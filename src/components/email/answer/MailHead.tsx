import { useId, useState, type ReactNode } from 'react';
import { T, useSpelling } from '../../intl';
import { RecipientField } from './RecipientField';
import type { MailForm } from './useMailForm';
import type { SendProblems } from './useMailSend';

interface Props {
  form: MailForm;
  problems: SendProblems;
  /** Addresses that may be meant. */
  known: readonly string[];
  isDisabled: boolean;
}

/** To whom a mail goes, and about what. Whom it is handed on to needs no copy. */
export function MailHead({ form, problems, known, isDisabled }: Props): ReactNode {
  const id = useId();
  const spelling = useSpelling();
  const { bcc, cc, kind, subject, to } = form.mail;
  const [hasBcc, setHasBcc] = useState(bcc.length > 0);
  const isForward = kind === 'forward';
  const common = { known, isDisabled };
  return (
    <div className="answer__head">
      <RecipientField
        {...common}
        label={isForward ? 'create.address' : 'mail.to'}
        addresses={to}
        isRequired
        error={to.length === 0 ? problems.to : undefined}
        onChange={(addresses) => form.change({ to: addresses })}
      />
      {!isForward && (
        <div className="answer__copies">
          <RecipientField
            {...common}
            label="mail.cc"
            addresses={cc}
            onChange={(addresses) => form.change({ cc: addresses })}
          />
          {!hasBcc && (
            <button
              type="button"
              className="button button--quiet"
              disabled={isDisabled}
              onClick={() => setHasBcc(true)}
            >
              <T id="mail.bcc" />
            </button>
          )}
        </div>
      )}
      {hasBcc && (
        <RecipientField
          {...common}
          label="mail.bcc"
          addresses={bcc}
          onChange={(addresses) => form.change({ bcc: addresses })}
        />
      )}
      <div className="addresses">
        <label className="addresses__label" htmlFor={id}>
          <T id="chat.subject" />
        </label>
        <input
          id={id}
          className="answer__subject"
          {...spelling}
          dir="auto"
          autoComplete="off"
          disabled={isDisabled}
          value={subject}
          onChange={({ target }) => form.change({ subject: target.value })}
        />
      </div>
    </div>
  );
}
