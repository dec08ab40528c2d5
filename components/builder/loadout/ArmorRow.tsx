import type { Builder } from "@/hooks/builder/use-builder";
import { armorRecord } from "@/lib/builder/gear/gear-records";
import { armorDefense } from "@/lib/builder/loadout/places";
import type { ArmorPiece } from "@/lib/catalog/codes";
import { armorPieceWords } from "@/lib/catalog/vocabulary";
import { armorPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { Figure } from "./Figure";
import { GearRow } from "./GearRow";
import type { LoadoutDialog } from "./loadout-dialog";
import { PlaceProblems } from "./PlaceProblems";
import { placeView } from "./place-view";
import { SkillLine } from "./SkillLine";
import { SlotButtons } from "./SlotButtons";
import { WornActions } from "./WornActions";

interface ArmorRowProps {
  builder: Builder;
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
export function ArmorRow({ builder, place, onDialog }: ArmorRowProps) {
  const { loadout, book, act } = builder;
  const worn = loadout.armor[place];
  const piece = worn ? armorRecord(book, worn.id) : undefined;
  const name = worn ? book.nameOf("armor", worn.id) : "";
  const word = armorPieceWords[place];
  const { slots, problems, wrong } = placeView(builder, place);
  return (
    <GearRow
      place={place}
      word={word}
      icon={place}
      gear={worn && { entity: "armor", id: worn.id, name, rarity: piece?.rarity ?? null }}
      invitation={invitations[place]}
      onPick={() => onDialog({ kind: "gear", place })}
      actions={
        worn && (
          <WornActions
            name={name}
            href={piece && armorPath(piece.set, piece.id)}
            onTakeOff={() => act({ type: "wear", place, id: null })}
          />
        )
      }
      figures={
        piece && (
          <>
            <Figure label="Defense">{formatNumber(armorDefense(piece, loadout.transcended))}</Figure>
            <SkillLine
              skills={piece.skills}
              bonuses={[...piece.setBonuses, ...piece.groupSkills]}
              nameOf={book.nameOf}
            />
          </>
        )
      }
    >
      {worn && (
        <SlotButtons
          place={place}
          word={word}
          slots={slots}
          decorations={worn.decorations}
          wrong={wrong}
          nameOf={book.nameOf}
          onDialog={onDialog}
        />
      )}
      <PlaceProblems builder={builder} place={place} problems={problems} />
    </GearRow>
  );
}
