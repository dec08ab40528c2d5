import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Extracts, KinsectRow } from "./kinsects";

interface KinsectsProps {
  readonly kinsects: readonly KinsectRow[];
  readonly extracts: Extracts;
}

/** Every kinsect, each after the one it is made from, and what extracts give. */
export function getKinsectsPage(): KinsectsProps {
  const { kinsects, items } = getCatalog();
  const rows = isOfKind(kinsects.all, "kinsect").map((kinsect): KinsectRow => {
    const from = kinsect.upgradeFrom === null ? null : kinsects.require(kinsect.upgradeFrom);
    return {
      id: kinsect.id,
      name: kinsect.name,
      rarity: kinsect.rarity,
      attackType: kinsect.attackType,
      dust: kinsect.dust,
      skills: [kinsect.skill, kinsect.skill2],
      power: kinsect.power,
      speed: kinsect.speed,
      recovery: kinsect.recovery,
      staminaRecovery: kinsect.staminaRecovery,
      dustLevel: kinsect.dustLevel,
      from: from?.kind === "kinsect" ? { id: from.id, name: from.name } : null,
      zenny: kinsect.zenny,
      materials: kinsect.materials.map(({ item, qty }) => ({
        item: { id: item, name: items.require(item).name },
        qty,
      })),
    };
  });
  rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { kinsects: rows, extracts: getExtracts() };
}

function getExtracts(): Extracts {
  const [record] = isOfKind(getCatalog().kinsects.all, "extracts");
  if (!record) throw new Error("kinsects: no record of extracts");
  const { id: _, kind: __, ...extracts } = record;
  return extracts;
}
