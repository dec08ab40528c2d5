import type { Dependencies } from "@/lib/api/dependencies.server";
import { catalogNameOf } from "@/lib/builder/loadout/catalog-names.server";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import { getLoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog.server";
import type { ArtianChoices, Loadout } from "@/lib/builder/loadout/model";
import { type FilledPlace, filledPlaces } from "@/lib/builder/loadout/places";
import { type NamedThing as NamedKind, problemInWords } from "@/lib/builder/loadout/problem-words";
import { codeProblemInWords } from "@/lib/builder/share/code-problems";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { capitalized } from "@/lib/catalog/capitalized";
import { getCatalog } from "@/lib/catalog/catalog.server";
import { readPageData } from "@/lib/content/page-cache.server";
import { ApiError } from "@/lib/http/api-error";
import { buildRef } from "./build-document.server";
import type { BuildGear, BuildPageData, NamedThing } from "./build-page";
import { readPublishedBuild } from "./read-build.server";
import { buildQuerySchema, type ReadBuildResponse } from "./schema";

/**
 * What the page of a published build shows.
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
  return readPageData(buildRef(dependencies.db, known).path, () => makeBuildPage(dependencies, known));
}

async function makeBuildPage(
  dependencies: Pick<Dependencies, "db">,
  id: string,
): Promise<BuildPageData | null> {
  try {
    return buildPageData(await readPublishedBuild(dependencies, id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Lays out a build for reading: what is worn by name, what it gives, what is wrong with it. */
export function buildPageData({ build, author }: Omit<ReadBuildResponse, "message">): BuildPageData {
  const catalog = getLoadoutCatalog();
  const { loadout, problems } = readBuildCode(build.code);
  const derived = deriveLoadout(loadout, catalog);
  const monster = build.monster === null ? undefined : getCatalog().monsters.get(build.monster);
  return {
    build,
    author,
    monster: monster ? { id: monster.id, name: monster.name } : null,
    gear: filledPlaces(loadout, catalog).map((place) => gearOf(place, loadout)),
    skills: derived.skills
      .map(({ skill, kind, level, maxLevel }) => ({ ...named("skill", skill), kind, level, max: maxLevel }))
      .toSorted((a, b) => b.level - a.level || a.name.localeCompare(b.name, "en")),
    bonuses: derived.bonuses
      // One piece of this and one of that is what every loadout has.
      .filter(({ level, pieces }) => level > 0 || pieces > 1)
      .map(({ skill, kind, pieces, level, next }) => ({
        ...named("skill", skill),
        kind,
        pieces,
        level,
        missing: next?.pieces ?? null,
      }))
      .toSorted((a, b) => b.level - a.level || b.pieces - a.pieces),
    figures: figuresOf(derived),
    resistances: {
      fire: derived.resistances.fire.withSkills,
      water: derived.resistances.water.withSkills,
      thunder: derived.resistances.thunder.withSkills,
      ice: derived.resistances.ice.withSkills,
      dragon: derived.resistances.dragon.withSkills,
    },
    transcended: loadout.transcended,
    problems: [
      ...problems.map(codeProblemInWords),
      ...checkLoadout(loadout, catalog).map((problem) => problemInWords(problem, catalogNameOf)),
    ],
  };
}

function named(kind: NamedKind, id: string): NamedThing {
  return { id, name: catalogNameOf(kind, id) };
}

function figuresOf({ weapon, defense }: DerivedLoadout): BuildPageData["figures"] {
  if (!weapon) return null;
  const { attack, affinity, element, element2, sharpness } = weapon;
  return {
    attack,
    affinity,
    elements: [element, element2].filter((each) => each !== null),
    defense: defense.withSkills,
    sharpness: sharpness && capitalized(sharpness.color),
  };
}

const entities = { weapon: "weapons", armor: "armor", charm: "charms", talisman: "talismans" } as const;

function gearOf({ place, source, skills, slots, decorations }: FilledPlace, loadout: Loadout): BuildGear {
  const kind = source.kind === "roll" || source.kind === "decoration" ? "weapon" : source.kind;
  const inSlot = (index: number) => {
    const id = decorations[index];
    return id ? named("decoration", id) : null;
  };
  return {
    place,
    entity: entities[kind],
    thing: named(kind, source.id),
    set: kind === "armor" ? (getCatalog().armor.get(source.id)?.set ?? null) : null,
    notes: place === "weapon" && loadout.weapon?.artian ? artianNotes(loadout.weapon.artian) : [],
    skills: skills.map(({ skill, level }) => ({ ...named("skill", skill), level })),
    slots: (slots ?? []).map(({ kind: slotKind, slot }, index) => ({
      kind: slotKind,
      size: slot,
      decoration: inSlot(index),
    })),
  };
}

function artianNotes({ parts, reinforcements, setBonus, groupSkill }: ArtianChoices): string[] {
  const rolls = [setBonus, groupSkill].filter((id) => id !== null).map((id) => catalogNameOf("skill", id));
  return [
    listed(
      "Parts",
      parts.map(({ element, infusion }) => `${element} with ${infusion}`),
    ),
    listed(
      "Reinforced with",
      reinforcements.map((id) => catalogNameOf("artian-bonus", id)),
    ),
    listed("Rolled", rolls),
  ].filter((note) => note !== "");
}

/** Each once, with how often it comes. */
function listed(label: string, words: readonly string[]): string {
  if (words.length === 0) return "";
  const counted = [...new Set(words)].map((word) => {
    const times = words.filter((other) => other === word).length;
    return times > 1 ? `${word} ×${times}` : word;
  });
  return `${label} ${counted.join(", ")}`;
}
