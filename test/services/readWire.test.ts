import * as v from 'valibot';
import { readWire } from '../../src/services/decode/readWire';
import { decodeEvent } from '../../src/services/realtime/decode';
import { atendimentoSchema, clienteSchema, messageSchema } from '../../src/services/realtime/contract';
import { readAck } from '../../src/services/realtime/readAck';
import { wireConversation, wireMessage, wirePush } from './wire';

const wireContact = () => ({ id: 7, nome: 'Maria' });

/** The names of the fields that may stay out, but not be null. */
function optionalOf({ entries }: { entries: Record<string, v.GenericSchema> }): string[] {
  return Object.entries(entries)
    .filter(([, schema]) => schema.type === 'optional' && !v.is(schema, null))
    .map(([name]) => name);
}

describe('a null that the contract does not know', () => {
  test.each([
    ['a message', messageSchema, wireMessage()],
    ['a conversation', atendimentoSchema, wireConversation()],
    ['a contact', clienteSchema, wireContact()],
  ])('counts as a field that did not come: %s', (_name, schema, wire) => {
    const names = optionalOf(schema);
    expect(names.length).toBeGreaterThan(0);
    const bare = Object.fromEntries(Object.entries(wire).filter(([name]) => !names.includes(name)));
    const nulls = Object.fromEntries(names.map((name) => [name, null]));
    expect(readWire<v.GenericSchema>(schema, { ...bare, ...nulls })).toMatchObject({
      success: true,
      output: v.parse<v.GenericSchema>(schema, bare),
    });
  });

  test('is found in lists and in what stands deep inside, and nothing else is touched', () => {
    const schema = v.object({
      rows: v.array(v.object({ a: v.optional(v.string()), b: v.nullable(v.string()) })),
    });
    const rows = [{ a: 'x', b: null }, { a: null, b: null }, { b: 'y' }];
    const { output } = readWire(schema, { rows });
    expect(output).toEqual({ rows: [{ a: 'x', b: null }, { b: null }, { b: 'y' }] });
  });

  test('is found in one of several shapes', () => {
    const schema = v.object({ to: v.union([v.string(), v.object({ name: v.optional(v.string()) })]) });
    expect(readWire(schema, { to: { name: null } })).toMatchObject({ success: true, output: { to: {} } });
  });

  test('in the place of what must be there is refused as before, and so is a list with a hole', () => {
    const issue = (schema: v.GenericSchema, value: unknown) => readWire(schema, value).issues?.[0].message;
    const named = v.object({ name: v.string() });
    expect(issue(named, { name: null })).toBe(issue(named, {}));
    expect(readWire(v.array(v.string()), ['a', null]).success).toBe(false);
    expect(readWire(named, null).success).toBe(false);
  });

  test('costs neither a message nor an answer', () => {
    const message = { ...wireMessage(), clientMsgId: null, envelope: null };
    expect(
      decodeEvent('newMessage', wirePush({ tipo: 'nova', idAtendimento: 42, message, atendimento: null })),
    ).toMatchObject({ kind: 'fact' });
    const answer = { ok: true, dados: { message } };
    expect(readAck(v.object({ message: messageSchema }), answer)).toMatchObject({ kind: 'ok' });
  });
});
