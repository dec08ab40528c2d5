import type { ReactNode } from "react";
import type { WikiOverviewData } from "@/lib/wiki/overview/wiki-overview-data";
import { MonsterLinkList } from "./MonsterLinkList";
import { SectionTiles } from "./SectionTiles";
import { ToolList } from "./ToolList";
import { WeaponTypeList } from "./WeaponTypeList";
import { WhatsNew } from "./WhatsNew";
import classes from "./WikiOverview.module.css";

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
      <div className="mb-5">{search}</div>
      <SectionTiles counts={counts} />
      <div className={`${classes.columns} grid-cols-1 grid gap-y-8 gap-x-12 my-8`}>
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
