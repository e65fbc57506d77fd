import type { PushMark } from '../../store/stamp';
import type { DomainEvent } from './domainEvent';

export type { DomainEvent } from './domainEvent';

/** What `decodeEvent` made of an event. */
export type DecodedEvent =
  /** As the contract says; `agent` is the full name of whom it is for. */
  | { kind: 'fact'; push: PushMark; agent: string; event: DomainEvent }
  /**
   * Not in the contract. Where it carries a mark, the mark goes with the fact that it was ignored, so
   * that its place in the stream is not taken for a gap.
   */
  | { kind: 'unknown'; name: string; push?: PushMark; agent?: string }
  /** In the contract, but not as it says; `reason` names the first wrong field, not its value. */
  | { kind: 'rejected'; name: string; reason: string };
