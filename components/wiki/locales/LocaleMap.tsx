import { Button, NativeSelect } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import { joinWords } from "@/lib/text/join-words";
import type { FieldMapData, MapMonster } from "@/lib/wiki/locales/field-map-types";
import { formatFloor, listFloors } from "@/lib/wiki/locales/format-floor";
import { FieldDrawing } from "./FieldDrawing";

interface LocaleMapProps {
  name: string;
  map: FieldMapData;
}

/** How wide the map is, in parts of its frame. */
const zooms = [1, 1.5, 2, 3] as const;

/**
 * The map of a field, drawn from the coordinates of the game's tables. It is wider than its frame when it is enlarged,
 * so fingers, wheels and arrow keys move it as they move any page.
 */
export function LocaleMap({ name, map }: LocaleMapProps) {
  const [zoom, setZoom] = useState(0);
  const [monster, setMonster] = useState("");
  const [floor, setFloor] = useState("");
  const chosen = map.monsters.find(({ id }) => id === monster) ?? null;
  const change = (by: number) => setZoom((now) => Math.min(zooms.length - 1, Math.max(0, now + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { "+": 1, "=": 1, "-": -1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(by);
  };
  return (
    <div className="max-w-160 grid gap-3">
      <div className="print:hidden flex flex-wrap items-end gap-3 text-14 leading-5">
        <NativeSelect
          label="Where it roams"
          value={monster}
          onChange={({ target }) => setMonster(target.value)}
          data={[
            { value: "", label: "Choose a monster" },
            ...map.monsters.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
        {map.floors > 1 && (
          <NativeSelect
            label="Floor"
            value={floor}
            onChange={({ target }) => setFloor(target.value)}
            data={[
              { value: "", label: "All floors" },
              ...listFloors(map).map((each) => ({ value: String(each), label: formatFloor(each, map) })),
            ]}
          />
        )}
        <div className="flex gap-1.5 ms-auto">
          <ZoomButton label="Zoom out" sign="−" isOff={zoom === 0} onClick={() => change(-1)} />
          <ZoomButton label="Zoom in" sign="+" isOff={zoom === zooms.length - 1} onClick={() => change(1)} />
        </div>
      </div>
      <ScrollRegion
        label={`Map of ${name}`}
        className="print:overflow-visible border rounded-md bg-(--surface-body) overscroll-contain"
        style={{ aspectRatio: `1000 / ${map.height}` }}
        onKeyDown={onKeyDown}
      >
        <FieldDrawing
          title={`Map of ${name}`}
          map={map}
          zoom={zooms[zoom] ?? 1}
          chosen={chosen}
          floor={floor}
        />
      </ScrollRegion>
      <p className="text-14 leading-5" role="status">
        {chosen ? <Roams monster={chosen} /> : null}
      </p>
    </div>
  );
}

interface ZoomButtonProps {
  label: string;
  sign: string;
  isOff: boolean;
  onClick: () => void;
}

/** Stays in the order of the Tab key at the last step. */
function ZoomButton({ label, sign, isOff, onClick }: ZoomButtonProps) {
  return (
    <Button variant="default" aria-label={label} aria-disabled={isOff} onClick={onClick}>
      {sign}
    </Button>
  );
}

function Roams({ monster }: { monster: MapMonster }) {
  return (
    <>
      <EntityLink entity="monsters" id={monster.id} name={monster.name} /> roams {formatAreas(monster.areas)}
      {monster.starts.length > 0 && <>, and starts in {formatAreas(monster.starts)}</>}.
    </>
  );
}

function formatAreas(areas: readonly number[]): string {
  return `${areas.length === 1 ? "area" : "areas"} ${joinWords(areas.map(String))}`;
}
