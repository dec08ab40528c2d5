import type { ArmorPiece } from "@/lib/catalog/codes";
import { findArtianProblems } from "../loadout/check-artian";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import {
  type ArtianChoices,
  emptyLoadout,
  type Loadout,
  type LoadoutPlace,
  type TalismanFigures,
} from "../loadout/model";
import { listFilledPlaces } from "../loadout/places";
import type { LoadoutProblem } from "../loadout/problems";
import { findTalismanProblems } from "../loadout/talisman";
import type { FoundSet } from "../search/query";
import { equipPiece } from "./equip-piece";
import { toLoadout, type WeaponSlots } from "./found-set-loadout";
import {
  type LeftDecoration,
  placeDecorations,
  refitDecorations,
  withArmor,
  withDecoration,
  withDecorationsAt,
} from "./place-decorations";

/** A person's change to a loadout. */
export type LoadoutAction =
  /** Decorations stay where they fit. `null` = take it off. */
  | { readonly type: "equip"; readonly place: ArmorPiece; readonly id: string | null }
  /** `artian`: `null` for weapons that are not made of parts. */
  | { readonly type: "wield"; readonly id: string | null; readonly artian: ArtianChoices | null }
  | { readonly type: "equip-charm"; readonly id: string | null }
  | { readonly type: "equip-talisman"; readonly talisman: TalismanFigures }
  /** `slot` is an index from 0; `null` = empty it. */
  | {
      readonly type: "put-decoration";
      readonly place: LoadoutPlace;
      readonly slot: number;
      readonly id: string | null;
    }
  /** Into free slots, all or none. */
  | { readonly type: "place-decorations"; readonly ids: readonly string[] }
  | { readonly type: "set-transcended"; readonly transcended: boolean }
  /** Another build as it is, a shared one for instance. It need not be legal; `checkLoadout` says why not. */
  | { readonly type: "replace"; readonly loadout: Loadout }
  | {
      readonly type: "apply-set";
      readonly set: FoundSet;
      readonly transcended: boolean;
      readonly slots: WeaponSlots;
    }
  | { readonly type: "reset" };

/** Why nothing was done. */
export type LoadoutRefusal =
  | { readonly code: "unknown"; readonly id: string }
  | { readonly code: "wrong-piece"; readonly id: string; readonly belongs: ArmorPiece }
  | { readonly code: "no-such-slot" }
  /** The slot is too small, or takes the other kind. */
  | { readonly code: "does-not-fit"; readonly id: string }
  | { readonly code: "no-slots-left"; readonly left: readonly LeftDecoration[] }
  | { readonly code: "illegal"; readonly problems: readonly LoadoutProblem[] }
  | { readonly code: "no-change" };

/** Result of an action on a loadout. */
interface Changed {
  readonly loadout: Loadout;
  /** Decorations that lost their slot. */
  readonly dropped: readonly string[];
}

/**
 * Does one action. What is impossible is refused with the reason. A loadout without problems stays without
 * problems, as long as `replace` brings none.
 */
export function changeLoadout(
  loadout: Loadout,
  action: LoadoutAction,
  catalog: LoadoutCatalog,
): Changed | LoadoutRefusal {
  const change = applyTo(loadout, action, catalog);
  if ("code" in change) return change;
  return isSameLoadout(change.loadout, loadout) ? { code: "no-change" } : change;
}

/** Loadouts are plain JSON; the order of keys alone can make equal ones differ here, which costs one step. */
function isSameLoadout(a: Loadout, b: Loadout): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function applyTo(loadout: Loadout, action: LoadoutAction, catalog: LoadoutCatalog): Changed | LoadoutRefusal {
  switch (action.type) {
    case "equip":
      return equipArmor(loadout, action.place, action.id, catalog);
    case "wield":
      return equipWeapon(loadout, action.id, action.artian, catalog);
    case "equip-charm":
      return equipCharm(loadout, action.id, catalog);
    case "equip-talisman":
      return equipTalisman(loadout, action.talisman, catalog);
    case "put-decoration":
      return putDecoration(loadout, action, catalog);
    case "place-decorations": {
      const { loadout: placed, left } = placeDecorations(loadout, action.ids, catalog);
      return left.length > 0 ? { code: "no-slots-left", left } : toChanged(placed);
    }
    case "set-transcended":
      return toRefitted({ ...loadout, transcended: action.transcended }, catalog);
    case "replace":
      return toChanged(action.loadout);
    case "apply-set":
      return applySet(loadout, action, catalog);
    case "reset":
      return toChanged(emptyLoadout);
  }
}

function toChanged(loadout: Loadout, dropped: readonly string[] = []): Changed {
  return { loadout, dropped };
}

function equipArmor(
  loadout: Loadout,
  place: ArmorPiece,
  id: string | null,
  catalog: LoadoutCatalog,
): Changed | LoadoutRefusal {
  if (id === null) return toChanged(withArmor(loadout, place, null));
  const piece = catalog.armor.get(id);
  if (!piece) return { code: "unknown", id };
  if (piece.piece !== place) return { code: "wrong-piece", id, belongs: piece.piece };
  return equipPiece(loadout, place, piece, catalog);
}

function equipWeapon(
  loadout: Loadout,
  id: string | null,
  artian: ArtianChoices | null,
  catalog: LoadoutCatalog,
): Changed | LoadoutRefusal {
  if (id === null) return toChanged({ ...loadout, weapon: null });
  const weapon = catalog.weapons.get(id);
  if (!weapon) return { code: "unknown", id };
  const problems = findArtianProblems(weapon, artian, catalog.artian);
  if (problems.length > 0) return { code: "illegal", problems };
  const decorations = loadout.weapon?.decorations ?? [];
  return toRefitted({ ...loadout, weapon: { id, decorations, artian } }, catalog, ["weapon"]);
}

function equipCharm(loadout: Loadout, id: string | null, catalog: LoadoutCatalog): Changed | LoadoutRefusal {
  if (id !== null && !catalog.charms.has(id)) return { code: "unknown", id };
  const dropped = loadout.charm?.kind === "talisman" ? loadout.charm.decorations : [];
  const charm = id === null ? null : { kind: "charm" as const, id };
  return toChanged(
    { ...loadout, charm },
    dropped.filter((each) => each !== null),
  );
}

function equipTalisman(
  loadout: Loadout,
  { talisman, skills, slots }: TalismanFigures,
  catalog: LoadoutCatalog,
): Changed | LoadoutRefusal {
  const problems = findTalismanProblems({ talisman, skills, slots }, catalog);
  if (problems.length > 0) return { code: "illegal", problems };
  const decorations = loadout.charm?.kind === "talisman" ? loadout.charm.decorations : [];
  const charm = { kind: "talisman" as const, talisman, skills, slots, decorations };
  return toRefitted({ ...loadout, charm }, catalog, ["charm"]);
}

function putDecoration(
  loadout: Loadout,
  { place, slot: index, id }: Extract<LoadoutAction, { readonly type: "put-decoration" }>,
  catalog: LoadoutCatalog,
): Changed | LoadoutRefusal {
  const slot = listFilledPlaces(loadout, catalog).find((each) => each.place === place)?.slots?.[index];
  if (!slot) return { code: "no-such-slot" };
  if (id !== null) {
    const decoration = catalog.decorations.get(id);
    if (!decoration) return { code: "unknown", id };
    const fits = decoration.kind === slot.kind && decoration.slot <= slot.slot;
    if (!fits) return { code: "does-not-fit", id };
  }
  return toChanged(withDecoration(loadout, { place, index }, id));
}

function applySet(
  loadout: Loadout,
  { set, transcended, slots }: Extract<LoadoutAction, { readonly type: "apply-set" }>,
  catalog: LoadoutCatalog,
): Changed | LoadoutRefusal {
  for (const [place, id] of Object.entries(set.armor)) {
    const piece = catalog.armor.get(id);
    if (!piece) return { code: "unknown", id };
    if (piece.piece !== place) return { code: "wrong-piece", id, belongs: piece.piece };
  }
  const { charm } = set;
  if (charm?.kind === "charm" && !catalog.charms.has(charm.id)) return { code: "unknown", id: charm.id };
  const problems = charm?.kind === "talisman" ? findTalismanProblems(charm, catalog) : [];
  if (problems.length > 0) return { code: "illegal", problems };
  const applied = toLoadout(loadout, set, { transcended, slots }, catalog);
  return applied.ok ? toChanged(applied.loadout) : { code: "no-slots-left", left: applied.left };
}

/** Every decoration in a slot that its place has now; all places, or those named. */
function toRefitted(loadout: Loadout, catalog: LoadoutCatalog, only?: readonly LoadoutPlace[]): Changed {
  let fitted = loadout;
  const dropped: string[] = [];
  for (const { place, slots, decorations } of listFilledPlaces(loadout, catalog)) {
    if (!slots || (only && !only.includes(place))) continue;
    const refit = refitDecorations(decorations, slots, catalog);
    fitted = withDecorationsAt(fitted, place, refit.decorations);
    dropped.push(...refit.dropped);
  }
  return { loadout: fitted, dropped };
}
