/** What the encoder's worker is told. */
export type ToEncoder =
  | { kind: 'begin'; sampleRate: number }
  | { kind: 'samples'; samples: Float32Array<ArrayBuffer> }
  | { kind: 'soFar' }
  | { kind: 'end' };

/** What the encoder's worker tells: that it is there, the message as far as it came, and the whole one. */
export type FromEncoder = { kind: 'ready' } | { kind: 'soFar'; blob: Blob } | { kind: 'done'; blob: Blob };
