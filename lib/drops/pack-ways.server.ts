import { type ItemWay, type PackedWay, type PackedWays, wayKinds } from "./item-ways";
import { listItemWays } from "./list-item-ways.server";
import { Places } from "./places";

/** Every way besides monsters for the wire; `unpackWays` reads it. */
export function packWays(): PackedWays {
  const things = new Places<PackedWays["things"][number]>();
  const draws = new Places<PackedWays["draws"][number]>();
  const getThing = (thing: { readonly id: string; readonly name: string } | undefined) =>
    thing ? things.getPlace(`${thing.id}/${thing.name}`, () => [thing.id, thing.name]) : -1;
  const targets = new Map<number, readonly number[]>();
  const packWay = (way: ItemWay): PackedWay => {
    const place = getThing(way.place);
    if (way.targets) targets.set(place, [place, ...way.targets.map(getThing)]);
    const counts = [way.times, ...(way.extra ?? [])];
    return [
      wayKinds.indexOf(way.kind),
      place,
      getThing(way.locale),
      way.rank === undefined ? 0 : way.rank === "low" ? 1 : 2,
      (way.rich ? 1 : 0) + (way.uncertain ? 2 : 0) + (way.event ? 4 : 0),
      way.cost ?? 0,
      draws.getPlace(counts.join(), () => counts),
      way.prizes.flatMap(({ qty, chance }) => [qty, chance]),
      (way.takes ?? []).flatMap((taken) => [getThing(taken), taken.qty]),
    ];
  };
  const items = [...listItemWays()].map(([item, ways]) => [item, ways.map(packWay)] as const);
  return { things: things.list, draws: draws.list, items, targets: [...targets.values()] };
}
