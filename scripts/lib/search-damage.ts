import { z } from "zod";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { listDamageMoves, listUsableMoves } from "@/lib/builder/damage/moves";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { findClosestWord } from "@/lib/builder/search/closest-word";
import type { SearchQuery } from "@/lib/builder/search/query";
import { hitzoneStates } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

/** The damage that is asked for: a weapon, how often each move is done, and what is hit. */
export const damageRequestSchema = z.strictObject({
  weapon: z.string(),
  moves: z.record(z.string(), z.int().min(1).max(1000)),
  target: z.strictObject({
    monster: z.string(),
    part: z.string(),
    state: z.enum(hitzoneStates).default("normal"),
  }),
});

type DamageRequest = z.output<typeof damageRequestSchema>;

/** The objective of a query, and what its weapon brings. */
interface DamageTask {
  readonly objective: NonNullable<SearchQuery["objective"]>;
  readonly weapon: NonNullable<SearchQuery["weapon"]>;
}

/**
 * Compiles the damage that a query asks for, with effects at their usual uptimes.
 *
 * @throws Error that says which weapon, move, monster, part or state does not exist
 */
export function createDamageTask({ weapon: id, moves, target }: DamageRequest): DamageTask {
  const { weapons, skills } = getCatalog();
  const path = "objective.damage";
  const record = pick(weapons.all, id, ({ id }) => id, `${path}.weapon`);
  const loadout = { ...emptyLoadout, weapon: { id, decorations: [], artian: null } };
  const { weapon } = deriveLoadout(loadout, getLoadoutCatalog());
  if (!weapon) throw new Error(`${path}.weapon "${id}" has no figures without its parts.`);
  return {
    objective: {
      kind: "damage",
      damage: compileDamage(
        { weapon, rotation: readRotation(weapon, moves, path), target: readTarget(target, path) },
        skills.all,
      ),
    },
    weapon: {
      slots: record.slots,
      skills: Object.fromEntries(record.skills.map(({ skill, level }) => [skill, level])),
    },
  };
}

function readRotation(
  weapon: Parameters<typeof listUsableMoves>[0],
  moves: DamageRequest["moves"],
  path: string,
) {
  const usable = listUsableMoves(weapon, listDamageMoves(getCatalog().attacks.all));
  const rotation = Object.entries(moves).map(([id, count]) => ({
    move: pick(usable, id, (move) => move.id, `${path}.moves`),
    count,
  }));
  if (rotation.length === 0) throw new Error(`${path}.moves must name a move.`);
  return rotation;
}

function readTarget({ monster, part, state }: DamageRequest["target"], path: string) {
  const { hitzones } = pick(getCatalog().monsters.all, monster, ({ id }) => id, `${path}.target.monster`);
  const { states } = pick(hitzones, part, (zone) => zone.part, `${path}.target.part`);
  return { hitzone: pick(states, state, (each) => each.state, `${path}.target.state`), state };
}

/** @throws Error where there is none, with the id that may have been meant */
function pick<Item>(items: readonly Item[], id: string, getId: (item: Item) => string, path: string): Item {
  const item = items.find((each) => getId(each) === id);
  if (item) return item;
  const meant = findClosestWord(id, items.map(getId));
  const hint =
    meant === undefined ? "it is not among those that can be used here" : `did you mean "${meant}"?`;
  throw new Error(`${path} "${id}" does not exist: ${hint}`);
}
