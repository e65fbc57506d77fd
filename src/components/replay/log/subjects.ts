import type { StampedAction } from '../../../store/stamp';

/** What kinds of things an action may be about. */
export const SUBJECTS = ['conversation', 'call', 'message', 'request'] as const;

/** One kind of thing that an action may be about. */
export type Subject = (typeof SUBJECTS)[number];

/** The ids of what an action is about, by kind. */
export type Subjects = Readonly<Record<Subject, readonly string[]>>;

const KEYS: Readonly<Record<string, Subject>> = {
  conversationId: 'conversation',
  callId: 'call',
  clientMsgId: 'message',
  reqId: 'request',
};

/** Things that an action carries whole, with their id as `id`. */
const ENTITIES: Readonly<Record<string, Subject>> = {
  conversation: 'conversation',
  conversations: 'conversation',
  call: 'call',
  calls: 'call',
};

function collect(value: unknown, name: string, found: Record<Subject, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, name, found);
    return;
  }
  for (const [key, field] of Object.entries(value)) {
    const subject = key === 'id' ? ENTITIES[name] : KEYS[key];
    if (subject !== undefined && typeof field === 'string') found[subject].add(field);
    else collect(field, key, found);
  }
}

/** What an action is about, wherever in it the ids stand. */
export function subjectsOf({ payload, meta }: StampedAction): Subjects {
  const found = {
    conversation: new Set<string>(),
    call: new Set<string>(),
    message: new Set<string>(),
    request: new Set<string>(),
  };
  collect(payload, '', found);
  if (meta.push?.reqId !== undefined) found.request.add(meta.push.reqId);
  return {
    conversation: [...found.conversation],
    call: [...found.call],
    message: [...found.message],
    request: [...found.request],
  };
}
