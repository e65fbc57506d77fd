import { Button, type InputRef } from 'antd';
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { KeptNote } from '../ui/dialog/KeptNote';
import { useToast } from '../ui/feedback';
import { T, useText } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { ScheduleFields } from './ScheduleFields';
import { useScheduleForm, type ScheduleEntry } from './useScheduleForm';

interface Props {
  entry: ScheduleEntry;
  onSaved: () => void;
  /** Leaves the change of an entry; a new one is left with the dialog. */
  onCancel: () => void;
}

/** A new entry of the agenda, or the change of one. */
export function ScheduleForm({ entry, onSaved, onCancel }: Props): ReactNode {
  const t = useText();
  const show = useToast();
  const id = useId();
  const first = useRef<InputRef>(null);
  const form = useScheduleForm(entry);
  const format = useTimeFormat();
  const isNew = entry.id === null;
  useEffect(() => {
    if (!isNew) first.current?.focus();
  }, [isNew]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const at = form.save();
    if (at === null) {
      // The fields say what is wrong once they are drawn.
      setTimeout(() =>
        document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    show(t('schedule.saved', { date: format.date(at), time: format.time(at) }), 'success', 'schedule');
    onSaved();
  }

  return (
    <form
      id={id}
      className="schedule__form"
      noValidate
      aria-label={t(isNew ? 'schedule.new' : 'schedule.change')}
      onSubmit={submit}
    >
      <h3 className="schedule__heading">
        <T id={isNew ? 'schedule.new' : 'schedule.change'} />
      </h3>
      <KeptNote kept={form.kept} />
      <ScheduleFields form={form} first={first} />
      <div className="schedule__buttons">
        {!isNew && (
          <Button onClick={onCancel}>
            <T id="action.cancel" />
          </Button>
        )}
        <Button type="primary" htmlType="submit">
          <T id="action.save" />
        </Button>
      </div>
    </form>
  );
}
