import { useState } from 'react';
import * as v from 'valibot';
import { participantAddRequested } from '../../store/calls/actions';
import type { Call } from '../../store/calls/types';
import { useRequest } from '../../store/hooks';
import type { Colleague } from '../calls/transfer/agents';
import { useColleagues } from '../calls/transfer/useColleagues';
import { useExtensions } from '../calls/transfer/useExtensions';
import { keptForm, useKeptValues, type KeptValues } from '../ui/dialog/keptForms';
import { cleanNumber } from '../../lib/cleanNumber';

/** Who can be added: a colleague, or anybody outside. */
export const TYPES = ['agent', 'external'] as const;

/** One of them. */
export type ParticipantType = (typeof TYPES)[number];

interface Chosen {
  type: ParticipantType;
  extension: string | null;
  name: string;
  number: string;
}

const NOBODY: Chosen = { type: 'agent', extension: null, name: '', number: '' };

/** Who is about to be added, by the call. */
export const PARTICIPANT = keptForm<Chosen>(
  'participant',
  v.object({
    type: v.picklist(TYPES),
    extension: v.nullable(v.string()),
    name: v.string(),
    number: v.string(),
  }),
);

/** Whom the agent is about to add to a room. */
export interface AddForm {
  type: ParticipantType;
  /** The agents who are not in the room already. */
  agents: readonly Colleague[];
  /** The other extensions of the centre that are not in the room. */
  extensions: readonly Colleague[];
  extension: string | null;
  name: string;
  number: string;
  /** What is missing is told from the first try on. */
  wasTried: boolean;
  choose: (type: ParticipantType) => void;
  pick: (extension: string) => void;
  changeName: (name: string) => void;
  changeNumber: (number: string) => void;
  kept: KeptValues<Chosen>;
  /** Asks for it; false while something is missing. */
  add: () => boolean;
}

/** Holds what the agent fills in. */
export function useAddForm({ id: callId, conference }: Call): AddForm {
  const request = useRequest();
  const kept = useKeptValues(PARTICIPANT, callId, NOBODY);
  const { type, extension, name, number } = kept.values;
  const put = (part: Partial<Chosen>) => kept.set((before) => ({ ...before, ...part }));
  const [wasTried, setWasTried] = useState(false);
  const there = conference?.users.filter(({ state }) => state !== 'out').map((user) => user.number) ?? [];
  const colleagues = useColleagues();
  const isElsewhere = (one: Colleague) => !there.includes(one.extension);
  const agents = colleagues.filter(isElsewhere);
  const extensions = useExtensions(colleagues).filter(isElsewhere);

  function add(): boolean {
    setWasTried(true);
    if (type === 'agent') {
      const agent = [...agents, ...extensions].find((one) => one.extension === extension);
      if (agent === undefined) return false;
      const { name: fullName, extension: own } = agent;
      request(participantAddRequested({ callId, name: fullName, number: own, extension: own }));
      return true;
    }
    const outside = { name: name.trim(), number: cleanNumber(number) };
    if (outside.name === '' || outside.number === '') return false;
    request(participantAddRequested({ callId, ...outside, extension: null }));
    return true;
  }

  return {
    type,
    agents,
    extensions,
    extension,
    name,
    number,
    wasTried,
    add,
    choose(next) {
      put({ type: next });
      setWasTried(false);
    },
    kept,
    pick: (next) => put({ extension: next }),
    changeName: (next) => put({ name: next }),
    changeNumber: (next) => put({ number: next }),
  };
}
