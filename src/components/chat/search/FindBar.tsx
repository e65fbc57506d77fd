import type { Virtualizer } from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { findCloseRequested } from '../../../store/timeline/actions';
import { selectIsFinding } from '../../../store/timeline/selectors';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import type { Rows } from '../timeline/placement';
import { findHits, findTerm, type Hit } from './findHits';
import { FindSteps } from './FindSteps';
import { useHighlights } from './useHighlights';
import { isComposing } from '../../ui/isComposing';
import './find.css';

/** The timeline that is looked through. */
interface FoundIn {
  rows: Rows;
  scroller: RefObject<HTMLElement | null>;
  virtual: Virtualizer<HTMLDivElement, Element>;
  /** Unfolds the row at an index, and its text. */
  reveal: (index: number) => void;
}

interface Props extends FoundIn {
  conversationId: string;
}

/** The hits, which one is current (the newest at first), and the way to the others, round and round. */
function useHits(rows: Rows, term: string) {
  const hits = useMemo(() => findHits(rows, term), [rows, term]);
  const [key, setKey] = useState<string | null>(null);
  const known = hits.findIndex((hit) => hit.key === key);
  const at = known < 0 ? hits.length - 1 : known;
  const current: Hit | null = hits[at] ?? null;
  if (current !== null && current.key !== key) setKey(current.key);
  const step = (by: 1 | -1) => setKey(hits.at((at + by) % hits.length)?.key ?? null);
  return { count: hits.length, at, current, step };
}

/** Where the focus was before, to be given back. */
function useOpener(input: RefObject<HTMLInputElement | null>): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    input.current?.focus();
  }, [input]);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
}

function Bar({ reveal, rows, scroller, virtual }: FoundIn): ReactNode {
  const request = useRequest();
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const giveFocusBack = useOpener(input);
  const [typed, setTyped] = useState('');
  const term = findTerm(useDeferredValue(typed));
  const { at, count, current, step } = useHits(rows, term);
  const shown = useRef({ current, reveal });
  useHighlights(scroller, term, current?.index ?? null);
  useEffect(() => {
    shown.current = { current, reveal };
  });
  const key = current?.key;
  useEffect(() => {
    const { current: hit, reveal: unfold } = shown.current;
    if (hit === null) return;
    unfold(hit.index);
    virtual.scrollToIndex(hit.index, { align: 'center' });
  }, [key, term, virtual]);

  function close(): void {
    giveFocusBack();
    request(findCloseRequested());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && !event.shiftKey);
    if (isComposing(event)) return;
    if (event.key === 'Escape') close();
    else if (isUp || event.key === 'ArrowDown' || event.key === 'Enter') step(isUp ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="find" role="search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={t('find.open')}
        placeholder={t('find.open')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        data-focus="find"
      />
      <span className="find__count tabular" role="status">
        {term !== '' && (count === 0 ? t('find.none') : t('find.count', { at: at + 1, count }))}
      </span>
      <FindSteps isOff={count === 0} onStep={step} onClose={close} />
    </div>
  );
}

/**
 * Looks for words in all that is loaded of a conversation and of those before it, once the agent asks for it; Enter
 * leads upwards. It is there before the next key is pressed.
 */
export function FindBar({ conversationId, ...timeline }: Props): ReactNode {
  const isFinding = useAppSelector((state) => selectIsFinding(state, conversationId));
  return isFinding ? <Bar {...timeline} /> : null;
}
