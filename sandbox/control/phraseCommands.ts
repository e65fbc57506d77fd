import * as v from 'valibot';
import { command } from './command';
import type { ControlParts } from './parts';

/** Commands that give agents something to say. */
export function phraseCommands({ centre }: ControlParts) {
  return {
    /** Adds a canned reply, for one queue or for all. */
    addReply: command(
      v.object({ nome: v.string(), texto: v.string(), queue: v.optional(v.nullable(v.string()), null) }),
      ({ nome, texto, queue }): void => {
        centre.sql.run('INSERT INTO canned (nome, texto, queue) VALUES (?,?,?)', nome, texto, queue);
      },
    ),
    /** Adds a template to a queue; its fields stand in the text as `{{name}}`. */
    addTemplate: command(
      v.object({
        queue: v.string(),
        name: v.string(),
        text: v.string(),
        fields: v.optional(v.array(v.string()), []),
      }),
      ({ queue, name, text, fields }): void => {
        centre.sql.run(
          'INSERT INTO templates (queue, name, text, fields) VALUES (?,?,?,?)',
          queue,
          name,
          text,
          JSON.stringify(fields),
        );
      },
    ),
  };
}
