import { ServiceError } from '../serviceError';
import type { FromEncoder, ToEncoder } from './mp3Messages';

/** An MP3 encoder beside the page, so that nobody's typing waits for it. */
export interface Encoder {
  add(samples: Float32Array<ArrayBuffer>): void;
  /** The message as far as it came. Rejects with `recorder`. */
  soFar(): Promise<Blob>;
  /** The whole message; the encoder is gone then. Rejects with `recorder`. */
  end(): Promise<Blob>;
  close(): void;
}

/** Asks, and waits for the answer of that kind: another question may be under way. */
function answerOf(worker: Worker, question: ToEncoder, kind: FromEncoder['kind']): Promise<FromEncoder> {
  return new Promise((resolve, reject) => {
    function settle(run: () => void): void {
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', fail);
      run();
    }
    function hear({ data }: MessageEvent<FromEncoder>): void {
      if (data.kind === kind) settle(() => resolve(data));
    }
    function fail(): void {
      settle(() => reject(new ServiceError('recorder')));
    }
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    worker.postMessage(question);
  });
}

/** Starts an encoder of sound with so many samples a second. Rejects with `recorder` when it cannot be fetched. */
export async function startEncoder(sampleRate: number): Promise<Encoder> {
  const worker = new Worker(
    /* webpackChunkName: "recorder-mp3" */ new URL('./mp3Worker.ts', import.meta.url),
  );
  try {
    await answerOf(worker, { kind: 'begin', sampleRate }, 'ready');
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    add(samples) {
      worker.postMessage({ kind: 'samples', samples } satisfies ToEncoder, [samples.buffer]);
    },
    async soFar() {
      const answer = await answerOf(worker, { kind: 'soFar' }, 'soFar');
      if (answer.kind !== 'soFar') throw new ServiceError('recorder');
      return answer.blob;
    },
    async end() {
      const answer = await answerOf(worker, { kind: 'end' }, 'done');
      worker.terminate();
      if (answer.kind !== 'done' || answer.blob.size === 0) throw new ServiceError('recorder');
      return answer.blob;
    },
    close() {
      worker.terminate();
    },
  };
}
