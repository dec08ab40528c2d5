import { z } from "zod";
import { monsterDropsSchema } from "@/lib/catalog/schema/monsters";
import { countField, createCodeField, enumNumberField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import { readBreakParts, toPartSlug } from "./read-monster-parts";

const rowSchema = z.object({
  _rewardType: createCodeField({
    RW000: "carve",
    RW001: "carveSevered",
    RW002: "other",
    RW003: "slingerGather",
    RW004: "target",
    RW005: "brokenPart",
    RW006: "woundDestroyed",
    RW007: "other",
    RW008: "carveRotten",
    RW009: "slingerGather",
    /** Rewards that fall off by themselves. */
    RW010: "dropped",
    RW012: "carveRottenSevered",
    RW015: "temperedWound",
    RW016: "carveCrystallized",
    /** Belongs to the row before. */
    INVALID: "same",
  } as const),
  _partsIndex: z.int().min(-1),
  _IdStory: enumNumberField,
  _RewardNumStory: countField,
  _probabilityStory: countField,
  _IdEx: z.array(enumNumberField),
  _RewardNumEx: z.array(countField),
  _probabilityEx: z.array(countField),
});

type RewardRow = LocatedRow<z.infer<typeof rowSchema>>;
type Kind = Exclude<z.infer<typeof rowSchema>["_rewardType"], "same" | "dropped">;

/** Every reward row of a monster. Needs items and monsters. */
export const importMonsterDrops = createImporter({
  file: "monster-drops",
  schema: monsterDropsSchema,
  getKey: () => null,
  run: (context) => {
    const records = context.ids
      .list("monsters")
      .map(([gameId, id]) => ({ id, drops: readDrops(context, gameId) }));
    return { records: records.sort(compareIds) };
  },
});

function readDrops(context: ImportContext, gameId: string) {
  const parts = readBreakParts(context, gameId);
  let kind: Kind | "dropped" | null = null;
  return context.tables.getRows(`Common/Enemy/${gameId}`, rowSchema).flatMap((row) => {
    if (row._rewardType !== "same") kind = row._rewardType;
    if (kind === null) throw new ImportError(row.place, "_rewardType", "the first row has no type.");
    return kind === "dropped" ? [] : listRewards(context, row, kind, parts);
  });
}

function listRewards({ ids }: ImportContext, row: RewardRow, kind: Kind, parts: ReadonlyMap<number, string>) {
  const part = parts.get(row._partsIndex);
  if (row._partsIndex >= 0 && part === undefined) {
    throw new ImportError(row.place, "_partsIndex", `no part has the reward ${row._partsIndex}.`);
  }
  const high = row._IdEx.map((item, index) => ({
    rank: "high" as const,
    item,
    qty: row._RewardNumEx[index] ?? 0,
    chance: row._probabilityEx[index] ?? 0,
    place: kind === "target" ? { table: index + 1 } : {},
  }));
  const low = {
    rank: "low" as const,
    item: row._IdStory,
    qty: row._RewardNumStory,
    chance: row._probabilityStory,
    place: {},
  };
  return [low, ...high]
    .filter(({ item, chance }) => item !== 0 && chance > 0)
    .map(({ rank, item, qty, chance, place }) => ({
      rank,
      kind,
      item: ids.get("items", item, row.place, "_IdStory, _IdEx"),
      qty,
      chance,
      ...(part === undefined ? {} : { part: toPartSlug(part) }),
      ...place,
    }));
}
