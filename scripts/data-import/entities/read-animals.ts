import { z } from "zod";
import { countField, enumNameField, enumNumberField, guidField } from "../fields";
import { roundFigure } from "../figures";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import type { Localized } from "../texts";
import type { SourcedItem } from "./import-item-sources";

type Animal = Extract<SourcedItem["source"], { kind: "animal" }>;

const nameSchema = z.object({ _enemyId: enumNameField, _EnemyName: guidField });

const rowSchema = z.object({
  _rewardType: enumNameField,
  _IdStory: enumNumberField,
  _RewardNumStory: countField,
  _probabilityStory: countField,
  _IdEx: z.array(enumNumberField).min(1),
  _RewardNumEx: z.array(countField).min(1),
  _probabilityEx: z.array(countField).min(1),
});

/** Belongs to the row before. */
const same = "INVALID";
/** Kinds of reward whose condition is in no table: of large monsters the first is what falls off by itself. */
const uncertainTypes: ReadonlySet<string> = new Set(["RW010", "RW013"]);
/** Reward tables of animals: those of monsters begin with other numbers. */
const animalTable = /^(EM5\d{3}_\d{2}_\d)\.user\.3\.json$/;

/**
 * Yields of endemic and aquatic life when caught, with each number of pieces and its chance. The same find of two
 * kinds of reward is one. Needs items.
 *
 * @param onPlace is told of the name of each animal
 * @throws ImportError where ranks give something else, which no animal does
 */
export function readAnimals(context: ImportContext, onPlace: (name: Localized) => void): SourcedItem[] {
  const { tables, texts, ids } = context;
  const names = new Map(
    tables
      .getDistinctRows("Common/Enemy/EnemyData", nameSchema, ["_enemyId"])
      .map(({ _enemyId, _EnemyName, place }) => [_enemyId, { key: _EnemyName, place }]),
  );
  return tables.list("Common/Enemy", animalTable).flatMap((code) => {
    const finds = new Map<string, Animal>();
    let type = same;
    for (const row of tables.getRows(`Common/Enemy/${code}`, rowSchema)) {
      const { _rewardType, _IdStory: number, _RewardNumStory: qty, _probabilityStory: chance, place } = row;
      if (_rewardType !== same) type = _rewardType;
      if (number <= 1 || qty === 0 || chance === 0) continue;
      if (row._IdEx[0] !== number || row._RewardNumEx[0] !== qty || row._probabilityEx[0] !== chance) {
        throw new ImportError(place, "_IdEx", "low and high rank give different things.");
      }
      const name = names.get(code);
      if (!name) throw new ImportError(place, null, `EnemyData has no row ${code}.`);
      const animal = texts.get(name.key, name.place, "_EnemyName");
      onPlace(animal);
      const item = ids.get("items", number, place, "_IdStory");
      const known = finds.get(item);
      const prizes = [...(known?.prizes ?? []), { qty, chance }];
      // A kind of reward that repeats another would give more than one draw can.
      if (prizes.reduce((sum, prize) => sum + prize.chance, 0) > 100) continue;
      finds.set(item, {
        kind: "animal",
        animal: animal.en,
        ...(uncertainTypes.has(type) && { uncertain: true as const }),
        prizes,
        pieces: roundFigure(prizes.reduce((sum, prize) => sum + prize.qty * prize.chance, 0) / 100),
      });
    }
    return [...finds].map(([item, source]) => ({ item, source }));
  });
}
