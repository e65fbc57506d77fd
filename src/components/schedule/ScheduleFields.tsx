import { Input, type InputRef } from 'antd';
import { useId, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../config/Field';
import { useContactOffer, type ContactOffer, type ContactPlace } from '../contacts/useContactOffer';
import { useSpelling, useText, type TextId } from '../intl';
import { isOnTwelveHours } from '../time/useTimeFormat';
import type { ScheduleValues } from './scheduleValues';
import type { ScheduleForm } from './useScheduleForm';
import '../config/settings.css';

type Name = keyof ScheduleValues;

const LABELS: Record<Name, TextId> = {
  name: 'schedule.name',
  number: 'call.number',
  description: 'schedule.description',
  date: 'schedule.date',
  clock: 'schedule.time',
};

const LONGEST: Record<Name, number> = { name: 120, number: 40, description: 500, date: 10, clock: 10 };

const HINTS: Partial<Record<Name, TextId>> = { date: 'schedule.dateHint', clock: 'schedule.timeHint' };

interface LineProps {
  form: ScheduleForm;
  name: Name;
  inputMode?: 'text' | 'tel' | 'numeric';
  ref?: Ref<InputRef> | undefined;
  /** Contacts that are offered by what is typed. */
  offer?: ContactOffer;
}

/** The fields that say whom to call. */
const PLACES: Partial<Record<Name, ContactPlace>> = { name: 'name', number: 'address' };

function Line({ form, name, inputMode = 'text', ref, offer }: LineProps): ReactNode {
  const t = useText();
  const id = useId();
  const fault = form.faults[name];
  const hint = HINTS[name];
  const place = PLACES[name];
  const offered = place === undefined ? null : { ...offer?.fieldOf(place) };
  return (
    <Field id={id} label={LABELS[name]} isRequired error={fault}>
      {(ids) => (
        <div className="contact-offer">
          <Input
            {...ids}
            {...offered}
            ref={ref ?? null}
            className={name === 'name' ? '' : 'tabular'}
            status={fault === undefined ? '' : 'error'}
            autoComplete="off"
            inputMode={inputMode}
            maxLength={LONGEST[name]}
            placeholder={hint === undefined ? '' : t(hint)}
            value={form.values[name]}
            onChange={({ target }) => {
              form.change({ [name]: target.value });
              if (place !== undefined) offer?.typed(place);
            }}
            onBlur={() => {
              form.tidy();
              offered?.onBlur?.();
            }}
          />
          {place !== undefined && offer?.listOf(place)}
        </div>
      )}
    </Field>
  );
}

/** The fields of an entry of the agenda, all of them required (spec 2 §5). */
export function ScheduleFields({ form, first }: { form: ScheduleForm; first: Ref<InputRef> }): ReactNode {
  const id = useId();
  const spelling = useSpelling();
  const { locale } = useIntl();
  const fault = form.faults.description;
  const { name, number } = form.values;
  const offer = useContactOffer({
    texts: { name, address: number },
    reach: 'number',
    onChoose: form.fill,
  });
  return (
    <>
      <div className="schedule__row">
        <Line form={form} offer={offer} name="name" ref={first} />
        <Line form={form} offer={offer} name="number" inputMode="tel" />
      </div>
      <Field id={id} label={LABELS.description} isRequired error={fault}>
        {(ids) => (
          <Input.TextArea
            {...ids}
            {...spelling}
            rows={2}
            status={fault === undefined ? '' : 'error'}
            maxLength={LONGEST.description}
            value={form.values.description}
            onChange={({ target }) => form.change({ description: target.value })}
          />
        )}
      </Field>
      <div className="schedule__row">
        <Line form={form} name="date" inputMode="numeric" />
        <Line form={form} name="clock" inputMode={isOnTwelveHours(locale) ? 'text' : 'numeric'} />
      </div>
    </>
  );
}
