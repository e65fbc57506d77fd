import { createMp3, type Mp3Stream } from './mp3';
import type { FromEncoder, ToEncoder } from './mp3Messages';

/** The name of MPEG audio, which is what it is (spec 1 §4 calls the file .mpeg). */
const MIME_TYPE = 'audio/mpeg';

let stream: Mp3Stream | null = null;

function post(message: FromEncoder): void {
  self.postMessage(message);
}

self.addEventListener('message', ({ data }: MessageEvent<ToEncoder>) => {
  switch (data.kind) {
    case 'begin':
      stream = createMp3(data.sampleRate);
      post({ kind: 'ready' });
      break;
    case 'samples':
      stream?.add(data.samples);
      break;
    case 'soFar':
      post({ kind: 'soFar', blob: new Blob(stream?.soFar() ?? [], { type: MIME_TYPE }) });
      break;
    case 'end':
      post({ kind: 'done', blob: new Blob(stream?.end() ?? [], { type: MIME_TYPE }) });
      break;
  }
});
