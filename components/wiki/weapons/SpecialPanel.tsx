import { EntityLink } from "@/components/game/EntityLink";
import { coatings as allCoatings, type Coating, type WeaponType } from "@/lib/catalog/codes";
import { kinsectsPath } from "@/lib/site/wiki-paths";
import { capitalize } from "@/lib/text/capitalize";
import { getCoatingItem } from "@/lib/wiki/weapons/labels";
import type { SpecialDetail } from "@/lib/wiki/weapons/weapon-detail";
import { AmmoTable } from "./AmmoTable";
import { BowgunParts } from "./BowgunParts";
import { HornPanel } from "./HornPanel";

interface SpecialPanelProps {
  special: SpecialDetail;
  type: WeaponType;
  /** The parts of an Artian weapon may change it. */
  isByParts: boolean;
}

const titles: Readonly<Record<SpecialDetail["kind"], string>> = {
  horn: "Notes and melodies",
  shelling: "Shelling",
  phial: "Phial",
  kinsect: "Kinsect",
  coatings: "Coatings",
  ammo: "Ammo",
};

export function getSpecialTitle({ kind }: SpecialDetail): string {
  return titles[kind];
}

/** Traits of this weapon type alone: melodies, shells, a phial, a kinsect level, coatings or ammo. */
export function SpecialPanel({ special, type, isByParts }: SpecialPanelProps) {
  return (
    <>
      {isByParts && special.kind !== "kinsect" && (
        <p className="mb-3 text-dim">As forged. The element of its parts can change this.</p>
      )}
      {renderContent(special, type)}
    </>
  );
}

function renderContent(special: SpecialDetail, type: WeaponType) {
  switch (special.kind) {
    case "horn":
      return <HornPanel horn={special.horn} />;
    case "shelling":
      return (
        <p className="tabular-nums">
          {capitalize(special.shell)} shelling, <strong>level {special.level}</strong>
        </p>
      );
    case "phial":
      return (
        <p className="tabular-nums">
          {capitalize(special.phial)} phial
          {special.value !== null && (
            <>
              , <strong>{special.value}</strong>
            </>
          )}
        </p>
      );
    case "kinsect":
      return (
        <p className="tabular-nums linked">
          <strong>Kinsect level {special.level}</strong>:{" "}
          <a href={`${kinsectsPath}?level=${special.level}`}>kinsect stats at this level</a>
        </p>
      );
    case "coatings":
      return <CoatingList coatings={special.coatings} />;
    case "ammo":
      return (
        <>
          <AmmoTable ammo={special.ammo} isLight={type === "light-bowgun"} />
          <BowgunParts special={special} />
        </>
      );
  }
}

/** All coatings of the game, those the bow takes marked with a sign and a word. */
function CoatingList({ coatings }: { coatings: readonly Coating[] }) {
  return (
    <ul className="tiles-220 grid gap-y-2 gap-x-4">
      {allCoatings.map((coating) => {
        const takes = coatings.includes(coating);
        return (
          <li className={`${takes ? "text-good" : "text-dim"} flex gap-2`} key={coating}>
            <span aria-hidden="true">{takes ? "✓" : "–"}</span>
            <span className="visually-hidden">{takes ? "Usable: " : "Not usable: "}</span>
            <EntityLink
              className={takes ? "font-semibold" : "text-dim"}
              entity="items"
              id={getCoatingItem(coating)}
              name={`${capitalize(coating)} Coating`}
            />
          </li>
        );
      })}
    </ul>
  );
}
