import { useEffect, useRef } from 'react';
import { callBackNumber } from '../../lib/caller';
import {
  selectEndedCalls,
  selectCallNotice,
  selectLiveCalls,
  selectMissedCalls,
  selectOfferedCall,
  selectNavigateRequests,
} from '../../store/calls/selectors';
import type { Call, EndedCall, CallNotice } from '../../store/calls/types';
import { useAppSelector } from '../../store/hooks';
import { useAnnounce, useToast } from '../ui/feedback';
import { useText, type TextId } from '../intl';
import { endWord, nameWithin, whoWithin } from './callWords';
import { useCallBack } from './useCallBack';
import { useGoHome } from './useGoHome';
import { useScreenPop } from './useScreenPop';

/** Leads to /home when a call wants the agent there: it came, or was answered (spec 2 §4). */
function useNavigateRequests(): void {
  const goHome = useGoHome();
  const navigateRequests = useAppSelector(selectNavigateRequests);
  const followed = useRef(0);
  useEffect(() => {
    if (navigateRequests > followed.current) goHome();
    followed.current = navigateRequests;
  }, [navigateRequests, goHome]);
}

function isSpoken({ phase }: Call): boolean {
  return phase === 'active';
}

/** Reads an incoming call out at once, and once. */
function useOfferAnnouncement(): void {
  const t = useText();
  const announce = useAnnounce();
  const call = useAppSelector(selectOfferedCall);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (call === null || call.id === told.current) return;
    told.current = call.id;
    const who = whoWithin(call, t);
    const { queue } = call;
    announce(
      queue === null ? t('call.incomingFrom', { who }) : t('call.incomingQueue', { who, queue }),
      'assertive',
    );
  }, [call, announce, t]);
}

/** Reads out that a call is spoken, once for each: also that of the agent who dialled, or answered by themselves. */
function useConnectedAnnouncement(): void {
  const t = useText();
  const announce = useAnnounce();
  const live = useAppSelector(selectLiveCalls);
  const told = useRef(new Set(live.filter(isSpoken).map(({ id }) => id)));
  useEffect(() => {
    for (const call of live) {
      if (!isSpoken(call) || told.current.has(call.id)) continue;
      told.current.add(call.id);
      announce(t('call.connectedAnnounced', { who: whoWithin(call, t) }));
    }
  }, [live, announce, t]);
}

function wasTransferred({ transfer, end }: EndedCall): boolean {
  return transfer !== null && transfer.kind !== 'room' && end.by === 'agent' && end.cause === 'completed';
}

/** Says that a transfer went through: the call itself is gone, and with it the one that was asked before. */
function useTransferToast(): void {
  const t = useText();
  const show = useToast();
  const ended = useAppSelector(selectEndedCalls);
  const known = useRef(ended);
  useEffect(() => {
    const before = new Set(known.current.filter(wasTransferred).map(({ id }) => id));
    known.current = ended;
    if (ended.some((call) => wasTransferred(call) && !before.has(call.id)))
      show(t('transfer.done'), 'success');
  }, [ended, show, t]);
}

/** Tells of each call that the agent missed, and offers to call back; of one that was not to disturb, without a toast. */
function useMissedToast(): void {
  const t = useText();
  const show = useToast();
  const announce = useAnnounce();
  const callBack = useCallBack();
  const missed = useAppSelector(selectMissedCalls);
  const told = useRef(missed);
  useEffect(() => {
    const before = told.current;
    told.current = missed;
    const last = missed[0];
    if (last === undefined || last.wasTold || before.some(({ id }) => id === last.id)) return;
    if (last.why !== undefined) {
      announce(t('call.undisturbed', { who: whoWithin(last, t) }));
      return;
    }
    const words = t(last.rang ? 'call.missed' : 'call.notReached', { who: whoWithin(last, t) });
    const back = { label: t('call.callBack'), onPress: () => callBack(last) };
    show(words, 'info', `missed.${last.id}`, callBackNumber(last) === null ? undefined : back);
  }, [missed, show, announce, callBack, t]);
}

/** Reads the end of each call out; one that was transferred or missed has its own words. */
function useEndAnnouncement(): void {
  const t = useText();
  const announce = useAnnounce();
  const ended = useAppSelector(selectEndedCalls);
  const missed = useAppSelector(selectMissedCalls);
  const known = useRef(ended);
  useEffect(() => {
    const before = new Set(known.current.map(({ id }) => id));
    known.current = ended;
    const last = ended.find((call) => !before.has(call.id) && !wasTransferred(call));
    if (last !== undefined && !missed.some(({ id }) => id === last.id))
      announce(t('call.endAnnounced', { who: whoWithin(last, t), reason: t(endWord(last)) }));
  }, [ended, missed, announce, t]);
}

const NOTICES = {
  callerTurnedAway: 'call.turnedAway',
  digitFailed: 'call.digitFailed',
  holdFailed: 'call.holdFailed',
  resumeFailed: 'call.resumeFailed',
  repairFailed: 'call.repairFailed',
  roomFailed: 'call.roomFailed',
} as const satisfies Record<CallNotice['kind'], TextId>;

/** Says what went wrong in passing: a caller who found the agent busy, a key that did not arrive, a hold in vain. */
function useNoticeToast(): void {
  const t = useText();
  const show = useToast();
  const notice = useAppSelector(selectCallNotice);
  const shown = useRef(notice);
  useEffect(() => {
    if (notice === null || notice === shown.current) return;
    shown.current = notice;
    const { kind } = notice;
    const who = notice.who === '' ? t('call.anonymous') : nameWithin(notice.who);
    show(t(NOTICES[kind], { who }), kind === 'callerTurnedAway' ? 'info' : 'error');
  }, [notice, show, t]);
}

/** What calls have to tell wherever the agent is; draws nothing. */
export function CallToasts(): null {
  useNavigateRequests();
  useScreenPop();
  useOfferAnnouncement();
  useConnectedAnnouncement();
  useTransferToast();
  useMissedToast();
  useEndAnnouncement();
  useNoticeToast();
  return null;
}
