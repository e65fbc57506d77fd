import * as v from 'valibot';
import type { CannedReply, Template } from '../../store/cannedReplies/types';
import type { Entity } from './entity';
import { anything, listIn, requiredId, requiredText, text, textOr, texts } from './lenient';

/** A ready answer. Required: `texto`; one without a name goes by how it begins. */
const wireCannedReply = v.object({ nome: text, texto: requiredText });

const NAME_LENGTH = 60;

/** Ready answers. */
export const cannedReplyEntity: Entity<v.InferOutput<typeof wireCannedReply>, CannedReply> = {
  name: 'cannedReply',
  schema: wireCannedReply,
  convert: ({ nome, texto }) => ({ name: nome ?? texto.slice(0, NAME_LENGTH), text: texto }),
};

/** A text with which a conversation may begin. Required: `id`; without `fields` they are those that its text names. */
const wireTemplate = v.object({
  id: requiredId,
  name: text,
  text: textOr(''),
  fields: v.pipe(
    anything,
    v.transform((value) => (value === null || listIn(value) === undefined ? null : v.parse(texts, value))),
  ),
});

function fieldsNamedIn(template: string): string[] {
  const names = [...template.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/gu)].map(([, name = '']) => name);
  return [...new Set(names)];
}

/** Templates of messages. */
export const templateEntity: Entity<v.InferOutput<typeof wireTemplate>, Template> = {
  name: 'template',
  schema: wireTemplate,
  convert: ({ fields, id, name, text: words }) => ({
    id,
    name: name ?? `#${id}`,
    text: words,
    fields: fields ?? fieldsNamedIn(words),
  }),
};
