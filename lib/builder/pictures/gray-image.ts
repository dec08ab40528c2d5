/** A picture in shades of gray: 0 is black. Letters are dark, as they are read best. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A part of a picture in its pixels; the right and lower edges are outside of it. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The picture without its colors. Light letters on a dark ground are turned around. */
export function toGrayImage({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, as a canvas has them. */
  readonly data: Uint8ClampedArray;
}): GrayImage {
  const gray = new Uint8ClampedArray(width * height);
  let sum = 0;
  for (let at = 0; at < gray.length; at++) {
    // Weights of ITU-R BT.601.
    const value =
      0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
    gray[at] = value;
    sum += value;
  }
  if (sum < 128 * gray.length) for (let at = 0; at < gray.length; at++) gray[at] = 255 - (gray[at] ?? 0);
  return { width, height, data: gray };
}

/** A part of a picture in another size, by the average of what lies below each pixel. */
export function cutGrayImage(image: GrayImage, box: PixelBox, scale: number): GrayImage {
  const left = Math.max(0, box.x0);
  const top = Math.max(0, box.y0);
  const width = Math.max(1, Math.round((Math.min(image.width, box.x1) - left) * scale));
  const height = Math.max(1, Math.round((Math.min(image.height, box.y1) - top) * scale));
  const data = new Uint8ClampedArray(width * height);
  const read = (x: number, y: number) =>
    image.data[
      Math.min(image.height - 1, Math.max(0, y)) * image.width + Math.min(image.width - 1, Math.max(0, x))
    ] ?? 255;
  for (let y = 0; y < height; y++) {
    const fromY = top + (y + 0.5) / scale - 0.5;
    const rowY = Math.floor(fromY);
    const partY = fromY - rowY;
    for (let x = 0; x < width; x++) {
      const fromX = left + (x + 0.5) / scale - 0.5;
      const rowX = Math.floor(fromX);
      const partX = fromX - rowX;
      const upper = read(rowX, rowY) * (1 - partX) + read(rowX + 1, rowY) * partX;
      const lower = read(rowX, rowY + 1) * (1 - partX) + read(rowX + 1, rowY + 1) * partX;
      data[y * width + x] = upper * (1 - partY) + lower * partY;
    }
  }
  return { width, height, data };
}

/** The picture as a file that is its pixels behind a line of text (PGM, binary). */
export function writePgm({ width, height, data }: GrayImage): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/** The smallest box around some boxes. */
export function joinBoxes(boxes: readonly PixelBox[]): PixelBox {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

/** The brightness that parts figures from their ground best (Otsu 1979). */
export function findThreshold({ width, data }: GrayImage, { x0, y0, x1, y1 }: PixelBox): number {
  const counts = new Array<number>(256).fill(0);
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const value = data[y * width + x] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const total = (x1 - x0) * (y1 - y0);
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let below = 0;
  let belowSum = 0;
  let best = 0;
  let threshold = 128;
  for (let value = 0; value < 255; value++) {
    below += counts[value] ?? 0;
    belowSum += value * (counts[value] ?? 0);
    if (below === 0 || below === total) continue;
    const gap = belowSum / below - (sum - belowSum) / (total - below);
    const score = below * (total - below) * gap * gap;
    if (score <= best) continue;
    best = score;
    threshold = value + 1;
  }
  return threshold;
}
