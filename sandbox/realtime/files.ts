import * as v from 'valibot';
import { fileCancelSchema, fileFrameSchema, type FileEvent } from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import { Refusal } from '../centre/refusal';
import { cancelUpload, receiveFrame, type Frame } from '../centre/uploads';
import { emitUploadProgress } from '../centre/uploadEvents';
import { schemaRefusal } from '../net/issues';
import { findAgent, type AgentRow } from '../store';
import { asRefusal, rawReqId, refusalAck } from './answers';

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk === undefined || chunk === null) return new Uint8Array(0);
  if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk);
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  throw new Refusal('VALIDACAO', { campos: { chunk: 'Não são bytes' } });
}

function emitRefused(centre: Centre, agent: AgentRow, frame: Frame, errorMsg: string): void {
  const { uploadId, clientMsgId, idAtendimento } = frame;
  centre.sql.work(() =>
    emitUploadProgress(
      centre,
      agent.id,
      { uploadId, clientMsgId, idAtendimento },
      { progress: 0, estado: 'erro', errorMsg },
    ),
  );
}

/**
 * Takes a file event of a session and answers its ack. A refusal of a well-formed frame is also told by
 * uploadStatus, for the agent's other tabs.
 */
export function takeFile(
  centre: Centre,
  agentId: number | undefined,
  tipo: FileEvent,
  raw: unknown,
  chunk: unknown,
  onError: (error: unknown) => void,
): object {
  const reqId = rawReqId(raw);
  try {
    const agent = agentId === undefined ? undefined : findAgent(centre.sql, agentId);
    if (!agent) throw new Refusal('NAO_AUTENTICADO');
    const cancel = v.safeParse(fileCancelSchema, raw);
    if (cancel.success) {
      const dados = centre.sql.work(() => cancelUpload(centre, agent, cancel.output.uploadId));
      return { ok: true, reqId, dados };
    }
    const frame = v.safeParse(fileFrameSchema, raw);
    if (!frame.success) throw schemaRefusal(frame.issues);
    try {
      const dados = centre.sql.work(() => receiveFrame(centre, agent, tipo, frame.output, bytesOf(chunk)));
      return { ok: true, reqId, dados, seq: centre.stream.lastSeq(agent.id) };
    } catch (error) {
      if (error instanceof Refusal) emitRefused(centre, agent, frame.output, error.message);
      throw error;
    }
  } catch (error) {
    return refusalAck(reqId, asRefusal(error, onError));
  }
}
