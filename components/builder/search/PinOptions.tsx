import { GameIcon } from "@/components/ui/GameIcon";
import { Name } from "@/components/wiki/kit/Name";
import type { Builder } from "@/hooks/use-builder";
import { armorPieces } from "@/lib/catalog/codes";
import { armorPieceWords } from "@/lib/catalog/vocabulary";
import classes from "./PinOptions.module.css";

const places = [...armorPieces, "charm" as const];
type Place = (typeof places)[number];

/** Each place with what is worn there: pinned, every found set has it. */
export function PinOptions({ builder }: { builder: Builder }) {
  const { ask, loadout, changeAsk } = builder;
  const worn = (place: Place) => {
    if (place !== "charm") return loadout.armor[place]?.id;
    return loadout.charm?.kind === "charm" ? loadout.charm.id : undefined;
  };
  const pin = (place: Place, id: string | undefined) => {
    const { [place]: _, ...others } = ask.pinned;
    changeAsk({ pinned: id === undefined ? others : { ...others, [place]: id } });
  };
  if (places.every((place) => worn(place) === undefined && ask.pinned[place] === undefined)) {
    return (
      <p className={classes.none}>
        Keep what I wear: {loadout.charm ? "a talisman cannot be kept" : "nothing is worn yet"}.
      </p>
    );
  }
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>Keep what I wear</legend>
      <div className={classes.places}>
        {places.map((place) => (
          <PinToggle
            key={place}
            place={place}
            pinned={ask.pinned[place]}
            worn={worn(place)}
            none={
              place === "charm" && loadout.charm?.kind === "talisman" ? "a talisman is worn" : "nothing worn"
            }
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
  /** Why there is nothing to pin. */
  none: string;
  nameOf: Builder["book"]["nameOf"];
  onPin(id: string | undefined): void;
}

/** What is pinned stays so when other gear is put on; taking the pin off offers what is worn. */
function PinToggle({ place, pinned, worn, none, nameOf, onPin }: PinToggleProps) {
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
        {id === undefined ? (
          <>
            {word}: {none}
          </>
        ) : (
          <Name entity={entity} id={id}>
            {nameOf(place === "charm" ? "charm" : "armor", id)}
          </Name>
        )}
        {pinned !== undefined && pinned !== worn && <span className={classes.other}> (not worn now)</span>}
      </span>
    </label>
  );
}
