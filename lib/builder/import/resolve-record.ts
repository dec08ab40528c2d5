import { weaponElements } from "@/lib/catalog/codes";
import { type NameIndex, normalizeName } from "../collection/name-index";
import { findTalismanKind } from "../collection/talisman-csv";
import type { BuilderData } from "../data/builder-data";
import { createArtian } from "../editor/apply-opening";
import { placeDecorations } from "../editor/place-decorations";
import { checkLoadout } from "../loadout/check-loadout";
import { formatProblem } from "../loadout/format-problem";
import type { LoadoutWeapon } from "../loadout/loadout-catalog";
import {
  type ArtianChoices,
  artianInfusions,
  type EquippedCharm,
  emptyLoadout,
  type Loadout,
} from "../loadout/model";
import { type BuildRecord, type RecordArtian, recordPieces } from "./build-record";

/** A build that came out of a file. */
export interface ImportedBuild {
  readonly name: string;
  readonly loadout: Loadout;
  /** How many names were understood. */
  readonly understood: number;
  /** Sentences on what was not understood, or is not possible in the game. */
  readonly left: readonly string[];
  /** Search criteria and damage setup, unchecked, where the file has them. */
  readonly criteria?: unknown;
  readonly setup?: unknown;
}

export interface Resolving {
  readonly builderData: Pick<BuilderData, "catalog" | "getName" | "tables">;
  readonly index: NameIndex;
}

/** Looks up the names of a build. What is not known is left out and listed. Never throws. */
export function resolveRecord(record: BuildRecord, { builderData, index }: Resolving): ImportedBuild {
  const { catalog, getName } = builderData;
  const left: string[] = [];
  let understood = 0;
  const look = (kind: Parameters<NameIndex["find"]>[0], name: string, word: string) => {
    const [id] = index.find(kind, name);
    if (id === undefined) left.push(`Unknown ${word}: ${name}.`);
    else understood++;
    return id;
  };

  const weapon = record.weapon === null ? null : findWeapon(record, { index, catalog, left });
  if (weapon) understood++;
  const armor = { ...emptyLoadout.armor };
  for (const piece of recordPieces) {
    const name = record.armor[piece];
    const id = name === null ? undefined : look("armor", name, `${piece} armor`);
    if (id === undefined) continue;
    if (catalog.armor.get(id)?.piece === piece) armor[piece] = { id, decorations: [] };
    else left.push(`${getName("armor", id)} is not ${piece} armor.`);
  }
  const charm = resolveCharm(record, { builderData, index, left });
  if (charm) understood++;
  const decorations = record.decorations.flatMap((name) => look("decoration", name, "decoration") ?? []);
  const equipped = { ...emptyLoadout, weapon, armor, charm, transcended: record.transcended };
  const placed = placeAll(equipped, decorations, builderData, left);
  for (const problem of checkLoadout(placed, catalog)) left.push(formatProblem(problem, getName));
  for (const key of record.unknown) left.push(`The field ${key} was not imported.`);
  return { name: record.name, loadout: placed, understood, left: [...new Set(left)] };
}

function placeAll(
  loadout: Loadout,
  ids: readonly string[],
  { catalog, getName }: Resolving["builderData"],
  left: string[],
): Loadout {
  const plain = placeDecorations(loadout, ids, catalog);
  const raised = placeDecorations({ ...loadout, transcended: true }, ids, catalog);
  const isRaised = !loadout.transcended && raised.left.length < plain.left.length;
  if (isRaised) left.push("Armor was set to transcended: the decorations need its slots.");
  const placed = isRaised ? raised : plain;
  for (const { id } of placed.left) left.push(`No free slot takes ${getName("decoration", id)}.`);
  return placed.loadout;
}

interface Finding {
  readonly index: NameIndex;
  readonly catalog: BuilderData["catalog"];
  readonly left: string[];
}

function findWeapon(
  { weapon: name, weaponType, artian }: BuildRecord,
  { index, catalog, left }: Finding,
): Loadout["weapon"] {
  const ids = index.find("weapon", name ?? "");
  const typed = ids.filter((id) => {
    const type = catalog.weapons.get(id)?.type ?? "";
    return weaponType === null || normalizeName(type) === normalizeName(weaponType);
  });
  const [id, ...others] = typed.length > 0 ? typed : ids;
  const record = id === undefined ? undefined : catalog.weapons.get(id);
  if (id === undefined || !record) {
    left.push(`Unknown weapon: ${name}.`);
    return null;
  }
  if (others.length > 0) left.push(`${others.length + 1} weapons are called ${name}. Check type and focus.`);
  return { id, decorations: [], artian: resolveArtian(record, artian, { index, catalog, left }) };
}

function resolveArtian(
  weapon: LoadoutWeapon,
  record: RecordArtian | null,
  { catalog, left }: Finding,
): ArtianChoices | null {
  const choices = createArtian(weapon, catalog);
  if (!choices) return null;
  if (!record) {
    left.push("The file does not say how the Artian weapon was built: check parts and reinforcements.");
    return choices;
  }
  const element = weaponElements.find((each) => each === record.element.toLowerCase());
  if (!element) left.push(`Artian element not imported: ${record.element}.`);
  const parts = choices.parts.map((part, at) => {
    const word = record.infusions[at] ?? "";
    const infusion = artianInfusions.find((each) => each === word.toLowerCase()) ?? "attack";
    if (infusion !== word.toLowerCase())
      left.push(`Infusion of part ${at + 1} set to attack: ${word || "not given"}.`);
    return { element: element ?? part.element, infusion };
  });
  // The file has no tiers of reinforcements: those of a plain Artian weapon are known all the same.
  const reinforcements = record.upgrades.flatMap((word) => {
    const id = `${normalizeName(word)}-boost-i`;
    const isKnown = weapon.artian === "artian" && catalog.artian.bonuses.has(id);
    if (!isKnown) left.push(`Artian reinforcement not imported: ${word}.`);
    return isKnown ? [id] : [];
  });
  return { ...choices, parts, reinforcements };
}

function resolveCharm(
  { charm: name, talisman }: BuildRecord,
  { builderData, index, left }: Pick<Finding, "index" | "left"> & Pick<Resolving, "builderData">,
): EquippedCharm | null {
  const { catalog, getName } = builderData;
  if (talisman) {
    const skills = talisman.skills.flatMap((each) => {
      const [skill] = index.find("skill", each.name);
      if (skill === undefined) left.push(`Unknown skill of the talisman: ${each.name}.`);
      return skill === undefined ? [] : [{ skill, level: each.level }];
    });
    const figures = { skills, slots: talisman.slots };
    const known = name !== null && index.find("talisman", name).length > 0 ? name : "";
    const kind = findTalismanKind(known, figures, { index, catalog, getName });
    if (kind.id !== null && name !== null && known === "") {
      left.push(`Unknown kind of talisman: ${name}. Taken as ${getName("talisman", kind.id)}.`);
    }
    if (kind.id !== null) return { kind: "talisman", talisman: kind.id, ...figures, decorations: [] };
    left.push(`Talisman not imported: ${kind.why}`);
    return null;
  }
  if (name === null) return null;
  const [id] = index.find("charm", name);
  if (id !== undefined) return { kind: "charm", id };
  left.push(`Unknown charm: ${name}.`);
  return null;
}
