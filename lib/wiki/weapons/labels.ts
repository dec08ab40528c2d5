import { formatFocus } from "@/lib/catalog/format-focus";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { capitalize } from "@/lib/text/capitalize";
import { formatSigned } from "@/lib/text/format";
import type { WeaponDetail, WeaponLink } from "./weapon-detail";
import { getTypeBreadcrumb, type WeaponPageHead } from "./weapon-types";

/** Words for what the records name by code. */

/** Item id of an ammo type: cluster is a bomb, everything else an ammo. */
export function getAmmoItem(type: string): string {
  return type === "cluster" ? "cluster-bomb" : `${type}-ammo`;
}

/** "Normal Ammo": the English name of that item. */
export function formatAmmo(type: string): string {
  return type === "cluster" ? "Cluster Bomb" : `${capitalize(type)} Ammo`;
}

/** Item id of a coating. */
export function getCoatingItem(coating: string): string {
  return `${coating}-coating`;
}

/** Name of a weapon, with the focus if several share the name. */
export function formatWeaponName({ name, focus }: Pick<WeaponLink, "name" | "focus">): string {
  return focus ? `${name} (${formatFocus(focus)})` : name;
}

/** "Great Sword, Bone Tree, forgeable directly". */
function formatWeaponSummary({ type, series, artian, path, forge, step }: WeaponDetail): string {
  const name = weaponTypeLabels[type];
  if (artian) return `${artian.tier === "gogma" ? "Gogma Artian" : "Artian"} ${name}, assembled from parts`;
  const made = forge
    ? "forgeable directly"
    : path.length === 1 && step
      ? "forged at the smithy"
      : "made by upgrading";
  return `${name}${series ? `, ${series}` : ""}, ${made}`;
}

/** For search engines: what it is and its figures. */
export function formatWeaponDescription(weapon: WeaponDetail): string {
  const { type, attack, shown, affinity, element, rarity, skills } = weapon;
  const figures = [
    `attack ${shown} (raw ${attack})`,
    `affinity ${formatSigned(affinity, "%")}`,
    ...(element ? [`${element.type} ${element.value}`] : []),
    ...skills.map(({ name, level }) => `${name} ${level}`),
  ];
  return `${formatWeaponName(weapon)}, rarity ${rarity} ${weaponTypeLabels[type]} in Monster Hunter Wilds: ${figures.join(", ")}. Materials, total cost and upgrades.`;
}

/** Head of the page of one weapon. */
export function getWeaponHead(weapon: WeaponDetail): WeaponPageHead {
  return {
    title: formatWeaponName(weapon),
    path: getWeaponPath(weapon.type, weapon.id),
    description: formatWeaponDescription(weapon),
    breadcrumb: getTypeBreadcrumb(weapon.type),
    summary: formatWeaponSummary(weapon),
    icon: weapon.type,
  };
}
