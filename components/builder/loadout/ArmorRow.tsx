import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { getArmorRecord } from "@/lib/builder/gear/gear-records";
import { getArmorDefense } from "@/lib/builder/loadout/places";
import type { ArmorPiece } from "@/lib/catalog/codes";
import { armorPieceLabels } from "@/lib/catalog/labels";
import { getArmorPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { GearSkills } from "../gear/GearSkills";
import { EquippedActions } from "./EquippedActions";
import { Figure } from "./Figure";
import { GearRow } from "./GearRow";
import { getPlaceView } from "./get-place-view";
import type { LoadoutDialog } from "./loadout-dialog";
import { PlaceProblems } from "./PlaceProblems";
import { SlotButtons } from "./SlotButtons";

interface ArmorRowProps {
  place: ArmorPiece;
  onDialog(dialog: LoadoutDialog): void;
}

const invitations: Readonly<Record<ArmorPiece, string>> = {
  head: "Choose head armor",
  chest: "Choose chest armor",
  arms: "Choose arm armor",
  waist: "Choose waist armor",
  legs: "Choose leg armor",
};

/** The armor of one place. */
export function ArmorRow({ place, onDialog }: ArmorRowProps) {
  const build = useBuilder(pick("loadout", "data", "problems"));
  const { loadout, data: builderData } = build;
  const { act } = useCommands();
  const equipped = loadout.armor[place];
  const piece = equipped ? getArmorRecord(builderData, equipped.id) : undefined;
  const name = equipped ? builderData.getName("armor", equipped.id) : "";
  const word = armorPieceLabels[place];
  const { slots, problems, wrong } = getPlaceView(build, place);
  return (
    <GearRow
      place={place}
      word={word}
      icon={place}
      gear={equipped && { entity: "armor", id: equipped.id, name, rarity: piece?.rarity ?? null }}
      invitation={invitations[place]}
      onPick={() => onDialog({ kind: "gear", place })}
      actions={
        equipped && (
          <EquippedActions
            name={name}
            href={piece && getArmorPath(piece.set, piece.id)}
            onUnequip={() => act({ type: "equip", place, id: null })}
          />
        )
      }
      figures={
        piece && (
          <>
            <Figure label="Defense">{formatNumber(getArmorDefense(piece, loadout.transcended))}</Figure>
            <GearSkills
              skills={piece.skills}
              bonuses={[...piece.setBonuses, ...piece.groupSkills]}
              getName={builderData.getName}
            />
          </>
        )
      }
    >
      {equipped && (
        <SlotButtons
          place={place}
          word={word}
          slots={slots}
          decorations={equipped.decorations}
          wrong={wrong}
          getName={builderData.getName}
          onDialog={onDialog}
        />
      )}
      <PlaceProblems place={place} problems={problems} />
    </GearRow>
  );
}
