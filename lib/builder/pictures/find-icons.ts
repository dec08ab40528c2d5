import { findThreshold, type GrayImage, type PixelBox } from "./gray-image";

/** An icon of a slot: its place, and what it looks like. */
export interface SlotIcon {
  readonly box: PixelBox;
  /** Brightness in a grid, with an average of 0 and a length of 1. */
  readonly look: readonly number[];
}

/** Side of the grid by which icons are compared. */
const gridSize = 16;
/** Slots of a talisman. */
const maxIcons = 3;

/**
 * The icons of slots in a part of a picture: figures of one size in one row, larger than letters.
 *
 * @param letters height of the letters nearby, in pixels
 * @returns from left to right; `null` where what was found cannot be the slots of a talisman
 */
export function findSlotIcons(
  image: GrayImage,
  band: PixelBox,
  letters: number,
  from: number,
): readonly SlotIcon[] | null {
  const boxes = findShapes(image, band).filter(({ x0, y0, x1, y1 }) => {
    const width = x1 - x0;
    const height = y1 - y0;
    return (
      x0 >= from &&
      height > 0.8 * letters &&
      height < 2.8 * letters &&
      width > 0.65 * height &&
      width < 1.5 * height
    );
  });
  const rows: PixelBox[][] = [];
  for (const box of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const size = box.y1 - box.y0;
    const row = rows.find(([first]) => {
      if (!first) return false;
      const offset = Math.abs(first.y0 + first.y1 - box.y0 - box.y1) / 2;
      return offset < 0.3 * size && Math.abs(first.y1 - first.y0 - size) < 0.35 * size;
    });
    if (row) row.push(box);
    else rows.push([box]);
  }
  if (rows.length === 0) return [];
  // Letters of a label are smaller.
  const height = (row: readonly PixelBox[]) => Math.max(...row.map(({ y0, y1 }) => y1 - y0));
  const [row] = rows.toSorted((a, b) => height(b) - height(a));
  if (!row || row.length > maxIcons) return null;
  return row.map((box) => ({ box, look: getLook(image, box) }));
}

/** Boxes of the dark figures of a part. */
function findShapes({ width, height, data }: GrayImage, band: PixelBox): PixelBox[] {
  const x0 = Math.max(0, Math.floor(band.x0));
  const y0 = Math.max(0, Math.floor(band.y0));
  const x1 = Math.min(width, Math.ceil(band.x1));
  const y1 = Math.min(height, Math.ceil(band.y1));
  if (x1 <= x0 || y1 <= y0) return [];
  const threshold = findThreshold({ width, height, data }, { x0, y0, x1, y1 });
  const seen = new Uint8Array((x1 - x0) * (y1 - y0));
  const isDark = (x: number, y: number) => (data[y * width + x] ?? 255) < threshold;
  const found: PixelBox[] = [];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      if (seen[(y - y0) * (x1 - x0) + x - x0] || !isDark(x, y)) continue;
      const box = { x0: x, y0: y, x1: x + 1, y1: y + 1 };
      const open: [number, number][] = [[x, y]];
      seen[(y - y0) * (x1 - x0) + x - x0] = 1;
      for (let next = open.pop(); next; next = open.pop()) {
        const [atX, atY] = next;
        box.x0 = Math.min(box.x0, atX);
        box.x1 = Math.max(box.x1, atX + 1);
        box.y1 = Math.max(box.y1, atY + 1);
        box.y0 = Math.min(box.y0, atY);
        for (let nearY = Math.max(y0, atY - 1); nearY <= Math.min(y1 - 1, atY + 1); nearY++) {
          for (let nearX = Math.max(x0, atX - 1); nearX <= Math.min(x1 - 1, atX + 1); nearX++) {
            const cell = (nearY - y0) * (x1 - x0) + nearX - x0;
            if (seen[cell] || !isDark(nearX, nearY)) continue;
            seen[cell] = 1;
            open.push([nearX, nearY]);
          }
        }
      }
      found.push(box);
    }
  }
  return found;
}

function getLook({ width, data }: GrayImage, { x0, y0, x1, y1 }: PixelBox): readonly number[] {
  const cells: number[] = [];
  for (let row = 0; row < gridSize; row++) {
    for (let column = 0; column < gridSize; column++) {
      const fromX = Math.floor(x0 + ((x1 - x0) * column) / gridSize);
      const toX = Math.max(fromX + 1, Math.floor(x0 + ((x1 - x0) * (column + 1)) / gridSize));
      const fromY = Math.floor(y0 + ((y1 - y0) * row) / gridSize);
      const toY = Math.max(fromY + 1, Math.floor(y0 + ((y1 - y0) * (row + 1)) / gridSize));
      let sum = 0;
      for (let y = fromY; y < toY; y++) for (let x = fromX; x < toX; x++) sum += data[y * width + x] ?? 255;
      cells.push(sum / ((toX - fromX) * (toY - fromY)));
    }
  }
  const mean = cells.reduce((all, each) => all + each, 0) / cells.length;
  const length = Math.sqrt(cells.reduce((all, each) => all + (each - mean) ** 2, 0)) || 1;
  return cells.map((each) => (each - mean) / length);
}

/** How much two icons look alike: 1 = the same, 0 = nothing in common. */
export function compareLooks(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);
}
