import { IDEMPOTENCY_HEADER, SESSION_HEADER } from '../../src/services/api/contract';
import { answerOf, errorDoc } from './paths/answers';
import { queryDocs } from './paths/parameters';
import { pathDocs } from './paths';
import { receivedSchema, referredBy, sentSchema, thingSchemas, withoutExample } from './schemas';
import type { PathDoc, Schema, Verb } from './types';

/** A part of a document. */
type Part = Record<string, unknown>;

const PARAMETERS = '#/components/parameters/';

/** Paths that are written to by POST; any other POST reads. */
function isWrite({ answer, verbs }: PathDoc): boolean {
  return verbs.includes('put') || answer.form === 'done' || answer.form === 'bare';
}

function operationId(verb: Verb, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/u).filter((word) => word !== '' && word !== 'api');
  return [verb, ...words].join('_');
}

function parametersOf(doc: PathDoc, verb: Verb): unknown[] {
  const inPath = Object.entries(doc.pathFields ?? {}).map(([name, description]) => {
    return { name, in: 'path', required: true, description, schema: { type: 'string' } };
  });
  const query = verb === 'get' ? (doc.query ?? []) : [];
  const headers = [
    'session',
    ...(isWrite(doc) ? ['idempotencyKey'] : []),
    ...(doc.versioned === true ? ['ifMatch'] : []),
  ];
  return [...inPath, ...[...query, ...headers].map((name) => ({ $ref: PARAMETERS + name }))];
}

/** A read by POST carries its query values as the body. */
function queryBody(query: readonly string[]): Part {
  const properties = query.map((name) => {
    return [name, { type: 'string', description: queryDocs[name]?.description }] as const;
  });
  const example = Object.fromEntries(query.map((name) => [name, String(queryDocs[name]?.example)]));
  const schema = { type: 'object', properties: Object.fromEntries(properties) };
  return { required: false, content: { 'application/json': { schema, example } } };
}

function bodyOf(doc: PathDoc, verb: Verb): Part {
  if (doc.body !== undefined) {
    const content = { schema: withoutExample(sentSchema(doc.body)), example: doc.body.example };
    return { requestBody: { required: true, content: { 'application/json': content } } };
  }
  const query = verb === 'post' && !isWrite(doc) ? doc.query : undefined;
  return query === undefined ? {} : { requestBody: queryBody(query) };
}

function responsesOf(doc: PathDoc): Part {
  const { example, schema } = answerOf(doc);
  const answer = {
    description: doc.answer.description,
    content: { 'application/json': { schema, example } },
  };
  const failures = {
    401: { $ref: '#/components/responses/SignInAgain' },
    default: { $ref: '#/components/responses/Refusal' },
  };
  return doc.answer.form === 'done' || doc.verbs.includes('put')
    ? { '2XX': answer, ...failures }
    : { 200: answer, ...failures };
}

function operation(doc: PathDoc, verb: Verb): Part {
  const { description, extension, path, summary, tag } = doc;
  const said = [description, extension].filter((text) => text !== undefined).join(' ');
  return {
    operationId: operationId(verb, path),
    tags: [tag],
    summary,
    ...(said === '' ? {} : { description: said }),
    ...(extension === undefined ? {} : { 'x-extension': true }),
    parameters: parametersOf(doc, verb),
    ...bodyOf(doc, verb),
    responses: responsesOf(doc),
  };
}

function paths(): Record<string, Part> {
  const all = new Map<string, Part>();
  for (const doc of pathDocs) {
    const operations = doc.verbs.map((verb) => [verb, operation(doc, verb)] as const);
    all.set(doc.path, { ...all.get(doc.path), ...Object.fromEntries(operations) });
  }
  return Object.fromEntries(all);
}

function parameters(): Part {
  const query = Object.entries(queryDocs).map(([name, { description, example, extension, schema }]) => {
    const mark = extension === true ? { 'x-extension': true } : {};
    return [name, { name, in: 'query', required: false, description, ...mark, schema, example }] as const;
  });
  return {
    ...Object.fromEntries(query),
    idempotencyKey: {
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      required: false,
      description:
        'Made once for each act of the agent. A server that ignores it may do a repeated request twice.',
      'x-extension': true,
      schema: { type: 'string', format: 'uuid' },
    },
    session: {
      name: SESSION_HEADER,
      in: 'header',
      required: false,
      description:
        'The page, as its action log has it. Goes with every request to an API of the console’s own origin, to another one where `config.json` says `"sessionHeader": true`. A server that ignores it keeps a log that cannot be joined with the page’s.',
      'x-extension': true,
      schema: { type: 'string', format: 'uuid' },
    },
    ifMatch: {
      name: 'If-Match',
      in: 'header',
      required: false,
      description: '`versaoReg` of the contact. A server that ignores it lets the later of two agents win.',
      'x-extension': true,
      schema: { type: 'string' },
    },
  };
}

function responses(): Part {
  const refusal = {
    'application/json': { schema: withoutExample(receivedSchema(errorDoc)), example: errorDoc.example },
  };
  return {
    Refusal: { description: 'Refused. `msg` is shown to the agent as it is.', content: refusal },
    SignInAgain: {
      description: 'The session is over: the agent signs in once more and loses nothing.',
      content: refusal,
    },
  };
}

const TAGS: Readonly<Record<string, string>> = {
  agents: 'Signing in, other agents, pauses.',
  queues: 'Queues and their canned replies.',
  conversations: 'Conversations and their messages.',
  classification: 'Why customers turn to the centre.',
  contacts: 'The centre’s contacts.',
  calls: 'Calls, as far as the centre keeps books on them.',
};

const server = {
  url: '{scheme}://{server}:{port}',
  description: 'The customer’s server; `config.json` may name another port.',
  variables: {
    scheme: { default: 'https', enum: ['https', 'http'] },
    server: { default: 'localhost' },
    port: { default: '8004' },
  },
};

/** The OpenAPI 3.1 document of the HTTP API. */
export function openApiDocument(): Part {
  const all: Record<string, Schema> = thingSchemas();
  const body = paths();
  const used = referredBy([body, responses()], all);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Agent console: HTTP API',
      version: '2.0',
      description:
        'What the console asks of a contact centre’s server. How to read `required` and `x-extension` stands in ' +
        'README.md beside this file.',
    },
    servers: [server],
    security: [{ bearer: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: body,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Fixed, of `config.json`, or `token` of the sign-in.',
        },
      },
      parameters: parameters(),
      responses: responses(),
      schemas: Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))),
    },
  };
}
