import { EntityLink } from "@/components/game/EntityLink";
import { RecordTable, toFigureColumn } from "@/components/ui/RecordTable";
import type { WeaponType } from "@/lib/catalog/codes";
import type { LoadedAmmo } from "@/lib/catalog/schema";
import { coatings as allCoatings, type Coating } from "@/lib/catalog/weapon-codes";
import { kinsectsPath } from "@/lib/site/wiki-paths";
import { capitalize } from "@/lib/text/capitalize";
import { formatAmmo, getAmmoItem, getCoatingItem } from "@/lib/wiki/weapons/labels";
import type { SpecialDetail } from "@/lib/wiki/weapons/weapon-detail";
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

interface AmmoTableProps {
  ammo: readonly LoadedAmmo[];
  /** Only light bowguns fire rapidly. */
  isLight: boolean;
}

/** Ammo of a bowgun, with level and capacity. */
function AmmoTable({ ammo, isLight }: AmmoTableProps) {
  return (
    <RecordTable
      caption="Usable ammo"
      captionLook="hidden"
      keepsRows
      columns={[
        "Ammo",
        toFigureColumn("Level"),
        toFigureColumn("Capacity"),
        ...(isLight ? ["Rapid fire"] : []),
      ]}
      rows={ammo.map(({ type, level, capacity, rapid }) => ({
        key: `${type}-${level}`,
        cells: [
          <EntityLink key="ammo" entity="items" id={getAmmoItem(type)} name={formatAmmo(type)} />,
          level,
          capacity,
          ...(isLight
            ? [
                rapid ? (
                  "Yes"
                ) : (
                  <span key="rapid" className="text-dim">
                    No
                  </span>
                ),
              ]
            : []),
        ],
      }))}
    />
  );
}

/** Special ammo of a bowgun, its mode, and the mods of which each place takes one. */
function BowgunParts({ special }: { special: Extract<SpecialDetail, { kind: "ammo" }> }) {
  const { specialAmmo, mode, places } = special;
  return (
    <div className="mt-3 grid gap-2 text-14 leading-5 linked">
      {specialAmmo.length > 0 && (
        <p>
          <span className="text-dim">Special ammo: </span>
          {specialAmmo.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <EntityLink entity="special-ammo" id={id} name={name} />
            </span>
          ))}
        </p>
      )}
      {mode && (
        <p>
          <span className="text-dim">Mode: </span>
          <EntityLink entity="bowgun-mods" id={mode.id} name={mode.name} />
        </p>
      )}
      {places.map(({ options, initial }) => (
        <p key={options.map(({ id }) => id).join()}>
          <span className="text-dim">One of: </span>
          {options.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <EntityLink entity="bowgun-mods" id={id} name={name} />
              {id === initial && <span className="text-dim"> (fitted at first)</span>}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
