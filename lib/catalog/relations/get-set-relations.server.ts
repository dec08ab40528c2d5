import { armorPieces } from "../codes";
import { getCatalog } from "../get-catalog.server";
import { addCosts, type Cost } from "../materials";
import { runOnce } from "../run-once";
import type { Armor, ArmorSet, SetSkill, Skill } from "../schema";

/** A set bonus or group skill of a set. */
export interface SetBonus {
  readonly skill: Skill;
  readonly thresholds: SetSkill["thresholds"];
  /** Pieces of the set that count towards it: fewer than all where the bonuses are mixed. */
  readonly carriers: readonly Armor[];
}

interface SetRelations {
  readonly set: ArmorSet;
  /** From head to legs. */
  readonly pieces: readonly Armor[];
  readonly setBonuses: readonly SetBonus[];
  readonly groupSkills: readonly SetBonus[];
  /** Forging every piece. */
  readonly cost: Cost;
}

/** @throws for an unknown id of a set */
export function getSetRelations(id: string): SetRelations {
  const relations = allSets().get(id);
  if (!relations) throw new Error(`No armor set "${id}"`);
  return relations;
}

const allSets = runOnce((): ReadonlyMap<string, SetRelations> => {
  return new Map(getCatalog().armorSets.all.map((set) => [set.id, createRelations(set)]));
});

function createRelations(set: ArmorSet): SetRelations {
  const { armor } = getCatalog();
  const pieces = set.pieces
    .map((piece) => armor.require(piece.armor))
    .sort((left, right) => armorPieces.indexOf(left.piece) - armorPieces.indexOf(right.piece));
  return Object.freeze({
    set,
    pieces: Object.freeze(pieces),
    setBonuses: listBonuses(set.setBonuses, pieces),
    groupSkills: listBonuses(set.groupSkills, pieces),
    cost: addCosts(pieces),
  });
}

function listBonuses(bonuses: readonly SetSkill[], pieces: readonly Armor[]): readonly SetBonus[] {
  const { skills } = getCatalog();
  return Object.freeze(
    bonuses.map(({ skill, thresholds }) =>
      Object.freeze({
        skill: skills.require(skill),
        thresholds,
        carriers: Object.freeze(
          pieces.filter(({ setBonuses, groupSkills }) => [...setBonuses, ...groupSkills].includes(skill)),
        ),
      }),
    ),
  );
}
