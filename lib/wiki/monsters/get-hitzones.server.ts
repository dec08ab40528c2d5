import type { Monster } from "@/lib/catalog/schema";
import { stateOrder } from "@/lib/catalog/state-labels";
import { damageTypes } from "./damage-types";
import type { HitzonePart, HitzoneRow, Hitzones, StateHitzones } from "./hitzones";

/** The hitzones of a monster, turned from parts with states into states with parts. */
export function getHitzones(monster: Monster): Hitzones {
  const states = stateOrder.flatMap((state): StateHitzones[] => {
    const rows = monster.hitzones.flatMap(({ states }, part): HitzoneRow[] => {
      const figures = states.find((each) => each.state === state);
      return figures ? [[part, ...damageTypes.map((type) => figures[type])]] : [];
    });
    const loose = state === "weakPoint" ? (monster.weakPointHitzones ?? []) : [];
    rows.push(...loose.map((figures): HitzoneRow => [-1, ...damageTypes.map((type) => figures[type])]));
    return rows.length > 0 ? [{ state, rows }] : [];
  });
  return { parts: monster.hitzones.map(toHitzonePart), states };
}

function toHitzonePart({
  part,
  name,
  hidden,
  health,
  kinsectExtract,
}: Monster["hitzones"][number]): HitzonePart {
  return { id: part, name, ...(hidden && { hidden }), health, extract: kinsectExtract };
}
