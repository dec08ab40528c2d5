import { createHash } from "node:crypto";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { findFirstQuest } from "@/lib/catalog/relations/list-quest-relations.server";
import { type GuideBlock, splitBlocks } from "./blocks";
import { calculateFigure } from "./calculate-figure.server";
import { maxBlocks } from "./rules";

/** A figure that a guide cites, as it was when somebody last saved the text. */
interface CitedFigure {
  /** The block as it was typed, or `kind:id`. */
  readonly block: string;
  /** Name of the citation, e.g. `Hitzones of Rathalos`. `Hitzones of Rathalos`. */
  readonly label: string;
  /** Digest of the figures; the same as long as they are. */
  readonly digest: string;
}

/** Citations of a text, as `kind:id`, each once: pages of these offer the guide. */
export function listCites(text: string): string[] {
  const cites = splitBlocks(text).blocks.slice(0, maxBlocks).flatMap(toCites);
  return [...new Set(cites)];
}

function toCites(block: GuideBlock): string[] {
  if (block.kind === "cite") return [`${block.cited}:${block.id}`];
  if (block.kind === "hitzones" || block.kind === "first") return [`monster:${block.monster}`];
  if (block.kind !== "damage") return [];
  const { weapon, monster, skills } = block.question;
  return [`weapon:${weapon}`, `monster:${monster}`, ...skills.map(({ id }) => `skill:${id}`)];
}

/** The figures that a text cites, as the facts have them now. */
export function listCitedFigures(text: string): CitedFigure[] {
  const figures = splitBlocks(text)
    .blocks.slice(0, maxBlocks)
    .flatMap((block): [string, CitedFigure][] => {
      const figure = toFigure(block);
      return figure ? [[figure.block, { ...figure, digest: getDigest(figure.value) }]] : [];
    })
    .map(([key, { block, label, digest }]): [string, CitedFigure] => [key, { block, label, digest }]);
  return [...new Map(figures).values()];
}

/** Figures that changed since the text was saved, in words. Blocks without a figure then are no change. */
export function listChangedFigures(text: string, saved: readonly CitedFigure[]): string[] {
  const before = new Map(saved.map(({ block, digest }) => [block, digest]));
  return listCitedFigures(text)
    .filter(({ block, digest }) => before.has(block) && before.get(block) !== digest)
    .map(({ label }) => label);
}

function toFigure(block: GuideBlock): { block: string; label: string; value: unknown } | null {
  const catalog = getCatalog();
  switch (block.kind) {
    case "damage": {
      const figure = calculateFigure(block.question);
      if (typeof figure === "string") return null;
      const { raw, element, critical, average, move, monster } = figure;
      return {
        block: block.raw,
        label: `Damage of ${move} on ${monster}`,
        value: [raw, element, critical, average],
      };
    }
    case "hitzones": {
      const monster = catalog.monsters.get(block.monster);
      return (
        (monster && {
          block: `hitzones:${monster.id}`,
          label: `Hitzones of ${monster.name}`,
          value: monster.hitzones,
        }) ??
        null
      );
    }
    case "first": {
      const quest = findFirstQuest(block.monster);
      const monster = catalog.monsters.get(block.monster);
      return quest && monster
        ? {
            block: `first:${monster.id}`,
            label: `First quest with ${monster.name}`,
            value: [quest.id, quest.stars, quest.hunterRank],
          }
        : null;
    }
    case "cite":
      return toRecordFigure(block);
    default:
      return null;
  }
}

/** Of records whose figures a guide speaks of. */
function toRecordFigure({ cited, id }: Extract<GuideBlock, { kind: "cite" }>) {
  const catalog = getCatalog();
  const block = `${cited}:${id}`;
  if (cited === "weapon") {
    const weapon = catalog.weapons.get(id);
    if (!weapon) return null;
    const { name, attack, affinity, element, sharpness, slots } = weapon;
    return { block, label: name, value: [attack, affinity, element, sharpness, slots] };
  }
  if (cited === "skill") {
    const skill = catalog.skills.get(id);
    return skill ? { block, label: skill.name, value: [skill.effects, skill.effectsByWeapon ?? null] } : null;
  }
  if (cited === "decoration") {
    const decoration = catalog.decorations.get(id);
    return decoration ? { block, label: decoration.name, value: [decoration.skills, decoration.slot] } : null;
  }
  return null;
}

function getDigest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}
