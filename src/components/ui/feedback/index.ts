export { Announcer, useAnnounce } from './Announcer';
export { DroppedRows } from './DroppedRows';
export { EmptyState } from './EmptyState';
export { ErrorBoundary } from './ErrorBoundary';
export { useFailureText } from './failureText';
export { InlineError } from './InlineError';
export { ListSkeleton, PaneSkeleton } from './Skeletons';
export { Toasts, useToast } from './Toasts';
export { useCopy } from './useCopy';
