import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Weapon } from "@/lib/catalog/schema";
import { getHorn } from "./get-horn.server";
import type { SpecialDetail } from "./weapon-detail";

/** The details of weapons of this type alone, in full. */
export function getSpecialDetail(weapon: Weapon): SpecialDetail | null {
  const { extra } = weapon;
  if (!extra) return null;
  const horn = getHorn(weapon);
  if (horn) return { kind: "horn", horn };
  if (extra.shellType) return { kind: "shelling", shell: extra.shellType, level: extra.shellLevel ?? 1 };
  if (extra.phial) return { kind: "phial", phial: extra.phial, value: extra.phialValue ?? null };
  if (extra.kinsectLevel) return { kind: "kinsect", level: extra.kinsectLevel };
  if (extra.coatings) return { kind: "coatings", coatings: extra.coatings };
  if (extra.ammo) return { kind: "ammo", ammo: extra.ammo, ...getBowgun(weapon.id) };
  return null;
}

function getBowgun(id: string) {
  const { bowgunMods, specialAmmo } = getCatalog();
  const has = ({ weapons }: { readonly weapons: readonly string[] }) => weapons.includes(id);
  const mods = new Map(isOfKind(bowgunMods.all, "mod").map((mod) => [mod.id, mod.name]));
  const mode = isOfKind(bowgunMods.all, "mode").find(has);
  return {
    specialAmmo: specialAmmo.all.filter(has).map(toNamed),
    mode: mode ? toNamed(mode) : null,
    places: isOfKind(bowgunMods.all, "slot")
      .filter(has)
      .map(({ options, initial }) => ({
        options: options.map((option) => ({ id: option, name: mods.get(option) ?? option })),
        initial,
      })),
  };
}

function toNamed({ id, name }: { readonly id: string; readonly name: string }) {
  return { id, name };
}
