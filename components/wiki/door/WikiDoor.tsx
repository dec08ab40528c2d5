import type { ReactNode } from "react";
import type { WikiOverviewData } from "@/lib/wiki/door/door";
import { MonsterLinkList } from "./MonsterIndex";
import { SectionTiles } from "./SectionTiles";
import { ToolList } from "./Tools";
import { WeaponTypeList } from "./WeaponIndex";
import { WhatsNew } from "./WhatIsNew";
import classes from "./WikiDoor.module.css";

interface WikiOverviewProps {
  /** The field that opens the site's search. */
  search: ReactNode;
  data: WikiOverviewData;
}

/** The wiki overview: search, sections, monsters, what is new. */
export function WikiOverview({ search, data }: WikiOverviewProps) {
  const { counts, monsters, weaponTypes, updates, archTempered } = data;
  return (
    <>
      <div className={classes.search}>{search}</div>
      <SectionTiles counts={counts} />
      <div className={classes.columns}>
        <div>
          <MonsterLinkList monsters={monsters} />
        </div>
        <div>
          <WhatsNew updates={updates} archTempered={archTempered} />
        </div>
      </div>
      <WeaponTypeList types={weaponTypes} />
      <ToolList />
    </>
  );
}
