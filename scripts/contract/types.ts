import type * as v from 'valibot';

/** A JSON Schema with the marks of this project: `x-extension`, `x-known-values`. */
export type Schema = Readonly<Record<string, unknown>>;

/** Texts by field name; a field inside a field is dotted: `agentes.nome`. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What is said of one thing on the wire beside its strict schema. */
export interface ThingDoc {
  schema: v.GenericSchema;
  description: string;
  /** Fields without which the reader leaves the whole thing out (contract §0). */
  required?: readonly string[];
  /** The reader needs one of these fields, whichever it is. */
  needsOneOf?: readonly string[];
  /** What fields mean, where their name does not say it. */
  fields?: FieldTexts;
  /** Fields that the two documents do not name, with what the agent misses without each. */
  extensions?: FieldTexts;
  /** Set where the two documents name nothing of the thing: what the agent misses without it. */
  extension?: string;
  /** Passes the strict schema. */
  example: unknown;
}

/** Things by their name among the components of the documents. */
export type ThingDocs = Readonly<Record<string, ThingDoc>>;

/** What the console sends: all that its strict schema requires is always sent. */
export type SentDoc = Omit<ThingDoc, 'required' | 'needsOneOf'>;

/** A verb of HTTP as OpenAPI writes it. */
export type Verb = 'get' | 'post' | 'put';

/** How an answer is wrapped: a list of rows, one thing in `dados`, the thing itself, or nothing that is read. */
export type AnswerForm = 'list' | 'item' | 'bare' | 'done';

/** One path of the HTTP API. */
export interface PathDoc {
  path: string;
  verbs: readonly Verb[];
  tag: string;
  summary: string;
  description?: string;
  /** Names among the query parameters. */
  query?: readonly string[];
  /** What the parts of the path in braces are. */
  pathFields?: FieldTexts;
  body?: SentDoc;
  /** `thing` is a name among the components; without it `doc` describes the answer on the spot. */
  answer: { form: AnswerForm; thing?: string; doc?: ThingDoc; description: string };
  /** Set where the two documents do not name the path: what the agent misses without it. */
  extension?: string;
  /** Set where the console saves a version: it may send `If-Match`. */
  versioned?: true;
}

/** One client action: what the console sends, and the data of the answer. */
export interface ActionDoc {
  summary: string;
  request: Omit<SentDoc, 'schema' | 'description'>;
  /** Missing: never answered. */
  answer?: Omit<ThingDoc, 'schema'>;
  /** Events that a server sends because of it. */
  follows?: readonly string[];
  /** Set where the two documents do not name the action: what the agent misses without it. */
  extension?: string;
}
