/** The page tells the version that waits to take over. */
export const TAKE_OVER = 'agent-console/takeOver';

/** The page asks the version that waits for the addresses of its files; the answer comes over the port sent along. */
export const TELL_FILES = 'agent-console/tellFiles';
