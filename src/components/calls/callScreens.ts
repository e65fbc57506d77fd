/** What the lazy chunk `calls` gives to the frame. */
export { ActiveCalls } from './ActiveCalls';
export { ActiveCallsRail } from './ActiveCallsRail';
export { CallElsewhere } from './CallElsewhere';
export { CallFrame } from './CallFrame';
export { CallView } from './CallView';
export { MiniCall } from './MiniCall';
export { SlotCall } from './slot/SlotCall';
export { SoftphonePanel } from '../softphone/SoftphonePanel';
export { VoiceParts } from '../softphone/VoiceParts';
