import { getLoadoutCatalog, getLoadoutData } from "@/lib/builder/loadout/get-loadout-catalog.server";
import type { LoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";
import type { EquippedArmor, EquippedCharm, Loadout, SlottedDecorations } from "@/lib/builder/loadout/model";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import type { ArmorPiece } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

/** The game's catalog; its maps refuse to be changed, its records are frozen. */
export const catalog: LoadoutCatalog = (() => {
  const real = getLoadoutCatalog();
  for (const index of [...Object.values(real), ...Object.values(real.artian)]) {
    if (index instanceof Map || index instanceof Set) refuseChanges(index);
  }
  deepFreeze(real);
  return real;
})();

export const data = getLoadoutData();

function refuseChanges(index: Map<unknown, unknown> | Set<unknown>): void {
  const refuse = () => {
    throw new TypeError("The catalog was changed");
  };
  Object.assign(index, { set: refuse, add: refuse, delete: refuse, clear: refuse });
}

/** A loadout with some places filled, frozen. */
export function loadoutWith(
  parts: Partial<Omit<Loadout, "armor">> & { readonly armor?: Partial<Loadout["armor"]> },
): Loadout {
  return deepFreeze({ ...emptyLoadout, ...parts, armor: { ...emptyLoadout.armor, ...parts.armor } });
}

/** A piece of armor by id in the place where it belongs. */
export function equip(
  ...pieces: readonly (readonly [id: string, ...SlottedDecorations])[]
): Loadout["armor"] {
  const equipped: Partial<Record<ArmorPiece, EquippedArmor>> = {};
  for (const [id, ...decorations] of pieces) {
    equipped[getCatalog().armor.require(id).piece] = { id, decorations };
  }
  return { ...emptyLoadout.armor, ...equipped };
}

/** Five Gogmazios α pieces, a Gogma Artian great sword, a craftable charm. The tests know its figures by hand. */
export const gogmaziosLoadout: Loadout = loadoutWith({
  weapon: {
    id: "great-sword-ostrak-oblivion-attack-focus",
    decorations: ["handicraft-jwl-iii-3", "attack-jewel-iii-3", null],
    artian: {
      parts: [
        { element: "fire", infusion: "attack" },
        { element: "fire", infusion: "affinity" },
        { element: "fire", infusion: "attack" },
      ],
      reinforcements: [
        "attack-boost-ex",
        "attack-boost-iii",
        "affinity-boost-ex",
        "element-boost-ex",
        "sharpness-ammo-boost-i",
      ],
      setBonus: "doshagumas-might",
      groupSkill: "lords-soul",
    },
  },
  armor: equip(
    ["gogmazios-helm-alpha", "challenger-jewel-3", "defense-jewel-1"],
    ["gogmazios-mail-alpha", "chain-jewel-3", "flawless-jewel-2"],
    ["gogmazios-vambraces-alpha", null, "fire-res-jewel-1"],
    ["gogmazios-coil-alpha", "flawless-jewel-2"],
    ["gogmazios-greaves-alpha", "challenger-jewel-3", null, null],
  ),
  charm: { kind: "charm", id: "challenger-charm-iii" },
});

/** A talisman that the tables allow: pattern [3, 7, 0, 12]. */
export const goldenTalisman: Extract<EquippedCharm, { kind: "talisman" }> = deepFreeze({
  kind: "talisman",
  talisman: "golden-age-charm",
  skills: [
    { skill: "attack-boost", level: 3 },
    { skill: "divine-blessing", level: 3 },
  ],
  slots: [
    { kind: "weapon", slot: 1 },
    { kind: "armor", slot: 1 },
  ],
  decorations: ["attack-jewel-1", "defense-jewel-1"],
});
