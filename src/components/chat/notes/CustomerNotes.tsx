import { useId, useMemo, type ReactNode } from 'react';
import { selectCallNotes } from '../../../store/callNotes/selectors';
import { selectContactHistory } from '../../../store/contacts/selectors';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector } from '../../../store/hooks';
import { selectOtherNotes, selectPrivateNotes } from '../../../store/privateNotes/selectors';
import { protocolOf } from '../../conversations/customer';
import { useHistoryOwner } from '../customer/useHistoryOwner';
import { dateAndTime, TimeText } from '../../time/TimeText';
import { useTimeFormat } from '../../time/useTimeFormat';
import { T, useSpelling, type TextId } from '../../intl';
import { usePrivateNote } from './usePrivateNote';
import './notes.css';

/** As long as notes of calls can be. */
const LONGEST = 2000;

interface FieldProps {
  conversationId: string;
  contactId: string | null;
}

/** Where the agent notes something down about the conversation on screen. */
function NoteField({ conversationId, contactId }: FieldProps): ReactNode {
  const id = useId();
  const format = useTimeFormat();
  const { keep, keptAt, text, write } = usePrivateNote(conversationId, contactId);
  const spelling = useSpelling();
  return (
    <div className="notes__new">
      <label htmlFor={id}>
        <T id="notes.field" />
      </label>
      <textarea
        id={id}
        className="notes__field"
        {...spelling}
        rows={6}
        maxLength={LONGEST}
        dir="auto"
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={keep}
      />
      <p className="notes__kept">
        {keptAt !== null && <T id="notes.saved" values={{ time: format.time(keptAt) }} />}
      </p>
    </div>
  );
}

interface Noted {
  key: string;
  /** What it is about, where that has a number. */
  about: string | null;
  at: number;
  text: string;
}

function NoteList({ heading, notes }: { heading: TextId; notes: readonly Noted[] }): ReactNode {
  const id = useId();
  return (
    <section className="customer__section" aria-labelledby={id}>
      <h4 id={id} className="customer__subtitle">
        <T id={heading} />
      </h4>
      <ul role="list" className="notes__list" aria-labelledby={id}>
        {notes.map(({ key, about, at, text }) => (
          <li key={key} className="notes__note">
            <span className="notes__when tabular">
              {about !== null && <span>{about}</span>}
              <TimeText at={at} write={dateAndTime} />
            </span>
            <span className="notes__text" dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the agent wrote down in calls with this customer, the latest first: those of calls that the history knows. */
function useCallNotes(of: string | null): readonly Noted[] {
  const { byCall } = useAppSelector(selectCallNotes);
  const history = useAppSelector((state) => selectContactHistory(state, of ?? ''));
  return useMemo(() => {
    const protocols = new Map(
      history.flatMap(({ id, linkedId }) => (linkedId === null ? [] : [[linkedId, id] as const])),
    );
    return Object.values(byCall)
      .flatMap(({ notes, uniqueId }) => {
        const protocol = uniqueId === null ? undefined : protocols.get(uniqueId);
        if (protocol === undefined) return [];
        return notes.map(({ at, id, text }) => ({ key: id, about: protocolOf(protocol), at, text }));
      })
      .sort((a, b) => b.at - a.at);
  }, [byCall, history]);
}

/**
 * What the agent noted down about a customer: on this conversation, on others, in calls. No server has a place for it
 * (contract §2), so it stays on this browser, and says so.
 */
export function CustomerNotes({ conversation }: { conversation: Conversation }): ReactNode {
  const { id } = conversation;
  const { of } = useHistoryOwner(conversation);
  const contactId = of === null || of.address !== undefined ? null : of.contactId;
  const { isReady, isUnkept } = useAppSelector(selectPrivateNotes);
  const others = useAppSelector((state) => selectOtherNotes(state, contactId, id));
  const calls = useCallNotes(of?.contactId ?? null);
  const earlier = others.map(({ changedAt, conversationId, text }) => ({
    key: conversationId,
    about: protocolOf(conversationId),
    at: changedAt,
    text,
  }));
  return (
    <>
      <p className="notes__private">
        <T id="notes.private" />
      </p>
      {isReady && <NoteField conversationId={id} contactId={contactId} />}
      <div role="alert">
        {isUnkept && (
          <p className="notes__unkept">
            <T id="app.storageFailed" />
          </p>
        )}
      </div>
      {earlier.length > 0 && <NoteList heading="notes.earlier" notes={earlier} />}
      {calls.length > 0 && <NoteList heading="notes.calls" notes={calls} />}
    </>
  );
}
