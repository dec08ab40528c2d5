import { Tabs } from "@/components/ui/Tabs";
import type { Rank } from "@/lib/catalog/codes";
import { rankLabels } from "@/lib/catalog/labels";
import type { RankDrops } from "@/lib/wiki/monsters/drop-groups";
import { DropTables } from "./DropTables";

interface MonsterRewardsProps {
  drops: readonly RankDrops[];
  rank: Rank;
  onRank(rank: Rank): void;
}

/** Drops of the monster, low and high rank under a tab each where it has both. */
export function MonsterRewards({ drops, rank, onRank }: MonsterRewardsProps) {
  const [only] = drops;
  if (drops.length === 1 && only) {
    return (
      <>
        <p className="mt-3 mb-3 text-14 leading-5">{rankLabels[only.rank]} only.</p>
        <DropTables groups={only.groups} />
      </>
    );
  }
  return (
    <Tabs
      label="Rank"
      tabs={drops.map((each) => ({ id: each.rank, label: rankLabels[each.rank] }))}
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
