import { Tabs } from "@/components/wiki/kit/Tabs";
import type { Rank } from "@/lib/catalog/codes";
import { rankWords } from "@/lib/catalog/vocabulary";
import type { RankDrops } from "@/lib/wiki/monsters/drop-groups";
import { DropTables } from "./DropTables";
import classes from "./Lists.module.css";

interface RewardsProps {
  drops: readonly RankDrops[];
  rank: Rank;
  onRank(rank: Rank): void;
}

/** What the monster gives, low and high rank under a tab each where it has both. */
export function Rewards({ drops, rank, onRank }: RewardsProps) {
  const [only] = drops;
  if (drops.length === 1 && only) {
    return (
      <>
        <p className={classes.lead}>{rankWords[only.rank]} only.</p>
        <DropTables groups={only.groups} />
      </>
    );
  }
  return (
    <Tabs
      label="Rank"
      tabs={drops.map((each) => ({ id: each.rank, label: rankWords[each.rank] }))}
      value={rank}
      onChange={onRank}
    >
      {drops.map((each) => (
        <div key={each.rank} hidden={each.rank !== rank} data-panel="">
          <DropTables groups={each.groups} />
        </div>
      ))}
    </Tabs>
  );
}
