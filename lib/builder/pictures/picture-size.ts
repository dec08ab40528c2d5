/** Size of a picture, in pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that the head of a PNG, JPEG or WebP names; `null` for all else. It is asked before a picture is opened, since a
 * file of 100 kB can unfold to gigabytes.
 *
 * @param bytes the whole file: in a JPEG the size may come behind a large preview
 */
export function readPictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return readJpegSize(view);
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return readWebpSize(view);
  } catch {
    // It ends before its size.
  }
  return null;
}

/** Segments up to the one that begins the picture (ISO/IEC 10918-1, B.2.2). */
function readJpegSize(view: DataView): PictureSize | null {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint16(at) === 0xffff) at++;
    const marker = view.getUint16(at);
    if (marker < 0xff00) return null;
    // SOF0 to SOF15 but for the tables among them: DHT, JPG, DAC.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
}

/** Lossy, lossless or extended (RFC 9649). */
function readWebpSize(view: DataView): PictureSize | null {
  const get24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (view.getUint32(12)) {
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 0x56503858:
      return { width: 1 + get24(24), height: 1 + get24(27) };
    default:
      return null;
  }
}
