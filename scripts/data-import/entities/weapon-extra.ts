import type { z } from "zod";
import type { weaponSchema } from "@/lib/catalog/schema/weapons";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import { echoWaveMelody, listMelodies, readMelodyNames, readNoteSets, readSequences } from "./horns";
import { ammoOrder, listCoatings } from "./weapon-fields";
import type { TableWeapon, WeaponSource } from "./weapon-rows";

type Extra = NonNullable<z.infer<typeof weaponSchema>["extra"]>;

/** The melodies of horns. */
export interface HornFacts {
  readonly sets: ReturnType<typeof readNoteSets>;
  readonly sequences: ReturnType<typeof readSequences>;
  readonly names: ReturnType<typeof readMelodyNames>;
}

export function readHornFacts(context: ImportContext): HornFacts {
  return {
    sets: readNoteSets(context),
    sequences: readSequences(context),
    names: readMelodyNames(context),
  };
}

/** The fields of some types of weapon alone; `undefined` for the others. */
export function readExtra({ type, row }: WeaponSource, horns: HornFacts): Extra | undefined {
  if (type === "hunting-horn") return readHorn(row, horns);
  if (type === "gunlance") return { shellType: row._Wp07ShellType, shellLevel: row._Wp07ShellLv };
  if (type === "switch-axe") {
    const phialValue = row._Wp08BinValue * 10;
    return { phial: row._Wp08BinType, ...(phialValue > 0 && { phialValue }) };
  }
  if (type === "charge-blade") return { phial: row._Wp09BinType };
  if (type === "insect-glaive" && row._RodInsectLv !== null) return { kinsectLevel: row._RodInsectLv };
  if (type === "bow") return { coatings: listCoatings(row._isLoadingBin) };
  if (type === "heavy-bowgun") return { ammo: readAmmo(row, false) };
  if (type === "light-bowgun") return { ammo: readAmmo(row, true), specialAmmo: row._Wp13SpecialAmmo };
  return undefined;
}

function readHorn(row: TableWeapon, { sets, sequences, names }: HornFacts): Extra {
  const notes = sets.get(row._Wp05UniqueType);
  if (!notes) throw new ImportError(row.place, "_Wp05UniqueType", `unknown notes ${row._Wp05UniqueType}.`);
  return {
    notes,
    melodies: listMelodies(notes, sequences)
      .filter((melody) => melody !== echoWaveMelody)
      .map((melody) => {
        const name = names.get(melody);
        if (!name) throw new ImportError(row.place, "_Wp05UniqueType", `the melody ${melody} has no name.`);
        return name.en;
      }),
    echoWave: row._Wp05MusicSkillHighFreqType ?? "none",
    echoBubble: row._Wp05HibikiSkillType,
  };
}

/** The ammo of a bowgun. Figures of ammo without a level belong to the parts of Artian bowguns. */
function readAmmo(row: TableWeapon, isLight: boolean): NonNullable<Extra["ammo"]> {
  return ammoOrder.flatMap((type, index) => {
    const level = row._ShellLv[index] ?? 0;
    if (level === 0) return [];
    const loaded = { type, level, capacity: row._ShellNum[index] ?? 0 };
    return [isLight ? { ...loaded, rapid: row._IsRappid[index] ?? false } : loaded];
  });
}
