/** Messages to the encoder's worker. */
export type ToEncoder =
  | { kind: 'begin'; sampleRate: number }
  | { kind: 'samples'; samples: Float32Array<ArrayBuffer> }
  | { kind: 'soFar' }
  | { kind: 'end' };

/** Messages of the encoder's worker: that it is ready, the recording so far, and the whole one. */
export type FromEncoder = { kind: 'ready' } | { kind: 'soFar'; blob: Blob } | { kind: 'done'; blob: Blob };
