import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectEndedCalls, selectOfferedCall, selectSummons } from '../../store/calls/selectors';
import type { EndedCall } from '../../store/calls/types';
import { useAppSelector } from '../../store/hooks';
import { useAnnounce, useToast } from '../feedback';
import { useText } from '../intl';
import { whoOf } from './callWords';

/** The screen of conversations and calls. */
const HOME = '/home';

/** Leads to /home when a call wants the agent there: it came, or was answered (spec 2 §4). */
function useSummons(): void {
  const navigate = useNavigate();
  const summons = useAppSelector(selectSummons);
  const followed = useRef(0);
  useEffect(() => {
    if (summons > followed.current) void navigate(HOME);
    followed.current = summons;
  }, [summons, navigate]);
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
    const who = whoOf(call);
    const { queue } = call;
    announce(
      queue === null ? t('call.incomingFrom', { who }) : t('call.incomingQueue', { who, queue }),
      'assertive',
    );
  }, [call, announce, t]);
}

function wasTransferred({ transfer, end }: EndedCall): boolean {
  return transfer !== null && end.by === 'agent' && end.cause === 'completed';
}

/** Says that a transfer went through: the call itself is gone. */
function useTransferToast(): void {
  const t = useText();
  const show = useToast();
  const last = useAppSelector(selectEndedCalls)[0];
  const told = useRef(last?.id);
  useEffect(() => {
    if (last === undefined || last.id === told.current) return;
    told.current = last.id;
    if (wasTransferred(last)) show(t('transfer.done'), 'success');
  }, [last, show, t]);
}

/** What calls have to tell wherever the agent is; draws nothing. */
export function CallNews(): null {
  useSummons();
  useOfferAnnouncement();
  useTransferToast();
  return null;
}
