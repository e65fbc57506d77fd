import { useEffect, useRef } from 'react';
import { openRequested } from '../../store/calls/actions';
import { selectCurrentCall, selectShownCall } from '../../store/calls/selectors';
import type { Call, EndedCall } from '../../store/calls/types';
import { useAppSelector, useRequest } from '../../store/hooks';

/** What text is written into. */
const TEXT = 'input:not([type]), input[type="text"], input[type="search"], input[type="tel"], textarea';

/** Whether the agent is in the middle of a text: what is open must not change under their hands. */
function isTyping(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    return activeElement.matches(TEXT) && activeElement.value.trim() !== '';
  if (activeElement?.closest('[contenteditable="true"]') == null) return false;
  return activeElement.textContent.trim() !== '';
}

/** Whether the agent wants to see a call that they speak on from now on. */
function isWanted(call: Call, shown: Call | EndedCall | null): boolean {
  if (shown?.id === call.id) return false;
  if (call.direction === 'incoming') return true;
  // One that is dialled takes the place of another call only: not of the chat it is about, nor of who is asked about.
  return shown !== null && call.consultOf !== shown.id && (call.conference === undefined || 'end' in shown);
}

/**
 * Shows a call once the agent is on it, with its customer, in the place of a conversation or of a call before it; one that
 * comes while a text is being typed waits behind its place in the top bar.
 */
export function useScreenPop(): void {
  const request = useRequest();
  const call = useAppSelector(selectCurrentCall);
  const shown = useAppSelector(selectShownCall);
  const spokenId = useRef(call?.id ?? null);
  useEffect(() => {
    if (spokenId.current === (call?.id ?? null)) return;
    spokenId.current = call?.id ?? null;
    if (call === null || !isWanted(call, shown) || isTyping()) return;
    request(openRequested({ callId: call.id }));
  }, [call, shown, request]);
}
