import type { ReactNode } from 'react';
import { readableTypedNumber } from '../../lib/phoneNumber';
import { createOpenRequested } from '../../store/conversations/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { useText } from '../intl';
import { useCopy } from '../ui/feedback';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useDial } from './useDial';

/** Whom the card is about, as forms that begin with them are told. */
export interface Who {
  name: string;
  contactId: string | null;
}

interface FactProps {
  label: ReactNode;
  /** What it is, and what is copied. */
  value: string;
  /** The value as it is read; the value itself where nothing else is said. */
  children?: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** Something that a customer is known by, with what can be done with it. */
export function CardFact({ label, value, children = value, actions }: FactProps): ReactNode {
  const t = useText();
  const copy = useCopy();
  return (
    <div className="customer-card__fact">
      <dt dir="auto">{label}</dt>
      <dd>
        <span className="customer-card__value" dir="auto">
          {children}
        </span>
        <span className="customer-card__actions">
          <IconButton
            label={t('customer.copy', { value })}
            onClick={() => copy(value, t('customer.copied', { value }))}
          >
            <Icon name="copy" />
          </IconButton>
          {actions}
        </span>
      </dd>
    </div>
  );
}

interface NumberProps {
  label: ReactNode;
  who: Who;
  /** For the exchange, as it was told or typed. */
  number: string;
  /** With its country, where that is known otherwise. */
  international?: string | null;
  /** How calling and writing are named, of the number as it is read. */
  names: (number: string) => { call: string; write: string };
}

/** A number of a customer: copied, called, written to. */
export function NumberFact({ label, who, number, international = null, names }: NumberProps): ReactNode {
  const request = useRequest();
  const dial = useDial();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const whole = international ?? number;
  const readable = readableTypedNumber(whole);
  const { call, write } = names(readable);
  const actions = (
    <>
      {hasTelephone && (
        <IconButton label={call} onClick={() => dial({ number, ...who })}>
          <Icon name="voice" />
        </IconButton>
      )}
      <IconButton
        label={write}
        onClick={() => request(createOpenRequested({ kind: 'whatsapp', address: whole, ...who }))}
      >
        <Icon name="whatsapp" />
      </IconButton>
    </>
  );
  return (
    <CardFact label={label} value={whole} actions={actions}>
      <span className="tabular">{readable}</span>
    </CardFact>
  );
}
