import { EntityLink } from "@/components/game/EntityLink";
import { MaterialList } from "@/components/game/MaterialList";
import { Zenny } from "@/components/game/Zenny";
import { Fold } from "@/components/ui/Fold";
import { formatCount } from "@/lib/text/format";
import type { CostRow, WayRow, WeaponDetail } from "@/lib/wiki/weapons/weapon-detail";
import classes from "./CraftingPanel.module.css";

/** The step to this weapon, forging it directly, and what it costs from nothing. */
export function CraftingPanel({ weapon, step }: { weapon: WeaponDetail; step: CostRow }) {
  const before = weapon.path.at(-2);
  const [cheapest, ...others] = weapon.ways;
  return (
    <>
      <div className="tiles-fit-320 grid gap-y-5 gap-x-8">
        <div className="linked">
          <h3 className="mb-2 text-15">
            {before ? (
              <>
                Upgrade from <EntityLink entity="weapons" id={before.id} name={before.name} />
              </>
            ) : (
              "Forging cost"
            )}
          </h3>
          <Cost cost={step} />
        </div>
        {weapon.forge && (
          <div className="linked">
            <h3 className="mb-2 text-15">Direct forging</h3>
            <Cost cost={weapon.forge} />
            <p className="mt-2 text-dim">Twice the upgrade cost, no previous weapon needed.</p>
          </div>
        )}
      </div>
      {cheapest && weapon.path.length > 1 && (
        <div className={`${classes.whole} mt-5 pt-4 border-t`}>
          <h3 className="mb-2 text-15">Full upgrade path</h3>
          <p className="mb-2 text-dim">{formatWay(cheapest, others.length > 0)}</p>
          <Cost cost={cheapest} />
          {others.map((way) => (
            <Fold
              className="mt-2"
              key={`${way.from.id}-${way.isForged}`}
              summary={
                <>
                  {formatWay(way, false)} <Zenny amount={way.zenny} />
                </>
              }
            >
              <Cost cost={way} />
            </Fold>
          ))}
        </div>
      )}
    </>
  );
}

function Cost({ cost }: { cost: CostRow }) {
  return (
    <div className={`${classes.cost} justify-items-start grid gap-2 tabular-nums`}>
      <Zenny amount={cost.zenny} />
      {cost.materials.length > 0 ? <MaterialList materials={cost.materials} /> : <p>No materials.</p>}
    </div>
  );
}

/** "Forge Iron Blade II directly, then 3 upgrades." */
function formatWay({ from, isForged, upgrades }: WayRow, cheapest: boolean): string {
  const first = isForged ? `Forge ${from.name} directly` : `Start with ${from.name}`;
  const then = upgrades > 0 ? `, then ${formatCount(upgrades, "upgrade", "upgrades")}` : "";
  return `${first}${then}${cheapest ? " (cheapest)" : ""}.`;
}
