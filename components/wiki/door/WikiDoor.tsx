import type { ReactNode } from "react";
import type { DoorData } from "@/lib/wiki/door/door";
import { MonsterIndex } from "./MonsterIndex";
import { SectionTiles } from "./SectionTiles";
import { Tools } from "./Tools";
import { WeaponIndex } from "./WeaponIndex";
import { WhatIsNew } from "./WhatIsNew";
import classes from "./WikiDoor.module.css";

interface WikiDoorProps {
  /** The field that opens the site's search. */
  search: ReactNode;
  data: DoorData;
}

/** The wiki overview: search, sections, monsters, what is new. */
export function WikiDoor({ search, data }: WikiDoorProps) {
  const { counts, monsters, weaponTypes, updates, archTempered } = data;
  return (
    <>
      <div className={classes.search}>{search}</div>
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
