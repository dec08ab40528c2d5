import { RadioSegments } from "@/components/ui/RadioSegments";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useOwnedGear } from "@/hooks/builder/use-owned-gear";
import { ExcludeOptions } from "./ExcludeOptions";
import { LimitOptions } from "./LimitOptions";
import { LockDecorations } from "./LockDecorations";
import { PinOptions } from "./PinOptions";
import { ProgressOptions } from "./ProgressOptions";
import { SavedSearches } from "./SavedSearches";

/** Fields of the search options. */
export function SearchOptionFields() {
  const { criteria, loadout, collection } = useBuilder(pick("criteria", "loadout", "collection"));
  const { act, changeCriteria } = useCommands();
  const { have } = useOwnedGear();
  const { decorations, talismans } = collection;
  const hasTalismanEquipped = loadout.charm?.kind === "talisman";
  return (
    <div className="grid gap-3.5 pt-1 pb-3.5">
      <div className="flex flex-wrap gap-y-3.5 gap-x-6">
        <RadioSegments
          label="Armor rank"
          value={criteria.rank}
          options={[
            { value: "high", label: "High rank" },
            { value: "low", label: "Low rank" },
            { value: "any", label: "Any rank" },
          ]}
          onChange={(rank) => changeCriteria({ rank })}
        />
        <RadioSegments
          label="Transcended armor"
          value={loadout.transcended ? "yes" : "no"}
          options={[
            { value: "no", label: "No" },
            { value: "yes", label: "Yes" },
          ]}
          onChange={(value) => act({ type: "set-transcended", transcended: value === "yes" })}
        />
        <RadioSegments
          label="Armor, charms and weapons"
          value={criteria.gear}
          options={[
            { value: "all", label: "All" },
            { value: "own", label: `Only what I own (${countOwnedGear(have)})` },
            { value: "craft", label: "Own or can craft now" },
          ]}
          onChange={(gear) => changeCriteria({ gear })}
          description={
            criteria.gear === "own"
              ? "Tick what you own under Shopping or in your box."
              : criteria.gear === "craft"
                ? "What the materials of your box are enough for, each piece by itself. Zenny is not counted."
                : undefined
          }
        />
        <RadioSegments
          label="Crafted charms"
          value={criteria.charms}
          options={[
            { value: "craftable", label: "All" },
            { value: "none", label: "None" },
          ]}
          onChange={(charms) => changeCriteria({ charms })}
        />
        <RadioSegments
          label="Appraised talismans"
          value={criteria.talismans}
          options={[
            { value: "none", label: "None" },
            { value: "own", label: `My own (${talismans.length})` },
            { value: "any-legal", label: "Any possible talisman" },
          ]}
          onChange={(talismans) => changeCriteria({ talismans })}
          description={
            hasTalismanEquipped && criteria.talismans === "own"
              ? "Includes your equipped talisman."
              : undefined
          }
        />
        {decorations !== "unlimited" && (
          <RadioSegments
            label="Decorations"
            value={criteria.decorations}
            options={[
              { value: "own", label: `My own (${countOwned(decorations)})` },
              { value: "all", label: "All" },
            ]}
            onChange={(decorations) => changeCriteria({ decorations })}
          />
        )}
        <RadioSegments
          label="Weapon slots"
          value={criteria.weaponSlots}
          options={[
            { value: "free", label: "Empty only" },
            { value: "all", label: "All" },
          ]}
          onChange={(weaponSlots) => changeCriteria({ weaponSlots })}
          description={criteria.weaponSlots === "all" ? "Current weapon decorations are removed." : undefined}
        />
      </div>
      <LimitOptions />
      <ProgressOptions />
      <PinOptions />
      <LockDecorations />
      <ExcludeOptions />
      <SavedSearches />
    </div>
  );
}

/** Decorations and talismans are counted by themselves. */
function countOwnedGear(keys: ReadonlySet<string>): number {
  return [...keys].filter((key) => /^(armor|charm|weapon|artian)\//.test(key)).length;
}

function countOwned(owned: Readonly<Record<string, number>>): number {
  return Object.values(owned).reduce((sum, each) => sum + each, 0);
}
