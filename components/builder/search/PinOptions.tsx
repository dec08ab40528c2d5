import { GameIcon } from "@/components/ui/GameIcon";
import { Name } from "@/components/wiki/kit/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import { wornTalisman } from "@/lib/builder/criteria/ask";
import type { NameOf } from "@/lib/builder/loadout/problem-words";
import { armorPieces } from "@/lib/catalog/codes";
import { armorPieceWords } from "@/lib/catalog/vocabulary";
import classes from "./PinOptions.module.css";

const places = [...armorPieces, "charm" as const];
type Place = (typeof places)[number];

/** Each place with what is equipped there: pinned, every found set has it. */
export function PinOptions({ builder }: { builder: Builder }) {
  const { ask, loadout, changeAsk } = builder;
  const worn = (place: Place) => {
    if (place !== "charm") return loadout.armor[place]?.id;
    return loadout.charm?.kind === "talisman" ? wornTalisman : loadout.charm?.id;
  };
  const pin = (place: Place, id: string | undefined) => {
    const { [place]: _, ...others } = ask.pinned;
    changeAsk({ pinned: id === undefined ? others : { ...others, [place]: id } });
  };
  if (places.every((place) => worn(place) === undefined && ask.pinned[place] === undefined)) {
    return <p className={classes.none}>Lock pieces: no armor equipped yet.</p>;
  }
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>Lock pieces</legend>
      <div className={classes.places}>
        {places.map((place) => (
          <PinToggle
            key={place}
            place={place}
            pinned={ask.pinned[place]}
            worn={worn(place)}
            talisman={loadout.charm?.kind === "talisman" ? loadout.charm.talisman : null}
            nameOf={builder.book.nameOf}
            onPin={(id) => pin(place, id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PinToggleProps {
  place: Place;
  pinned: string | undefined;
  worn: string | undefined;
  /** Kind of the talisman that is equipped; `null` = none is. */
  talisman: string | null;
  nameOf: Builder["book"]["nameOf"];
  onPin(id: string | undefined): void;
}

/** A locked piece stays locked when other gear is equipped; unlocking offers what is equipped. */
function PinToggle({ place, pinned, worn, talisman, nameOf, onPin }: PinToggleProps) {
  const id = pinned ?? worn;
  const entity = place === "charm" ? "charms" : "armor";
  const word = place === "charm" ? "Charm" : armorPieceWords[place];
  return (
    <label className={classes.place} data-off={id === undefined || undefined}>
      <input
        type="checkbox"
        checked={pinned !== undefined}
        disabled={id === undefined}
        onChange={(event) => onPin(event.target.checked ? worn : undefined)}
      />
      <GameIcon name={place} size={18} />
      {id !== undefined && <span className="visually-hidden">{word}: </span>}
      <span className={classes.name}>
        {id === undefined && `${word}: none equipped`}
        {id === wornTalisman && <TalismanName kind={talisman} nameOf={nameOf} />}
        {id !== undefined && id !== wornTalisman && (
          <Name entity={entity} id={id}>
            {nameOf(place === "charm" ? "charm" : "armor", id)}
          </Name>
        )}
        {pinned !== undefined && pinned !== worn && <span className={classes.other}> (not equipped)</span>}
      </span>
    </label>
  );
}

function TalismanName({ kind, nameOf }: { kind: string | null; nameOf: NameOf }) {
  if (kind === null) return "Talisman";
  return (
    <Name entity="talismans" id={kind}>
      {nameOf("talisman", kind)}
    </Name>
  );
}
