import { NativeSelect } from "@mantine/core";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Zenny } from "@/components/game/Zenny";
import { GameIcon } from "@/components/ui/GameIcon";
import { Section } from "@/components/ui/Section";
import { formatLineWay, type GetShoppingName } from "@/lib/shopping/format-shopping";
import { getWayKey } from "@/lib/shopping/list-craft-ways";
import type { ShoppingPart } from "@/lib/shopping/model";
import { getGearKey, setHave, setWay } from "@/lib/shopping/owned-gear";
import { changeGear } from "@/lib/shopping/owned-gear-store";
import type { PartRow } from "@/lib/shopping/part-rows";
import { formatNumber } from "@/lib/text/format";
import classes from "./PartList.module.css";
import { Tick } from "./Tick";

interface PartListProps {
  rows: readonly PartRow[];
  getName: GetShoppingName;
}

/** The gear of the build: what is there, and what the rest takes. */
export function PartList({ rows, getName }: PartListProps) {
  if (rows.length === 0) return null;
  return (
    <Section id="shopping-gear" title="Gear" level={3} aside="Check off what you have" flush>
      <ul>
        {rows.map((row) => (
          <Part key={row.key} row={row} getName={getName} />
        ))}
      </ul>
    </Section>
  );
}

const entityByKind = { weapon: "weapons", armor: "armor", charm: "charms" } as const;

function Part({ row, getName }: { row: PartRow; getName: GetShoppingName }) {
  const { place, kind, id, name, type, set, key, owned, part } = row;
  return (
    <li className={`${classes.part} grid gap-x-1.5 py-1 border-b`}>
      <Tick
        label={`I have ${name}`}
        checked={owned}
        onChange={(has) => changeGear((gear) => setHave(gear, key, has))}
      />
      <div
        className={`${classes.title} ${owned ? "text-dim" : ""} min-h-9 pointer-coarse:min-h-11 flex items-center gap-2 text-15 font-semibold`}
      >
        <GameIcon
          name={type ?? (place === "weapon" ? "build" : place)}
          size={18}
          className="flex-none text-dim"
        />
        <EntityLink
          className="py-2 pointer-coarse:py-3"
          entity={entityByKind[kind]}
          id={id}
          name={name}
          {...(set && { set })}
        />
      </div>
      <div className={`${classes.cost} self-center text-dim text-end whitespace-nowrap`}>
        {part && part.cost.zenny > 0 && <Zenny amount={part.cost.zenny} />}
        {!part && (owned ? <span className="text-good">✓ owned</span> : "unknown")}
      </div>
      {part && (
        <div className={`${classes.makings} pb-1 text-dim`}>
          <WayChoice row={row} />
          <Materials part={part} getName={getName} />
        </div>
      )}
    </li>
  );
}

/** Plain words: the same names are links in the list of all materials. */
function Materials({ part, getName }: { part: ShoppingPart; getName: GetShoppingName }) {
  const { materials } = part.cost;
  if (materials.length === 0) return null;
  return (
    <ul className={`${classes.materials} text-13`}>
      {materials.map(({ item, qty }) => (
        <li className="inline" key={item}>
          <Name entity="items" id={item}>
            {getName(item)}
          </Name>
          {"\u00a0"}
          <span className="text-default whitespace-nowrap">×&nbsp;{formatNumber(qty)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How the part is made, where there is a choice. */
function WayChoice({ row: { kind, id, name, ways, way } }: { row: PartRow }) {
  const [only] = ways;
  if (!only) return kind === "weapon" ? <p className="text-dim">Assembled from Artian parts</p> : null;
  if (ways.length === 1) return <p className="text-dim">{formatLineWay(only, ways)}</p>;
  return (
    <NativeSelect
      size="sm"
      className={`${classes.choice} mt-0.5 mb-1.5`}
      aria-label={`How to craft ${name}`}
      value={way}
      onChange={(event) => {
        const chosen = event.target.value;
        changeGear((gear) => setWay(gear, getGearKey(kind, id), chosen));
      }}
    >
      {ways.map((each) => (
        <option key={getWayKey(each)} value={getWayKey(each)}>
          {formatLineWay(each, ways)}
        </option>
      ))}
    </NativeSelect>
  );
}
