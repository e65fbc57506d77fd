import * as v from 'valibot';
import { idSchema, type Message } from '../../src/services/realtime/contract';
import { Refusal } from '../centre/refusal';
import { readUpload } from '../centre/uploadFiles';
import { findMailCopy, rowId, toMessage } from '../store';
import { command } from './command';
import type { ControlParts } from './parts';

/** Commands about mails as they go over the wire. */
export function mailCommands({ centre }: ControlParts) {
  return {
    /** Has this very mail, its bytes in base64, arrive; answers the message that it became. */
    mailArrives: command(v.object({ base64: v.string() }), async ({ base64 }): Promise<Message> =>
      toMessage(await centre.mailService.receive(Buffer.from(base64, 'base64'))),
    ),
    /** The mail that a message went or came as, a byte a character. */
    mailSource: command(v.object({ id: idSchema }), ({ id }): string => {
      const copy = findMailCopy(centre.sql, rowId(id));
      if (!copy) throw new Refusal('NAO_ENCONTRADO');
      return readUpload(centre.filesDir, copy.arquivo).toString('latin1');
    }),
  };
}
