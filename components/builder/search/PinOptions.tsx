import { Checkbox } from "@mantine/core";
import { Name } from "@/components/game/Name";
import { FieldGroup } from "@/components/ui/Field";
import { GameIcon } from "@/components/ui/GameIcon";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { equippedTalisman } from "@/lib/builder/criteria/search-criteria";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { armorPieces } from "@/lib/catalog/codes";
import { armorPieceLabels } from "@/lib/catalog/labels";

const places = [...armorPieces, "charm" as const];
type Place = (typeof places)[number];

/** Each place with what is equipped there: pinned, every found set has it. */
export function PinOptions() {
  const { criteria, loadout, data } = useBuilder(pick("criteria", "loadout", "data"));
  const { changeCriteria } = useCommands();
  const getEquippedId = (place: Place) => {
    if (place !== "charm") return loadout.armor[place]?.id;
    return loadout.charm?.kind === "talisman" ? equippedTalisman : loadout.charm?.id;
  };
  const pin = (place: Place, id: string | undefined) => {
    const { [place]: _, ...others } = criteria.pinned;
    changeCriteria({ pinned: id === undefined ? others : { ...others, [place]: id } });
  };
  if (places.every((place) => getEquippedId(place) === undefined && criteria.pinned[place] === undefined)) {
    return <p className="text-14 leading-5 text-dim">Lock pieces: no armor equipped yet.</p>;
  }
  return (
    <FieldGroup label="Lock pieces">
      <div className="tiles-220 grid gap-x-3">
        {places.map((place) => (
          <PinToggle
            key={place}
            place={place}
            pinned={criteria.pinned[place]}
            equippedId={getEquippedId(place)}
            talisman={loadout.charm?.kind === "talisman" ? loadout.charm.talisman : null}
            getName={data.getName}
            onPin={(id) => pin(place, id)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface PinToggleProps {
  place: Place;
  pinned: string | undefined;
  equippedId: string | undefined;
  /** Kind of the talisman that is equipped; `null` = none is. */
  talisman: string | null;
  getName: GetName;
  onPin(id: string | undefined): void;
}

/** A locked piece stays locked when other gear is equipped; unlocking offers what is equipped. */
function PinToggle({ place, pinned, equippedId, talisman, getName, onPin }: PinToggleProps) {
  const id = pinned ?? equippedId;
  const entity = place === "charm" ? "charms" : "armor";
  const word = place === "charm" ? "Charm" : armorPieceLabels[place];
  return (
    <Checkbox
      checked={pinned !== undefined}
      disabled={id === undefined}
      onChange={(event) => onPin(event.target.checked ? equippedId : undefined)}
      label={
        <>
          <GameIcon name={place} size={18} />{" "}
          {id !== undefined && <span className="visually-hidden">{word}: </span>}
          {id === undefined && `${word}: none equipped`}
          {id === equippedTalisman && <TalismanName kind={talisman} getName={getName} />}
          {id !== undefined && id !== equippedTalisman && (
            <Name entity={entity} id={id}>
              {getName(place === "charm" ? "charm" : "armor", id)}
            </Name>
          )}
          {pinned !== undefined && pinned !== equippedId && <span className="text-dim"> (not equipped)</span>}
        </>
      }
    />
  );
}

function TalismanName({ kind, getName }: { kind: string | null; getName: GetName }) {
  if (kind === null) return "Talisman";
  return (
    <Name entity="talismans" id={kind}>
      {getName("talisman", kind)}
    </Name>
  );
}
