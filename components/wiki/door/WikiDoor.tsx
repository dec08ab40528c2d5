import type { DoorData } from "@/lib/wiki/door/door";
import { MonsterIndex } from "./MonsterIndex";
import { SearchOpener } from "./SearchOpener";
import { SectionTiles } from "./SectionTiles";
import { Tools } from "./Tools";
import { WeaponIndex } from "./WeaponIndex";
import { WhatIsNew } from "./WhatIsNew";
import classes from "./WikiDoor.module.css";

/** The wiki's door: search, sections, the monsters by name, what is new. */
export function WikiDoor({ counts, monsters, weaponTypes, updates, archTempered }: DoorData) {
  return (
    <>
      <SearchOpener />
      <SectionTiles counts={counts} />
      <div className={classes.columns}>
        <div>
          <MonsterIndex monsters={monsters} />
        </div>
        <div>
          <WhatIsNew updates={updates} archTempered={archTempered} />
        </div>
      </div>
      <WeaponIndex types={weaponTypes} />
      <Tools />
    </>
  );
}
