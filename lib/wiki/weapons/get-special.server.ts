import { getHornMusic } from "@/lib/catalog/relations/get-horn-music.server";
import type { Weapon } from "@/lib/catalog/schema";
import { capitalize } from "@/lib/text/capitalize";
import type { WeaponListOption, WeaponSpecial } from "./weapon-list";

/** Ammo that every bowgun loads is not worth listing. */
const commonAmmo: readonly string[] = ["normal", "pierce", "spread", "tranq"];

/** The figure that only weapons of this type have, as a list shows it. */
export function getSpecial(weapon: Weapon): WeaponSpecial | undefined {
  const { type, extra } = weapon;
  if (!extra) return undefined;
  if (extra.notes) {
    // Those of the record are a default that its element always replaces.
    if (weapon.artian === "gogma") return { text: "by parts", order: "by parts" };
    return {
      notes: extra.notes,
      order: extra.notes.join(),
      traits: getHornMusic(weapon)?.melodies.map(({ melody }) => melody.id) ?? [],
    };
  }
  if (extra.shellType) {
    const name = capitalize(extra.shellType);
    return createSpecial(`${name} ${extra.shellLevel}`, [extra.shellType]);
  }
  if (extra.phial) {
    return createSpecial(`${capitalize(extra.phial)}${extra.phialValue ? ` ${extra.phialValue}` : ""}`, [
      extra.phial,
    ]);
  }
  if (extra.kinsectLevel) return { text: `Level ${extra.kinsectLevel}`, order: extra.kinsectLevel };
  if (extra.coatings) return createSpecial(formatCodes(extra.coatings), extra.coatings);
  if (!extra.ammo) return undefined;
  const loads = extra.ammo.map((ammo) => ammo.type);
  if (type === "light-bowgun" && extra.specialAmmo) {
    const rapid = extra.ammo.filter((ammo) => ammo.rapid).map((ammo) => ammo.type);
    const special = capitalize(extra.specialAmmo);
    return createSpecial(rapid.length > 0 ? `${special}; rapid ${rapid.join(", ")}` : special, loads);
  }
  return createSpecial(formatCodes(loads.filter((ammo) => !commonAmmo.includes(ammo))), loads);
}

/** Options of the filter for the type's special stat. */
export function getTraitFilter(
  weapons: readonly Weapon[],
): { readonly label: string; readonly options: readonly WeaponListOption[] } | null {
  const traits = new Map<string, string>();
  let label = "";
  for (const weapon of weapons) {
    const { extra } = weapon;
    if (extra?.melodies) {
      label = "Melody";
      for (const { melody } of getHornMusic(weapon)?.melodies ?? []) traits.set(melody.id, melody.name);
    } else if (extra?.ammo) {
      label = "Ammo";
      for (const { type } of extra.ammo) traits.set(type, `${capitalize(type)} ammo`);
    } else {
      const codes = extra?.coatings ?? [extra?.phial ?? extra?.shellType ?? ""];
      label = extra?.coatings ? "Coating" : extra?.phial ? "Phial" : extra?.shellType ? "Shelling" : label;
      for (const code of codes) if (code) traits.set(code, capitalize(code));
    }
  }
  if (traits.size === 0) return null;
  const options = [...traits]
    .map(([value, name]) => ({ value, label: name }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  return { label, options };
}

function createSpecial(text: string, traits: readonly string[]): WeaponSpecial {
  return { text: text || "–", order: text, traits };
}

function formatCodes(codes: readonly string[]): string {
  return capitalize(codes.join(", "));
}
