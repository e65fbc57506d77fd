import type { ThingDocs } from '../types';
import { callThings } from './calls';
import { conversationThings } from './conversations';
import { peopleThings } from './people';
import { queueThings } from './queues';

/** Every thing that a server sends, by its name among the components of both documents. */
export const things = {
  ...conversationThings,
  ...queueThings,
  ...peopleThings,
  ...callThings,
} satisfies ThingDocs;

/** Name of a thing. */
export type ThingName = keyof typeof things;
