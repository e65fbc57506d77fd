import { Suspense, type ReactNode } from 'react';
import type { Call, EndedCall } from '../../store/calls/types';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector } from '../../store/hooks';
import { selectIsVoiceDue, selectShowsVoice } from '../../store/softphone/selectors';
import { useIsListDrawn } from '../conversations/useIsListDrawn';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { PaneSkeleton } from '../ui/feedback/Skeletons';
import { latePart } from '../intl/latePart';

const load = () => import(/* webpackChunkName: "calls" */ './callScreens');

const CallFrame = latePart(async () => ({ default: (await load()).CallFrame }));
const ActiveCalls = latePart(async () => ({ default: (await load()).ActiveCalls }));
const ActiveCallsRail = latePart(async () => ({ default: (await load()).ActiveCallsRail }));
const CallView = latePart(async () => ({ default: (await load()).CallView }));
const CallElsewhere = latePart(async () => ({ default: (await load()).CallElsewhere }));
const SlotCall = latePart(async () => ({ default: (await load()).SlotCall }));
const MiniCall = latePart(async () => ({ default: (await load()).MiniCall }));
const SoftphonePanel = latePart(async () => ({ default: (await load()).SoftphonePanel }));
const VoiceParts = latePart(async () => ({ default: (await load()).VoiceParts }));

/**
 * For agents who have a telephone, or whose calls go on without it; the others never load its screens. Before there is
 * anything to say of it, the list is drawn without them.
 */
function WithVoice({ children }: { children: ReactNode }): ReactNode {
  const isShown = useAppSelector(selectShowsVoice);
  const isDue = useAppSelector(selectIsVoiceDue);
  const isListDrawn = useIsListDrawn();
  if (!isShown || !(isDue || isListDrawn)) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The live call, and the one that rings, in the slot of the top bar. */
export function LazySlotCall(): ReactNode {
  return (
    <WithVoice>
      <SlotCall />
    </WithVoice>
  );
}

/** Calls around every screen: notices, dialogs. */
export function LazyCallFrame(): ReactNode {
  return (
    <WithVoice>
      <CallFrame />
    </WithVoice>
  );
}

/** The live calls in the left pane, or as marks where it is collapsed. */
export function LazyActiveCalls({ isRail }: { isRail: boolean }): ReactNode {
  return <WithVoice>{isRail ? <ActiveCallsRail /> : <ActiveCalls />}</WithVoice>;
}

/** The live call in the small window. */
export function LazyMiniCall(): ReactNode {
  return (
    <WithVoice>
      <MiniCall />
    </WithVoice>
  );
}

/** The telephone in the status menu. */
export function LazySoftphonePanel(): ReactNode {
  return (
    <WithVoice>
      <SoftphonePanel />
    </WithVoice>
  );
}

/** What the telephone shows on every screen beside the calls themselves. */
export function LazyVoiceParts(): ReactNode {
  return (
    <WithVoice>
      <VoiceParts />
    </WithVoice>
  );
}

function InPane({ children }: { children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PaneSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** One call in the middle pane, with the way back in its header. */
export function LazyCallView({ call, back }: { call: Call | EndedCall; back?: ReactNode }): ReactNode {
  return (
    <InPane>
      <CallView call={call} back={back} />
    </InPane>
  );
}

/** A voice conversation without its call in the middle pane. */
export function LazyCallElsewhere({
  conversation,
  back,
}: {
  conversation: Conversation;
  back: ReactNode;
}): ReactNode {
  return (
    <InPane>
      <CallElsewhere conversation={conversation} back={back} />
    </InPane>
  );
}
