import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A talisman as a picture shows it. */
export interface DrawnTalisman {
  /** Name of its kind. */
  readonly kind: string;
  readonly skills: readonly { readonly name: string; readonly level: number }[];
  readonly slots: readonly { readonly kind: "armor" | "weapon"; readonly slot: number }[];
}

export interface TalismanPicture {
  readonly talismans: readonly DrawnTalisman[];
  /** Height of the screen in pixels; one talisman by itself is cut out of such a screen. */
  readonly height: 1080 | 1440 | 2160;
  /** Words of the labels. */
  readonly words: { readonly rarity: string; readonly slots: string; readonly level: string };
  /** Strength of the noise, in steps of brightness. */
  readonly noise: number;
  /** Quality of JPEG, 0 to 1. */
  readonly quality: number;
  readonly seed: number;
  /** Cuts out the first talisman, as players share one. */
  readonly isSingle?: boolean;
}

// Playwright runs in the root of the project, and knows no `import.meta`.
const fontFolder = join(process.cwd(), "node_modules/@fontsource-variable/noto-sans-jp");

/** Style with the parts of the Japanese font that hold these letters, inline. */
export function getJapaneseFontStyle(text: string): string {
  const css = readFileSync(join(fontFolder, "index.css"), "utf8");
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => {
      const [, ranges = ""] = /unicode-range: ([^;]*);/.exec(face) ?? [];
      return ranges.split(",").some((range) => {
        const [from = "", to = from] = range.trim().slice(2).split("-");
        return codes.some((code) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16));
      });
    })
    .map((face) =>
      face.replace(/url\(\.\/(files\/[^)]*)\)/, (_, file: string) => {
        const bytes = readFileSync(join(fontFolder, file));
        return `url(data:font/woff2;base64,${bytes.toString("base64")})`;
      }),
    )
    .join("\n");
}

/**
 * Draws talismans in the layout of the game's list: panels with light letters over a dark picture that goes on below
 * them, the kind, slots as icons, skills with their levels and bars. Runs in a page, so it uses nothing from outside of
 * it.
 *
 * @returns a JPEG, in Base64
 */
export async function drawTalismanPicture(picture: TalismanPicture): Promise<string> {
  const { talismans, height, words, noise, quality, isSingle = false } = picture;
  let state = picture.seed >>> 0 || 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const unit = height / 1080;
  const columns = 3;
  const canvas = document.createElement("canvas");
  canvas.width = (height / 9) * 16;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  const font = (size: number, weight = 500) =>
    `${weight} ${Math.round(size * unit)}px "Noto Sans JP Variable", "Liberation Sans", sans-serif`;
  await Promise.all(
    [500, 700].map((weight) =>
      document.fonts.load(
        font(24, weight),
        JSON.stringify(talismans) + words.level + words.slots + words.rarity,
      ),
    ),
  );

  // What goes on behind the menu.
  const back = context.createLinearGradient(0, 0, canvas.width, canvas.height);
  back.addColorStop(0, "#3b4a3a");
  back.addColorStop(0.5, "#6b5a41");
  back.addColorStop(1, "#20303c");
  context.fillStyle = back;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < 60; at++) {
    context.fillStyle = `rgba(${Math.floor(random() * 160)},${Math.floor(random() * 140)},${Math.floor(random() * 120)},0.35)`;
    context.beginPath();
    context.arc(
      random() * canvas.width,
      random() * canvas.height,
      random() * 160 * unit + 10,
      0,
      2 * Math.PI,
    );
    context.fill();
  }

  const slotIcon = (x: number, y: number, size: number, kind: string, level: number) => {
    context.strokeStyle = "#d9d4c4";
    context.lineWidth = 2 * unit;
    context.beginPath();
    const half = size / 2;
    if (kind === "weapon") {
      for (let side = 0; side < 6; side++) {
        const angle = (Math.PI / 3) * side;
        context.lineTo(x + half + Math.cos(angle) * half, y + half + Math.sin(angle) * half);
      }
    } else {
      context.moveTo(x + half, y);
      context.lineTo(x + size, y + half);
      context.lineTo(x + half, y + size);
      context.lineTo(x, y + half);
    }
    context.closePath();
    context.stroke();
    context.fillStyle = "#d9d4c4";
    for (let bar = 0; bar < level; bar++) {
      context.fillRect(
        x + half - size * 0.16,
        y + half + (bar - (level - 1) / 2) * size * 0.17 - size * 0.05,
        size * 0.32,
        size * 0.1,
      );
    }
  };

  const width = 560 * unit;
  const rowHeight = 320 * unit;
  const places = talismans.map((_, at) => ({
    x: 60 * unit + (at % columns) * (width + 40 * unit),
    y: 40 * unit + Math.floor(at / columns) * (rowHeight + 20 * unit),
  }));
  for (const [at, { kind, skills, slots }] of talismans.entries()) {
    const { x, y } = places[at] ?? { x: 0, y: 0 };
    context.fillStyle = "rgba(18, 20, 22, 0.86)";
    context.fillRect(x, y, width, rowHeight);
    context.strokeStyle = "rgba(190, 180, 150, 0.5)";
    context.lineWidth = unit;
    context.strokeRect(x, y, width, rowHeight);
    // The icon of the talisman.
    context.fillStyle = `hsl(${Math.floor(random() * 360)} 60% 55%)`;
    context.beginPath();
    context.arc(x + 36 * unit, y + 38 * unit, 18 * unit, 0, 2 * Math.PI);
    context.fill();
    context.textBaseline = "middle";
    context.textAlign = "left";
    context.fillStyle = "#f2eee2";
    context.font = font(26, 700);
    context.fillText(kind, x + 68 * unit, y + 38 * unit);
    context.font = font(20);
    context.fillStyle = "#c8c2b0";
    context.textAlign = "right";
    context.fillText(words.rarity, x + width - 20 * unit, y + 38 * unit);
    context.textAlign = "left";
    context.fillText(words.slots, x + 24 * unit, y + 94 * unit);
    for (let place = 0; place < 3; place++) {
      const slot = slots[place];
      const left = x + width - (3 - place) * 46 * unit - 14 * unit;
      if (slot) slotIcon(left, y + 77 * unit, 34 * unit, slot.kind, slot.slot);
      else {
        context.fillStyle = "#8d887a";
        context.fillRect(left + 8 * unit, y + 93 * unit, 18 * unit, 2 * unit);
      }
    }
    for (const [row, { name, level }] of skills.entries()) {
      const top = y + (148 + row * 58) * unit;
      context.fillStyle = "#f2eee2";
      context.font = font(24);
      context.fillText(name, x + 24 * unit, top);
      context.textAlign = "right";
      context.fillText(`${words.level} ${level}`, x + width - 24 * unit, top);
      context.textAlign = "left";
      for (let bar = 0; bar < 3; bar++) {
        context.fillStyle = bar < level ? "#e0b64a" : "#44443f";
        context.fillRect(x + (24 + bar * 30) * unit, top + 20 * unit, 26 * unit, 6 * unit);
      }
    }
  }

  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const shift = (random() - 0.5) * 2 * noise;
    for (let channel = 0; channel < 3; channel++) {
      pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) + shift;
    }
  }
  context.putImageData(pixels, 0, 0);
  const out = document.createElement("canvas");
  out.width = isSingle ? width : canvas.width;
  out.height = isSingle ? rowHeight : canvas.height;
  const first = isSingle ? (places[0] ?? { x: 0, y: 0 }) : { x: 0, y: 0 };
  out.getContext("2d")?.drawImage(canvas, -first.x, -first.y);
  return out.toDataURL("image/jpeg", quality).split(",")[1] ?? "";
}
