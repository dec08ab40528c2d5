import type { CSSProperties } from "react";
import type { FieldMapData, MapArea, MapMonster } from "@/lib/wiki/locales/field-map-types";
import classes from "./LocaleMap.module.css";

interface FieldDrawingProps {
  title: string;
  map: FieldMapData;
  /** Width in parts of the frame. */
  zoom: number;
  chosen: MapMonster | null;
  floor: string;
}

/** The map as a drawing: ground, ways, camps, exits, and the number of each area as a link to its entry. */
export function FieldDrawing({ title, map, zoom, chosen, floor }: FieldDrawingProps) {
  const { height, radius, areas } = map;
  const getState = ({ area, floor: own }: MapArea) => {
    if (floor !== "" && own !== Number(floor)) return "dim";
    if (!chosen) return undefined;
    if (chosen.starts.includes(area)) return "start";
    return chosen.areas.includes(area) ? "roam" : "dim";
  };
  return (
    <svg
      viewBox={`0 0 1000 ${height}`}
      style={{ "--zoom": zoom } as CSSProperties}
      className="block w-[calc(var(--zoom)*100%)] h-auto print:w-full"
    >
      <title>{title}</title>
      <path className={classes.ground} d={map.ground} />
      <path className={classes.ways} d={toWays(map)} />
      {map.camps.map(({ id, x, y, risk }) => (
        <path key={id} className={classes.camp} data-risk={risk} d={marks[risk](x, y, radius * 0.42)} />
      ))}
      {map.bases.map(({ name, x, y }) => (
        <path key={name} className={classes.base} d={toHouse(x, y, radius * 0.62)}>
          <title>{name}</title>
        </path>
      ))}
      {map.exits.map(({ to, x, y }) => (
        <path key={`${x} ${y}`} className={classes.exit} d={toDiamond(x, y, radius * 0.5)}>
          <title>{to ? `To ${to.name}` : "Exit"}</title>
        </path>
      ))}
      {areas.map((area) => (
        <a
          key={area.area}
          href={`#area-${area.area}`}
          aria-label={`Area ${area.area}`}
          className={classes.area}
          data-state={getState(area)}
          data-climate={area.climate ?? undefined}
        >
          {Math.hypot(area.x - area.label.x, area.y - area.label.y) > radius / 2 && (
            <path className={classes.leader} d={`M${area.x} ${area.y}L${area.label.x} ${area.label.y}`} />
          )}
          <circle cx={area.label.x} cy={area.label.y} r={radius} />
          <text x={area.label.x} y={area.label.y} dy="0.36em" fontSize={radius * 1.05}>
            {area.area}
          </text>
        </a>
      ))}
    </svg>
  );
}

function toWays({ ways, areas }: FieldMapData): string {
  const places = new Map(areas.map(({ area, label }) => [area, label]));
  return ways
    .flatMap(([a, b]) => {
      const [from, to] = [places.get(a), places.get(b)];
      return from && to ? [`M${from.x} ${from.y}L${to.x} ${to.y}`] : [];
    })
    .join("");
}

const toDiamond = (x: number, y: number, r: number) =>
  `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
const toHouse = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y}V${y + r}H${x - r}V${y}Z`;

/** The marks of `RiskBadge`: a dot, a triangle, a diamond. */
const marks = {
  safe: (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  insecure: (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y + r}H${x - r}Z`,
  dangerous: toDiamond,
} as const;
