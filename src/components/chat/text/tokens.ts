/** A run of text as it stands. */
export interface TextToken {
  kind: 'text';
  text: string;
}

/** An address that may be followed; `href` is always http, https, mailto or tel. */
export interface LinkToken {
  kind: 'link';
  text: string;
  href: string;
}

/** Text in a fixed-width face, one line or a block; nothing in it is markup. */
export interface MonoToken {
  kind: 'mono';
  text: string;
  block: boolean;
}

/** Emphasised text; may hold links, mono and the other emphases. */
export interface EmphasisToken {
  kind: 'bold' | 'italic' | 'strike';
  children: Token[];
}

/** A piece of a message. */
export type Token = TextToken | LinkToken | MonoToken | EmphasisToken;

/** A piece of the text that emphasis may surround but not enter: `[start, end)` in the whole text. */
export interface Atom {
  start: number;
  end: number;
  token: LinkToken | MonoToken;
}
