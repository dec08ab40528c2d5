import { useSyncExternalStore } from "react";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { hitTypes, storageKeys } from "@/lib/site/pre-paint";
import { readStored, watchStored, writeStored } from "@/lib/site/stored-text";

/** The pre-paint script, this hook and style sheets agree on them: weapon and kind of hit are on the root. */
const attribute = "data-weapon";
const hitAttribute = "data-hit";
const listeners = new Set<() => void>();

/**
 * The weapon type that the visitor plays, and the way to choose it: `null` = none. It is saved in this browser and the
 * same on every page. On the server and while a page wakes there is none, so what shall not move later follows
 * `data-weapon` and `data-hit` of the root by its style sheet, which are there before the first paint.
 */
export function useMyWeapon(): readonly [WeaponType | null, (weapon: WeaponType | null) => void] {
  const weapon = useSyncExternalStore(subscribe, getMyWeapon, () => null);
  return [weapon, choose];
}

/** The weapon type on the root now, for what is not a component. */
export function getMyWeapon(): WeaponType | null {
  return toWeaponType(document.documentElement.getAttribute(attribute));
}

function toWeaponType(value: string | null): WeaponType | null {
  return weaponTypes.find((type) => type === value) ?? null;
}

function show(weapon: WeaponType | null): void {
  const root = document.documentElement;
  if (weapon) {
    root.setAttribute(attribute, weapon);
    root.setAttribute(hitAttribute, hitTypes[weapon] ?? "sever");
  } else {
    root.removeAttribute(attribute);
    root.removeAttribute(hitAttribute);
  }
  for (const listener of listeners) listener();
}

function choose(weapon: WeaponType | null): void {
  show(weapon);
  // Storage may be full or forbidden: the choice then lasts as long as the visit.
  writeStored(storageKeys.myWeapon, weapon);
}

/** Follows choices made here and in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopWatching = watchStored(storageKeys.myWeapon, () =>
    show(toWeaponType(readStored(storageKeys.myWeapon))),
  );
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}
