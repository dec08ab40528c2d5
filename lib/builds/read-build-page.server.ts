import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import { formatProblem, type ProblemSubject as NamedKind } from "@/lib/builder/loadout/format-problem";
import { getCatalogName } from "@/lib/builder/loadout/get-catalog-name.server";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import type { ArtianChoices, Loadout } from "@/lib/builder/loadout/model";
import { type FilledPlace, listFilledPlaces } from "@/lib/builder/loadout/places";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { formatCondition, formatUptime } from "@/lib/builder/summary/format-conditional";
import { toSummaryColumns } from "@/lib/builder/summary/summary-columns";
import { formatFocus } from "@/lib/catalog/format-focus";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { GogmaFocus } from "@/lib/catalog/weapon-codes";
import { readPageData } from "@/lib/content/cache-page.server";
import { ApiError } from "@/lib/http/api-error";
import { buildTextTree } from "@/lib/text/build-text-tree";
import { capitalize } from "@/lib/text/capitalize";
import type { BuildGear, BuildPageData, BuildStatsData, NamedRecord } from "./build-page";
import { readPublishedBuild } from "./read-build.server";
import { getBuildRef } from "./read-build-document.server";
import { notesBudget } from "./rules";
import { buildQuerySchema, type ReadBuildResponse } from "./schema";
import { type BuildTarget, summarizeSavedLoadout } from "./summarize-saved-loadout.server";

/**
 * Data of the page of a published build.
 *
 * @param id from the address, whatever it holds
 * @returns `null` for everything but a published build
 */
export async function readBuildPage(
  dependencies: Pick<Dependencies, "db">,
  id: unknown,
): Promise<BuildPageData | null> {
  const query = buildQuerySchema.safeParse({ id });
  if (!query.success) return null;
  const { id: known } = query.data;
  return readPageData(getBuildRef(dependencies.db, known).path, () => makeBuildPage(dependencies, known));
}

async function makeBuildPage(
  dependencies: Pick<Dependencies, "db">,
  id: string,
): Promise<BuildPageData | null> {
  try {
    return createBuildPageData(await readPublishedBuild(dependencies, id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Lays out a build for reading: what is equipped by name, what it gives, what is wrong with it. */
export function createBuildPageData({ build, author }: Omit<ReadBuildResponse, "message">): BuildPageData {
  const catalog = getLoadoutCatalog();
  const { loadout, problems } = readBuildCode(build.code);
  const derived = deriveLoadout(loadout, catalog);
  const monster = build.monster === null ? undefined : getCatalog().monsters.get(build.monster);
  return {
    build,
    notes: buildTextTree(build.notes, notesBudget),
    author,
    monster: monster ? { id: monster.id, name: monster.name } : null,
    gear: listFilledPlaces(loadout, catalog).map((place) => listGear(place, loadout)),
    skills: derived.skills
      .map(({ skill, kind, level, maxLevel }) => ({ ...toNamed("skill", skill), kind, level, max: maxLevel }))
      .toSorted((a, b) => b.level - a.level || a.name.localeCompare(b.name, "en")),
    bonuses: derived.bonuses
      // One piece of this and one of that is what every loadout has.
      .filter(({ level, pieces }) => level > 0 || pieces > 1)
      .map(({ skill, kind, pieces, level, next }) => ({
        ...toNamed("skill", skill),
        kind,
        pieces,
        level,
        missing: next?.pieces ?? null,
      }))
      .toSorted((a, b) => b.level - a.level || b.pieces - a.pieces),
    stats: createStats(derived, build),
    transcended: loadout.transcended,
    problems: [
      ...problems.map(formatCodeProblem),
      ...checkLoadout(loadout, catalog).map((problem) => formatProblem(problem, getCatalogName)),
    ],
  };
}

function toNamed(kind: NamedKind, id: string): NamedRecord {
  return { id, name: getCatalogName(kind, id) };
}

function createStats(derived: DerivedLoadout, build: BuildTarget): BuildStatsData {
  const { summary, target } = summarizeSavedLoadout(derived, build);
  return {
    columns: toSummaryColumns(summary),
    target,
    sharpness: derived.weapon?.sharpness ?? null,
    resistances: summary.resistances,
    conditional: summary.conditional.map((each) => ({
      ...toNamed("skill", each.skill),
      level: each.level,
      when: formatCondition(each),
      uptime: formatUptime(each),
    })),
  };
}

const entities = { weapon: "weapons", armor: "armor", charm: "charms", talisman: "talismans" } as const;

function listGear({ place, source, skills, slots, decorations }: FilledPlace, loadout: Loadout): BuildGear {
  const kind = source.kind === "roll" || source.kind === "decoration" ? "weapon" : source.kind;
  const inSlot = (index: number) => {
    const id = decorations[index];
    return id ? toNamed("decoration", id) : null;
  };
  return {
    place,
    entity: entities[kind],
    record: toNamed(kind, source.id),
    set: kind === "armor" ? (getCatalog().armor.get(source.id)?.set ?? null) : null,
    notes:
      place === "weapon" && loadout.weapon?.artian
        ? formatArtian(loadout.weapon.artian, getCatalog().weapons.get(source.id)?.gogmaFocus)
        : [],
    skills: skills.map(({ skill, level }) => ({ ...toNamed("skill", skill), level })),
    slots: (slots ?? []).map(({ kind: slotKind, slot }, index) => ({
      kind: slotKind,
      size: slot,
      decoration: inSlot(index),
    })),
  };
}

function formatArtian(
  { parts, reinforcements, setBonus, groupSkill }: ArtianChoices,
  focus: GogmaFocus | undefined,
): string[] {
  const rolls = [setBonus, groupSkill].filter((id) => id !== null).map((id) => getCatalogName("skill", id));
  return [
    focus ? capitalize(formatFocus(focus)) : "",
    formatList(
      "Parts",
      parts.map(({ element, infusion }) => `${element} with ${infusion}`),
    ),
    formatList(
      "Reinforced with",
      reinforcements.map((id) => getCatalogName("artian-bonus", id)),
    ),
    formatList("Rolled", rolls),
  ].filter((note) => note !== "");
}

/** Each once, with how often it comes. */
function formatList(label: string, words: readonly string[]): string {
  if (words.length === 0) return "";
  const counted = [...new Set(words)].map((word) => {
    const times = words.filter((other) => other === word).length;
    return times > 1 ? `${word} ×${times}` : word;
  });
  return `${label} ${counted.join(", ")}`;
}
