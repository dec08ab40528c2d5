import type { BuilderData } from "../data/builder-data";
import { createArtian } from "../editor/apply-opening";
import { changeLoadout, type LoadoutAction } from "../editor/change-loadout";
import { compareDerived } from "../editor/compare-derived";
import { createPiecePreviews, type PiecePreview, type PiecePreviews } from "../editor/preview-piece";
import { deriveLoadout } from "../loadout/derive-loadout";
import type { Loadout, LoadoutPlace } from "../loadout/model";

/** Action that equips an item; `null` where no such item exists. */
export function toPickAction(
  builderData: BuilderData,
  place: LoadoutPlace,
  id: string,
): LoadoutAction | null {
  const { catalog } = builderData;
  if (place === "weapon") {
    const weapon = catalog.weapons.get(id);
    return weapon ? { type: "wield", id, artian: createArtian(weapon, catalog) } : null;
  }
  if (place === "charm") return catalog.charms.has(id) ? { type: "equip-charm", id } : null;
  return catalog.armor.get(id)?.piece === place ? { type: "equip", place, id } : null;
}

/** The loadout with another item in a place, and the decorations that lose their slot; `null` where it cannot be there. */
export function getPickedLoadout(
  loadout: Loadout,
  place: LoadoutPlace,
  id: string,
  builderData: BuilderData,
): { readonly loadout: Loadout; readonly dropped: readonly string[] } | null {
  const action = toPickAction(builderData, place, id);
  const changed = action && changeLoadout(loadout, action, builderData.catalog);
  return changed && !("code" in changed) ? changed : null;
}

/** Id of what is in a place; `null` = nothing. A talisman has none of its own. */
export function getEquippedId({ weapon, armor, charm }: Loadout, place: LoadoutPlace): string | null {
  if (place === "weapon") return weapon?.id ?? null;
  if (place === "charm") return charm?.kind === "charm" ? charm.id : null;
  return armor[place]?.id ?? null;
}

/** Whether nothing is in a place. */
export function isBarePlace({ weapon, armor, charm }: Loadout, place: LoadoutPlace): boolean {
  if (place === "weapon") return weapon === null;
  return (place === "charm" ? charm : armor[place]) === null;
}

/**
 * Previews of equipping something else. Each preview is calculated when it is first needed and cached. What is there
 * already changes nothing, whatever choices it was made with.
 */
export function createPreviews(
  loadout: Loadout,
  place: LoadoutPlace,
  builderData: BuilderData,
): PiecePreviews {
  const preview =
    place === "weapon" || place === "charm"
      ? createActionPreviews(loadout, place, builderData)
      : createPiecePreviews(loadout, place, builderData.catalog);
  const known = new Map<string, PiecePreview | null>();
  return (id) => {
    const saved = known.get(id);
    if (saved !== undefined) return saved;
    const fresh = getEquippedId(loadout, place) === id ? null : preview(id);
    known.set(id, fresh);
    return fresh;
  };
}

function createActionPreviews(
  loadout: Loadout,
  place: LoadoutPlace,
  builderData: BuilderData,
): PiecePreviews {
  const { catalog } = builderData;
  const before = deriveLoadout(loadout, catalog);
  return (id) => {
    const changed = getPickedLoadout(loadout, place, id, builderData);
    return (
      changed && {
        delta: compareDerived(before, deriveLoadout(changed.loadout, catalog)),
        dropped: changed.dropped,
      }
    );
  };
}
