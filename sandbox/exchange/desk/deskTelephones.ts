/** What a call does with the telephone that it rings. */
export interface DeskRing {
  /** The receiver was lifted. */
  lifted(): void;
  /** Whoever sits there does not want the call. */
  declined(): void;
}

/** What a call lets the telephone do that it is spoken on. */
export interface DeskTalk {
  hangUp(): void;
  press(digit: string): void;
}

/** Where a desk telephone is. */
export type DeskStanding = 'idle' | 'ringing' | 'lifted';

interface Desk {
  ring: DeskRing | null;
  talk: DeskTalk | null;
}

/** The telephones that stand on desks, by extension: their receivers are lifted by whoever plays the agent's hand. */
export interface DeskTelephones {
  /** Puts a telephone on the desk, or takes it away. */
  place(extension: string, on: boolean): void;
  has(extension: string): boolean;
  /** Where it is; undefined where there is none. */
  standing(extension: string): DeskStanding | undefined;
  /** It begins to ring; false when it is in use. */
  ring(extension: string, ring: DeskRing): boolean;
  /** A call is spoken on it. */
  talk(extension: string, talk: DeskTalk): void;
  /** It neither rings nor is spoken on. */
  rest(extension: string): void;
  /** Lifts the receiver; false where nothing rings. */
  lift(extension: string): boolean;
  /** Puts the receiver down, or declines what rings; false where there is nothing to end. */
  hangUp(extension: string): boolean;
  press(extension: string, digits: string): void;
}

/** No desk has a telephone. */
export function createDeskTelephones(): DeskTelephones {
  const desks = new Map<string, Desk>();

  function rest(extension: string): void {
    if (desks.has(extension)) desks.set(extension, { ring: null, talk: null });
  }

  return {
    place: (extension, on) => {
      const before = desks.get(extension);
      before?.ring?.declined();
      before?.talk?.hangUp();
      if (on) desks.set(extension, { ring: null, talk: null });
      else desks.delete(extension);
    },
    has: (extension) => desks.has(extension),
    standing: (extension) => {
      const desk = desks.get(extension);
      if (!desk) return undefined;
      if (desk.talk) return 'lifted';
      return desk.ring ? 'ringing' : 'idle';
    },
    ring: (extension, ring) => {
      const desk = desks.get(extension);
      if (!desk || desk.ring || desk.talk) return false;
      desks.set(extension, { ring, talk: null });
      return true;
    },
    talk: (extension, talk) => {
      if (desks.has(extension)) desks.set(extension, { ring: null, talk });
    },
    rest,
    lift: (extension) => {
      const ring = desks.get(extension)?.ring;
      ring?.lifted();
      return ring != null;
    },
    hangUp: (extension) => {
      const { ring, talk } = desks.get(extension) ?? {};
      rest(extension);
      ring?.declined();
      talk?.hangUp();
      return ring != null || talk != null;
    },
    press: (extension, digits) =>
      Array.from(digits).forEach((digit) => desks.get(extension)?.talk?.press(digit)),
  };
}
