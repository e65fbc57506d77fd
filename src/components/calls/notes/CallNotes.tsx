import { useId, type ReactNode } from 'react';
import { removeRequested } from '../../../store/callNotes/actions';
import { selectCallNotes } from '../../../store/callNotes/selectors';
import type { CallNote } from '../../../store/callNotes/types';
import { callsTakenAlong } from '../../../store/calls/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { T, useText } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';
import { NoteField } from './NoteField';
import type { NotedCall } from './useNoteDraft';
import '../callView.css';
import './notes.css';

interface NoteOf {
  callId: string;
  note: CallNote;
}

function Note({ callId, note: { at, id, text } }: NoteOf): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const request = useRequest();
  const textId = useId();
  return (
    <li className="call-notes__note">
      <time className="call-notes__at tabular" title={format.exact(at)}>
        {format.time(at)}
      </time>
      <span id={textId} className="call-notes__text" dir="auto">
        {text}
      </span>
      <IconButton
        label={t('call.removeNote')}
        aria-describedby={textId}
        onClick={() => request(removeRequested({ callId, id }))}
      >
        <Icon name="cross" />
      </IconButton>
    </li>
  );
}

/** The notes of a call, behind those of the calls that go on in it. */
function useNotes(callId: string): readonly NoteOf[] {
  const before = useAppSelector((state) =>
    callsTakenAlong(state, callId)
      .map(({ id }) => id)
      .join(' '),
  );
  const { byCall } = useAppSelector(selectCallNotes);
  return [...before.split(' '), callId].flatMap((id) =>
    (byCall[id]?.notes ?? []).map((note) => ({ callId: id, note })),
  );
}

/** What the agent writes down about a call, while it lives and afterwards (spec 2 §2, notes list). */
export function CallNotes({ call }: { call: NotedCall }): ReactNode {
  const t = useText();
  const id = useId();
  const notes = useNotes(call.id);
  const { isReady, isUnkept } = useAppSelector(selectCallNotes);
  return (
    <section className="call-view__panel" aria-labelledby={id}>
      <h3 id={id} className="call-view__heading">
        {t('call.notes')}
      </h3>
      <div role="log" aria-label={t('call.notes')}>
        <ul role="list" className="call-notes__list">
          {notes.map((one) => (
            <Note key={one.note.id} {...one} />
          ))}
        </ul>
        {notes.length === 0 && <p className="call-view__nothing">{t('call.noNotes')}</p>}
      </div>
      {isReady && <NoteField key={call.id} call={call} />}
      <div role="alert">
        {isUnkept && (
          <p className="call-notes__unkept">
            <T id="app.storageFailed" />
          </p>
        )}
      </div>
    </section>
  );
}
