/** Size of an image in pixels. */
export interface Size {
  largura: number;
  altura: number;
}

function pngSize(b: Buffer): Size | undefined {
  if (b.length < 24 || b.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { largura: b.readUInt32BE(16), altura: b.readUInt32BE(20) };
}

function gifSize(b: Buffer): Size | undefined {
  if (b.length < 10 || b.toString('latin1', 0, 3) !== 'GIF') return undefined;
  return { largura: b.readUInt16LE(6), altura: b.readUInt16LE(8) };
}

function jpegSize(b: Buffer): Size | undefined {
  if (b.length < 4 || b.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < b.length && b[at] === 0xff) {
    const marker = b.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { altura: b.readUInt16BE(at + 5), largura: b.readUInt16BE(at + 7) };
    at += 2 + b.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Size of a PNG, GIF or JPEG, read from its first bytes; undefined for anything else. */
export function imageSize(head: Buffer): Size | undefined {
  return pngSize(head) ?? gifSize(head) ?? jpegSize(head);
}
