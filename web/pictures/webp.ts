/**
 * Animated WebP from still ones: the frames are taken as they are, only the container is new. Its layout is that of
 * RFC 9649, section 2.7.
 */

/** A still picture, and how long it is shown, in milliseconds. */
export type Frame = { webp: Buffer; shown: number };

/** Flags of the header and of a frame. */
const HAS_ANIMATION = 0x02;
const DO_NOT_BLEND = 0x02;

/** An endless animation of frames that all have one size. */
export function animate(frames: readonly Frame[], width: number, height: number): Buffer {
  const header = Buffer.concat([uint(HAS_ANIMATION, 4), uint(width - 1, 3), uint(height - 1, 3)]);
  const white = uint(0xffffffff, 4);
  const endless = uint(0, 2);
  const chunks = [chunk('VP8X', header), chunk('ANIM', Buffer.concat([white, endless]))];
  for (const { webp, shown } of frames) {
    const place = [uint(0, 3), uint(0, 3), uint(width - 1, 3), uint(height - 1, 3)];
    const head = Buffer.concat([...place, uint(shown, 3), uint(DO_NOT_BLEND, 1)]);
    chunks.push(chunk('ANMF', Buffer.concat([head, bitstream(webp)])));
  }
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

/** The chunk with the picture itself, whatever else stands beside it in the file. */
export function bitstream(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (/VP8[ L]/.test(webp.toString('latin1', at, at + 4))) return webp.subarray(at, end);
    at = end;
  }
  throw new Error('this is no WebP picture');
}

function chunk(name: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(name), uint(data.length, 4), data, padding]);
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
