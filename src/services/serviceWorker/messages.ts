/** From the page to the version that waits: take over. */
export const TAKE_OVER = 'agent-console/takeOver';

/** From the page to the version that waits: list the addresses of your files, over the port sent along. */
export const LIST_FILES = 'agent-console/tellFiles';
