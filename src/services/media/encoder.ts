import { ServiceError } from '../serviceError';
import type { FromEncoder, ToEncoder } from './mp3Messages';

/** An MP3 encoder beside the page, so that nobody's typing waits for it. */
export interface Encoder {
  add(samples: Float32Array<ArrayBuffer>): void;
  /** The whole message; the encoder is gone then. Rejects with `recorder`. */
  end(): Promise<Blob>;
  close(): void;
}

function answerOf(worker: Worker, question: ToEncoder): Promise<FromEncoder> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromEncoder>) => {
      resolve(data);
    };
    worker.onerror = () => {
      reject(new ServiceError('recorder'));
    };
    worker.postMessage(question);
  });
}

/** Starts an encoder of sound with so many samples a second. Rejects with `recorder` when it cannot be fetched. */
export async function startEncoder(sampleRate: number): Promise<Encoder> {
  const worker = new Worker(
    /* webpackChunkName: "recorder-mp3" */ new URL('./mp3Worker.ts', import.meta.url),
  );
  try {
    await answerOf(worker, { kind: 'begin', sampleRate });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    add(samples) {
      worker.postMessage({ kind: 'samples', samples } satisfies ToEncoder, [samples.buffer]);
    },
    async end() {
      const answer = await answerOf(worker, { kind: 'end' });
      worker.terminate();
      if (answer.kind !== 'done' || answer.blob.size === 0) throw new ServiceError('recorder');
      return answer.blob;
    },
    close() {
      worker.terminate();
    },
  };
}
