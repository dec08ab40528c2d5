import type { Builder } from "@/hooks/builder/use-builder";
import { charmRecord, keptLike } from "@/lib/builder/gear/gear-records";
import { charmPath, talismansPath } from "@/lib/site/wiki-paths";
import { GearRow } from "./GearRow";
import type { LoadoutDialog } from "./loadout-dialog";
import { PlaceProblems } from "./PlaceProblems";
import { placeView } from "./place-view";
import { RowAction } from "./RowAction";
import { SkillLine } from "./SkillLine";
import { SlotButtons } from "./SlotButtons";
import { WornActions } from "./WornActions";

interface CharmRowProps {
  builder: Builder;
  onDialog(dialog: LoadoutDialog): void;
}

/** The charm or the appraised talisman. */
export function CharmRow({ builder, onDialog }: CharmRowProps) {
  const { loadout, book, act } = builder;
  const { charm } = loadout;
  const gear = charmGear(builder);
  const { slots, problems, wrong } = placeView(builder, "charm");
  const talisman = charm?.kind === "talisman" ? charm : null;
  const record = charm?.kind === "charm" ? charmRecord(book, charm.id) : undefined;
  const toTalismans = (
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
          <WornActions
            name={gear.name}
            href={talisman ? talismansPath : record && charmPath(record.id)}
            onTakeOff={() => act({ type: "wear-charm", id: null })}
          >
            {talisman ? (
              <RowAction label="Charms" popup onClick={() => onDialog({ kind: "gear", place: "charm" })}>
                Charms
              </RowAction>
            ) : (
              toTalismans
            )}
          </WornActions>
        ) : (
          toTalismans
        )
      }
    >
      <SkillLine skills={talisman?.skills ?? record?.skills ?? []} nameOf={book.nameOf} />
      {talisman && (
        <SlotButtons
          place="charm"
          word="talisman"
          slots={slots}
          decorations={talisman.decorations}
          wrong={wrong}
          nameOf={book.nameOf}
          onDialog={onDialog}
        />
      )}
      <PlaceProblems builder={builder} place="charm" problems={problems} />
    </GearRow>
  );
}

/** What is equipped as the row names it. A talisman that the player keeps has the name that they gave it. */
function charmGear({ loadout, book, own }: Builder) {
  const { charm } = loadout;
  if (!charm) return null;
  if (charm.kind === "charm") {
    const { id } = charm;
    const rarity = charmRecord(book, id)?.rarity ?? null;
    return { entity: "charms" as const, id, name: book.nameOf("charm", id), rarity };
  }
  const { talisman: id } = charm;
  const kind = book.armor.talismans.talismans.find((each) => each.id === id);
  const kept = keptLike(charm, own.collection.talismans);
  return {
    entity: "talismans" as const,
    id,
    name: kept?.name || book.nameOf("talisman", id),
    own: Boolean(kept?.name),
    rarity: kind?.rarity ?? null,
  };
}
