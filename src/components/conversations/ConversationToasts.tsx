import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { entryOf, namesOf } from '../../lib/records';
import { selectBegun } from '../../store/conversations/createSelectors';
import { openRequested } from '../../store/conversations/actions';
import {
  selectConversation,
  selectEndingConversations,
  selectEndings,
} from '../../store/conversations/selectors';
import { selectGivenAway } from '../../store/conversations/transferSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectNotifications } from '../../store/notifications/selectors';
import type { Conversation } from '../../store/conversations/types';
import { overlayRequested } from '../../store/ui/actions';
import { useGoHome } from '../calls/useGoHome';
import { useToast } from '../ui/feedback/Toasts';
import { latePart } from '../intl/latePart';
import { useText } from '../intl/useText';
import { DialogHost } from '../ui/dialog/DialogHost';
import { customerName, protocolOf } from './customer';

const PastConversationDialog = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ '../chat/past/PastConversationDialog'))
    .PastConversationDialog,
}));

/** Leads to /home when a conversation began, where it is open (spec 1 §2); says when it was there already. */
function useBegun(): void {
  const t = useText();
  const show = useToast();
  const goHome = useGoHome();
  const { times, existingId } = useAppSelector(selectBegun);
  const followed = useRef(times);
  useEffect(() => {
    if (times > followed.current) {
      goHome();
      if (existingId !== null) show(t('create.existing', { protocol: protocolOf(existingId) }));
    }
    followed.current = times;
  }, [times, existingId, goHome, show, t]);
}

/** Says whereto a conversation went: it is no longer on screen. */
function useGivenAway(): void {
  const t = useText();
  const show = useToast();
  const given = useAppSelector(selectGivenAway);
  const told = useRef(given);
  useEffect(() => {
    if (given === null || given === told.current) return;
    told.current = given;
    const { conversationId, to } = given;
    const whereto = to.kind === 'agent' ? to.agent : to.queue;
    show(t('giveAway.done', { protocol: protocolOf(conversationId), to: whereto }), 'success');
  }, [given, show, t]);
}

/** The conversations of which the end is under way, as they were last: at their end the store lets them go. */
function useEnding(): (id: string) => Conversation | null {
  const last = useRef(new Map<string, Conversation>());
  const ending = useAppSelector(selectEndingConversations);
  useEffect(() => {
    for (const one of ending) last.current.set(one.id, { ...one, status: 'finished' });
  }, [ending]);
  return useCallback((id) => {
    const conversation = last.current.get(id) ?? null;
    last.current.delete(id);
    return conversation;
  }, []);
}

/** Says that a conversation has ended, as it is no longer on screen, and offers to look at it. */
function useEnded(onView: (conversation: Conversation) => void): void {
  const t = useText();
  const show = useToast();
  const endings = useAppSelector(selectEndings);
  const conversationOf = useEnding();
  const before = useRef(endings);
  useEffect(() => {
    const done = namesOf(before.current).filter(
      (id) => entryOf(before.current, id) === null && entryOf(endings, id) === undefined,
    );
    before.current = endings;
    for (const id of done) {
      const conversation = conversationOf(id);
      const view = conversation && { label: t('end.view'), onPress: () => onView(conversation) };
      show(t('end.done', { protocol: protocolOf(id) }), 'success', `ended ${id}`, view ?? undefined);
    }
  }, [endings, conversationOf, onView, show, t]);
}

/** Says that something was not delivered, and leads to where it is: its conversation, or what is kept of those gone. */
function useFailedSends(): void {
  const t = useText();
  const show = useToast();
  const request = useRequest();
  const goHome = useGoHome();
  const { failedSend = null } = useAppSelector(selectNotifications);
  const conversation = useAppSelector((state) => selectConversation(state, failedSend?.conversationId ?? ''));
  const told = useRef(failedSend);
  useEffect(() => {
    if (failedSend === null || failedSend === told.current) return;
    told.current = failedSend;
    const { conversationId } = failedSend;
    const isGone = conversation === undefined;
    const words = isGone
      ? t('undelivered.toastGone')
      : t('undelivered.toast', { name: customerName(conversation) });
    const onPress = () => {
      if (isGone) {
        request(overlayRequested({ overlay: 'undelivered' }));
      } else {
        goHome();
        request(openRequested({ conversationId }));
      }
    };
    show(words, 'error', `undelivered ${conversationId}`, { label: t('undelivered.open'), onPress });
  }, [failedSend, conversation, goHome, request, show, t]);
}

/** What conversations have to tell wherever the agent is, and the one that ended, to look at once more. */
export function ConversationToasts(): ReactNode {
  const [past, setPast] = useState<Conversation | null>(null);
  useBegun();
  useGivenAway();
  useEnded(setPast);
  useFailedSends();
  return (
    <DialogHost isOpen={past !== null}>
      {() => <PastConversationDialog conversation={past} onClose={() => setPast(null)} />}
    </DialogHost>
  );
}
