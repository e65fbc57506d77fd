import * as v from 'valibot';
import { things } from '../../scripts/contract/entities';
import { pathDocs } from '../../scripts/contract/paths';
import { answerOf, errorDoc } from '../../scripts/contract/paths/answers';
import { actionDocs } from '../../scripts/contract/realtime/actions';
import { eventDocs } from '../../scripts/contract/realtime/events';
import { sentSchema, thingSchemas } from '../../scripts/contract/schemas';
import type { ThingDoc } from '../../scripts/contract/types';
import * as session from '../../scripts/contract/realtime/session';
import {
  ackDataSchemas,
  ackSchema,
  actionFields,
  actionSchemas,
  type ActionName,
} from '../../src/services/realtime/contract';
import { objectsIn } from './documents';

function problems(schema: v.GenericSchema, example: unknown): unknown[] {
  const read = v.safeParse(schema, example);
  return read.success ? [] : read.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

const { requestDoc, handshakeDoc, handshakeDataDoc, refusalDoc, frameDoc, cancelDoc, frameAnswerDoc } =
  session;
const alone = {
  requestDoc,
  handshakeDoc,
  handshakeDataDoc,
  refusalDoc,
  frameDoc,
  cancelDoc,
  frameAnswerDoc,
  errorDoc,
};

it.each(Object.entries({ ...things, ...eventDocs, ...alone }))(
  'the example of %s passes the strict schema',
  (_, { example, schema }) => {
    expect(problems(schema, example)).toEqual([]);
  },
);

const actions = Object.entries(actionDocs) as [ActionName, (typeof actionDocs)[ActionName]][];

it.each(actions)('the examples of %s pass the strict schemas', (action, { answer, request }) => {
  const sent = { action, ...session.exampleEnvelope, ...(request.example as object) };
  expect(problems(actionSchemas[action], sent)).toEqual([]);
  if (answer === undefined) return;
  const answered = { ok: true, reqId: session.exampleEnvelope.reqId, dados: answer.example };
  expect(problems(ackSchema(ackDataSchemas[action]), answered)).toEqual([]);
});

it.each(pathDocs.map((doc) => [`${doc.verbs.join(' ')} ${doc.path}`, doc] as const))(
  'the examples of %s pass the strict schemas',
  (_, doc) => {
    const { example, strict } = answerOf(doc);
    expect(problems(strict, example)).toEqual([]);
    if (doc.body !== undefined) expect(problems(doc.body.schema, doc.body.example)).toEqual([]);
  },
);

/** Names of all fields inside a schema. */
function fieldNames(schema: unknown): string[] {
  return objectsIn(schema).flatMap(({ properties }) => Object.keys((properties as object | undefined) ?? {}));
}

describe('the tables name no field that is not in the schema:', () => {
  const all = thingSchemas();
  const docs = Object.entries<ThingDoc>({ ...things, ...eventDocs, ...alone });
  const ofActions = actions.flatMap(([action, { answer, request }]): [string, ThingDoc][] => [
    [action, { ...request, schema: actionFields[action], description: '' }],
    [`${action} answered`, { description: '', example: null, ...answer, schema: ackDataSchemas[action] }],
  ]);
  const bodies = pathDocs.flatMap((doc): [string, ThingDoc][] => (doc.body ? [[doc.path, doc.body]] : []));

  it.each([...docs, ...ofActions, ...bodies])('%s', (name, doc) => {
    const { extensions = {}, fields = {}, needsOneOf = [], required = [] } = doc;
    const named = [...Object.keys(extensions), ...Object.keys(fields), ...needsOneOf, ...required];
    const known = fieldNames(all[name] ?? sentSchema(doc));
    expect(named.flatMap((field) => field.split('.')).filter((field) => !known.includes(field))).toEqual([]);
  });
});
