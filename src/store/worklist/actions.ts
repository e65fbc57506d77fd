import { request } from '../stamp';
import type { ListFilter, ListOrder } from './types';

/** The agent narrows the list by one thing more, or by one less. */
export const filterRequested = request('worklist/filterRequested')<Partial<ListFilter>>();
/** The agent wants all conversations in the list again. */
export const filterClearRequested = request('worklist/filterClearRequested')();
/** The agent wants another conversation first. */
export const orderRequested = request('worklist/orderRequested')<{ order: ListOrder }>();
