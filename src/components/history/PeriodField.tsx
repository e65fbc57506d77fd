import { dayOf } from '../../lib/time';
import type { ReactNode } from 'react';
import { periodRequested } from '../../store/history/actions';
import type { Period } from '../../store/history/types';
import { useRequest } from '../../store/hooks';
import { T } from '../intl';
import { useToday } from '../time/useNow';
import { DateField } from '../ui/dateField/DateField';
import { ordered, PRESETS } from './periods';

/** Período: the days of the history, by two fields or at one press. */
export function PeriodField({ period }: { period: Period }): ReactNode {
  const request = useRequest();
  const today = useToday();
  const choose = (next: Period) => request(periodRequested({ period: next }));
  const last = dayOf(new Date(today));
  return (
    <fieldset className="history__period">
      <legend className="visually-hidden">
        <T id="history.period" />
      </legend>
      {PRESETS.map(({ name, of }) => {
        const preset = of(today);
        const isChosen = preset.from === period.from && preset.to === period.to;
        return (
          <button
            key={name}
            type="button"
            className="button history__preset"
            aria-pressed={isChosen}
            onClick={() => choose(preset)}
          >
            <T id={name} />
          </button>
        );
      })}
      <DateField
        label="history.from"
        value={period.from}
        last={last}
        onChoose={(from) => choose(ordered(from, period.to))}
      />
      <DateField
        label="history.to"
        value={period.to}
        last={last}
        onChoose={(to) => choose(ordered(period.from, to))}
      />
    </fieldset>
  );
}
