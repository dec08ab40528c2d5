import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { dropKinds } from "@/lib/catalog/world-codes";
import type { DropPool, PackedDrops, PackedPool } from "./drop-index";
import { listDropPools } from "./list-drop-pools.server";
import { Places } from "./places";

/** Every drop for the wire; `unpackDrops` reads it. Items are those that a monster drops. */
export function packDrops(): PackedDrops {
  const { items: catalogItems } = getCatalog();
  const items = new Places<PackedDrops["items"][number]>();
  const monsters = new Places<PackedDrops["monsters"][number]>();
  const parts = new Places<PackedDrops["parts"][number]>();
  const counts = new Places<PackedDrops["draws"][number]>();

  const itemPlace = (id: string) =>
    items.getPlace(id, () => {
      const { name, rarity } = catalogItems.require(id);
      return [id, name, rarity];
    });
  const packPool = ({
    monster,
    rank,
    kind,
    part,
    stage = 0,
    table = 0,
    draws,
    rows,
  }: DropPool): PackedPool => [
    monsters.getPlace(monster.id, () => [
      monster.id,
      monster.name,
      monster.isLarge ? 1 : 0,
      monster.canBeCaptured ? 1 : 0,
    ]),
    rank === "high" ? 1 : 0,
    dropKinds.indexOf(kind),
    part ? parts.getPlace(`${part.id}/${part.name}`, () => [part.id, part.name]) : -1,
    stage,
    table,
    draws ? counts.getPlace(JSON.stringify(draws), () => [draws.times, ...(draws.extra ?? [])]) : -1,
    rows.flatMap(({ item, qty, chance }) => [itemPlace(item), qty, chance]),
  ];

  const pools = listDropPools().map(packPool);
  return { items: items.list, monsters: monsters.list, parts: parts.list, draws: counts.list, pools };
}
