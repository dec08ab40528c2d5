import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { cacheByData, getCharmRecord } from "@/lib/builder/gear/gear-records";
import type { BuilderState } from "@/lib/builder/store/builder-state";
import { getCharmPath, talismansPath } from "@/lib/site/wiki-paths";
import { GearSkills } from "../gear/GearSkills";
import { EquippedActions } from "./EquippedActions";
import { GearRow } from "./GearRow";
import { getPlaceView } from "./get-place-view";
import type { LoadoutDialog } from "./loadout-dialog";
import { PlaceProblems } from "./PlaceProblems";
import { RowAction } from "./RowAction";
import { SlotButtons } from "./SlotButtons";

interface CharmRowProps {
  onDialog(dialog: LoadoutDialog): void;
}

/** The charm or the appraised talisman. */
export function CharmRow({ onDialog }: CharmRowProps) {
  const build = useBuilder(pick("loadout", "data", "problems", "collection"));
  const { loadout, data: builderData } = build;
  const { act } = useCommands();
  const { charm } = loadout;
  const gear = getCharmGear(build);
  const { slots, problems, wrong } = getPlaceView(build, "charm");
  const talisman = charm?.kind === "talisman" ? charm : null;
  const record = charm?.kind === "charm" ? getCharmRecord(builderData, charm.id) : undefined;
  const talismansAction = (
    <RowAction
      label={charm ? "Talismans" : "Choose a talisman"}
      popup
      onClick={() => onDialog({ kind: "talisman" })}
    >
      {/* The name has to hold what is on the button. */}
      {charm ? "Talismans" : "Talisman"}
    </RowAction>
  );
  return (
    <GearRow
      place="charm"
      word={talisman ? "Talisman" : "Charm"}
      icon="charm"
      gear={gear}
      invitation="Choose a charm"
      onPick={() => onDialog(talisman ? { kind: "talisman" } : { kind: "gear", place: "charm" })}
      actions={
        gear ? (
          <EquippedActions
            name={gear.name}
            href={talisman ? talismansPath : record && getCharmPath(record.id)}
            onUnequip={() => act({ type: "equip-charm", id: null })}
          >
            {talisman ? (
              <RowAction label="Charms" popup onClick={() => onDialog({ kind: "gear", place: "charm" })}>
                Charms
              </RowAction>
            ) : (
              talismansAction
            )}
          </EquippedActions>
        ) : (
          talismansAction
        )
      }
    >
      <GearSkills skills={talisman?.skills ?? record?.skills ?? []} getName={builderData.getName} />
      {talisman && (
        <SlotButtons
          place="charm"
          word="talisman"
          slots={slots}
          decorations={talisman.decorations}
          wrong={wrong}
          getName={builderData.getName}
          onDialog={onDialog}
        />
      )}
      <PlaceProblems place="charm" problems={problems} />
    </GearRow>
  );
}

/** Equipped gear as the row names it. A talisman that the player keeps has the name that they gave it. */
function getCharmGear({
  loadout,
  data: builderData,
  collection,
}: Pick<BuilderState, "loadout" | "data" | "collection">) {
  const { charm } = loadout;
  if (!charm) return null;
  if (charm.kind === "charm") {
    const { id } = charm;
    const rarity = getCharmRecord(builderData, id)?.rarity ?? null;
    return { entity: "charms" as const, id, name: builderData.getName("charm", id), rarity };
  }
  const { talisman: id } = charm;
  const kind = builderData.armor.talismans.talismans.find((each) => each.id === id);
  const saved = cacheByData(charm, collection.talismans);
  return {
    entity: "talismans" as const,
    id,
    name: saved?.name || builderData.getName("talisman", id),
    own: Boolean(saved?.name),
    rarity: kind?.rarity ?? null,
  };
}
