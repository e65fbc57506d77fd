/** A piece of text that the agent made and no other text holds, and what became of it as far as the agent knows. */
export interface Piece {
  /** As it stands in the text: `[t17]`. */
  mark: string;
  conversationId: string;
  /** Of a text, of the caption of a file, or of the name of a file in a mail. */
  kind: 'text' | 'file' | 'enclosure';
  /** Seen in the console, which keeps it from then on; before that nothing is promised. */
  isKept: boolean;
  /** When the agent did something with it last, ms since 1970. */
  touchedAt: number;
  /** Grows with every message that is sent; null while it is a draft. */
  sentAs: number | null;
  /** The agent threw it away, or the conversation that it was a draft of. */
  isGivenUp: boolean;
  /** The server's id of the message that the agent asked to delete. */
  deletedAs: string | null;
  /** SHA-256 (hex) of the file's bytes. */
  digest: string | null;
}

/** A classification that the agent filled in, with notes that no other has. */
export interface Form {
  conversationId: string;
  notes: string;
  /** The console said that the server has it. */
  isSaved: boolean;
}

/** A voice message that the agent recorded to send it. */
export interface Recording {
  conversationId: string;
  /** When the console took it, ms since 1970; null where nobody saw that. */
  sentAt: number | null;
}

/** A call that the agent means to make, under a name that no other has. */
export interface Plan {
  name: string;
  /** When it stood in the agenda, ms since 1970; null where nobody saw that. */
  keptAt: number | null;
}

/** What the agent made in a run; the measure of what the server and the console hold at its end. */
export interface Ledger {
  /** A mark that no text holds yet. */
  make(conversationId: string, kind?: Piece['kind'], digest?: string): string;
  /** The agent saw these in the console. */
  kept(marks: readonly string[]): void;
  /** The agent sent a message of these, in this order. */
  sent(marks: readonly string[]): void;
  /** The agent did something that ends them. */
  givenUp(marks: readonly string[]): void;
  deleted(marks: readonly string[], messageId: string): void;
  classify(conversationId: string): Form;
  forms(): readonly Form[];
  record(conversationId: string): Recording;
  recordings(): readonly Recording[];
  plan(): Plan;
  plans(): readonly Plan[];
  pieces(): readonly Piece[];
  piece(mark: string): Piece | undefined;
  /** The page died without a word. */
  crashed(): void;
  /** Whether a page died so soon after this (ms since 1970) that nobody promised to have it on disk. */
  diedAfter(touchedAt: number, kind: Piece['kind']): boolean;
  /** Whether a page died so soon after the agent's hand was on it that nobody promised to keep it. */
  mayHaveDied(piece: Piece): boolean;
}

const MARK = /\[t\d+\]/g;

/** So long after the last touch a page may take until all is on disk, ms; a file's bytes take longer. */
const WRITTEN_AFTER_MS: Record<Piece['kind'], number> = { text: 1_500, file: 5_000, enclosure: 5_000 };

/** The marks in a text, in order. */
export function marksIn(text: string): string[] {
  return text.match(MARK) ?? [];
}

/** An empty ledger. */
export function createLedger(): Ledger {
  const pieces = new Map<string, Piece>();
  const forms: Form[] = [];
  const recordings: Recording[] = [];
  const plans: Plan[] = [];
  const deaths: number[] = [];
  let messages = 0;

  function touch(marks: readonly string[], change: (piece: Piece) => void): void {
    for (const mark of marks) {
      const piece = pieces.get(mark);
      if (piece === undefined) continue;
      piece.touchedAt = Date.now();
      change(piece);
    }
  }

  function diedAfter(touchedAt: number, kind: Piece['kind']): boolean {
    return deaths.some((at) => at >= touchedAt - 100 && at <= touchedAt + WRITTEN_AFTER_MS[kind]);
  }

  return {
    make: (conversationId, kind = 'text', digest) => {
      const mark = `[t${String(pieces.size + 1)}]`;
      const fate = { isKept: false, sentAs: null, isGivenUp: false, deletedAs: null };
      pieces.set(mark, {
        mark,
        conversationId,
        kind,
        touchedAt: Date.now(),
        digest: digest ?? null,
        ...fate,
      });
      return mark;
    },
    kept: (marks) =>
      touch(marks, (piece) => {
        piece.isKept = true;
      }),
    sent: (marks) => {
      messages += 1;
      touch(marks, (piece) => {
        piece.sentAs = messages;
      });
    },
    givenUp: (marks) =>
      touch(marks, (piece) => {
        piece.isGivenUp = true;
      }),
    deleted: (marks, messageId) =>
      touch(marks, (piece) => {
        piece.deletedAs = messageId;
      }),
    classify: (conversationId) => {
      const form = { conversationId, notes: `nota ${String(forms.length + 1)}`, isSaved: false };
      forms.push(form);
      return form;
    },
    forms: () => forms,
    record: (conversationId) => {
      const recording = { conversationId, sentAt: null };
      recordings.push(recording);
      return recording;
    },
    recordings: () => recordings,
    plan: () => {
      const plan = { name: `Retorno ${String(plans.length + 1)}`, keptAt: null };
      plans.push(plan);
      return plan;
    },
    plans: () => plans,
    pieces: () => [...pieces.values()],
    piece: (mark) => pieces.get(mark),
    crashed: () => {
      deaths.push(Date.now());
    },
    diedAfter,
    mayHaveDied: ({ touchedAt, kind }) => diedAfter(touchedAt, kind),
  };
}
