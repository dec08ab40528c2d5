import { type HitzoneState, hitzoneStates, type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";
import { type VideoProvider, videoIdForms, videoProviders } from "@/lib/leaderboards/run/video-link";

/** Kinds that a block can cite with a link, a preview or a card. */
export const citedKinds = [
  "weapon",
  "armor",
  "skill",
  "decoration",
  "charm",
  "item",
  "monster",
  "quest",
  "locale",
  "build",
  "run",
  "guide",
] as const;
export type CitedKind = (typeof citedKinds)[number];

/** A move with a weapon against a monster, as a block asks for its damage. */
export interface DamageQuestion {
  readonly attack: string;
  readonly weapon: string;
  readonly monster: string;
  readonly part: string | null;
  readonly state: HitzoneState;
  readonly sharpness: SharpnessColor | null;
  readonly skills: readonly { readonly id: string; readonly level: number }[];
  /** As `meal:…` or `melody:…`. */
  readonly buffs: readonly string[];
}

/** One `[[…]]` of a text, understood. */
export type GuideBlock = { readonly raw: string } & (
  | { readonly kind: "cite"; readonly cited: CitedKind; readonly id: string; readonly text: string | null }
  | { readonly kind: "hitzones" | "first"; readonly monster: string }
  | { readonly kind: "video"; readonly provider: VideoProvider; readonly id: string }
  | { readonly kind: "damage"; readonly question: DamageQuestion }
  | { readonly kind: "unknown"; readonly problem: string }
);

/** A text whose blocks are replaced by marks that no Markdown parser takes apart. */
export interface SplitText {
  readonly text: string;
  /** In the order of the text; a mark holds the index. */
  readonly blocks: readonly GuideBlock[];
  /** Line of each block, counted from 1. */
  readonly lines: readonly number[];
}

const blockForm = /\[\[([^[\]\n]{1,400})\]\]/g;
/** Private-use characters: cleaning a text takes them out, so that a mark is never something a person wrote. */
const markOpen = "\uE000";
const markClose = "\uE001";
const markForm = /\uE000(\d+)\uE001/g;

const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** IDs of what players made. */
const storedIdForm = /^[A-Za-z0-9_-]{1,64}$/;
const maxIdLength = 80;

/** Takes the blocks out of a cleaned text. */
export function splitBlocks(text: string): SplitText {
  const blocks: GuideBlock[] = [];
  const lines: number[] = [];
  const marked = text
    .replace(/[\uE000\uE001]/g, "")
    .split("\n")
    .map((line, index) =>
      line.replace(blockForm, (raw, inside: string) => {
        blocks.push(readGuideBlock(raw, inside));
        lines.push(index + 1);
        return `${markOpen}${blocks.length - 1}${markClose}`;
      }),
    )
    .join("\n");
  return { text: marked, blocks, lines };
}

/** A piece of a text as plain parts and the indexes of blocks, in order. */
export function readMarks(text: string): (string | number)[] {
  const parts: (string | number)[] = [];
  let at = 0;
  for (const found of text.matchAll(markForm)) {
    if (found.index > at) parts.push(text.slice(at, found.index));
    parts.push(Number(found[1]));
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** A piece of a text with its blocks as they were typed. */
export function restoreMarks(text: string, blocks: readonly GuideBlock[]): string {
  return text.replace(markForm, (_, index: string) => blocks[Number(index)]?.raw ?? "");
}

/** Understands one block. @param inside what is between the brackets */
function readGuideBlock(raw: string, inside: string): GuideBlock {
  const unknown = (problem: string): GuideBlock => ({ raw, kind: "unknown", problem });
  const colon = inside.indexOf(":");
  if (colon < 1) return unknown("needs a kind, such as [[skill:attack-boost]]");
  const kind = inside.slice(0, colon).trim();
  const rest = inside.slice(colon + 1).trim();
  if (kind === "hitzones" || kind === "first") {
    return isId(rest) ? { raw, kind, monster: rest } : unknown("needs the ID of a monster");
  }
  if (kind === "video") return readVideo(raw, rest) ?? unknown("needs a video, such as youtube/dQw4w9WgXcQ");
  if (kind === "damage") {
    const question = readDamage(rest);
    return typeof question === "string" ? unknown(question) : { raw, kind, question };
  }
  const cited = citedKinds.find((each) => each === kind);
  if (!cited) return unknown(`“${kind.slice(0, 30)}” is not a kind of block`);
  const [id = "", ...words] = rest.split("|");
  const text = words.join("|").trim();
  const isKnownForm = cited === "build" || cited === "run" ? storedIdForm.test(id.trim()) : isId(id.trim());
  if (!isKnownForm) return unknown(`needs the ID of a ${cited}`);
  return { raw, kind: "cite", cited, id: id.trim(), text: text === "" ? null : text };
}

function isId(text: string): boolean {
  return text.length <= maxIdLength && idForm.test(text);
}

function readVideo(raw: string, rest: string): GuideBlock | null {
  const [first = "", id = "", ...more] = rest.split("/");
  const provider = videoProviders.find((each) => each === first);
  if (!provider || more.length > 0 || !videoIdForms[provider].test(id)) return null;
  return { raw, kind: "video", provider, id };
}

/** @returns a sentence that says what is wrong */
function readDamage(rest: string): DamageQuestion | string {
  const [attack = "", ...pairs] = rest.split(/\s+/);
  if (!isId(attack)) return "needs the ID of a move";
  const fields = new Map<string, string>();
  for (const pair of pairs) {
    const [key = "", ...value] = pair.split("=");
    if (!damageKeys.has(key)) return `“${key.slice(0, 30)}” is not a part of a damage block`;
    if (fields.has(key)) return `has “${key}” twice`;
    fields.set(key, value.join("="));
  }
  const weapon = fields.get("weapon") ?? "";
  const monster = fields.get("monster") ?? "";
  if (!isId(weapon)) return "needs weapon=<ID of a weapon>";
  if (!isId(monster)) return "needs monster=<ID of a monster>";
  const part = fields.get("part") ?? null;
  if (part !== null && !isId(part)) return "has a part that is not an ID";
  const state = hitzoneStates.find((each) => each === (fields.get("state") ?? "normal"));
  if (!state) return `has an unknown state; use ${hitzoneStates.slice(0, 4).join(", ")}`;
  const color = fields.get("sharpness");
  const sharpness = sharpnessColors.find((each) => each === color);
  if (color !== undefined && !sharpness) return `has an unknown sharpness; use ${sharpnessColors.join(", ")}`;
  const skills = readSkills(fields.get("skills"));
  if (!skills) return "needs skills as skill:level, joined by commas";
  const buffs = (fields.get("buffs") ?? "").split(",").filter(Boolean);
  if (buffs.length > 10 || buffs.some((each) => !/^[a-z-]+:[a-z0-9.-]+$/.test(each)))
    return "needs buffs such as meal:<ID>";
  return { attack, weapon, monster, part, state, sharpness: sharpness ?? null, skills, buffs };
}

const damageKeys = new Set(["weapon", "monster", "part", "state", "sharpness", "skills", "buffs"]);

function readSkills(text: string | undefined): { id: string; level: number }[] | null {
  const skills = (text ?? "")
    .split(",")
    .filter(Boolean)
    .map((each) => {
      const [id = "", level = "", ...more] = each.split(":");
      return { id, level: /^[1-9]$/.test(level) && more.length === 0 ? Number(level) : 0 };
    });
  const isFine = skills.length <= 30 && skills.every(({ id, level }) => isId(id) && level > 0);
  return isFine ? skills : null;
}
