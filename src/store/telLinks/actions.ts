import { request } from '../stamp';

/** The agent wants `tel:` links of other pages and programs to lead to the console; the browser asks. */
export const offerRequested = request('telLinks/offerRequested')();
