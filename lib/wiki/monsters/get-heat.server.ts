import type { Monster } from "@/lib/catalog/schema";
import { stateOrder } from "@/lib/catalog/state-labels";
import { damageTypes } from "./damage-types";
import type { Heat, HeatPart, HeatRow, HeatState } from "./heat";

/** The hitzones of a monster, turned from parts with states into states with parts. */
export function getHeat(monster: Monster): Heat {
  const states = stateOrder.flatMap((state): HeatState[] => {
    const rows = monster.hitzones.flatMap(({ states }, part): HeatRow[] => {
      const figures = states.find((each) => each.state === state);
      return figures ? [[part, ...damageTypes.map((type) => figures[type])]] : [];
    });
    const loose = state === "weakPoint" ? (monster.weakPointHitzones ?? []) : [];
    rows.push(...loose.map((figures): HeatRow => [-1, ...damageTypes.map((type) => figures[type])]));
    return rows.length > 0 ? [{ state, rows }] : [];
  });
  return { parts: monster.hitzones.map(toHeatPart), states };
}

function toHeatPart({ part, name, hidden, health, kinsectExtract }: Monster["hitzones"][number]): HeatPart {
  return { id: part, name, ...(hidden && { hidden }), health, extract: kinsectExtract };
}
