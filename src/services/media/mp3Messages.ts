/** What the encoder's worker is told. */
export type ToEncoder =
  | { kind: 'begin'; sampleRate: number }
  | { kind: 'samples'; samples: Float32Array<ArrayBuffer> }
  | { kind: 'end' };

/** What the encoder's worker tells: that it is there, and the whole message. */
export type FromEncoder = { kind: 'ready' } | { kind: 'done'; blob: Blob };
