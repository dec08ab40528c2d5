import type { ArmorPiece } from "@/lib/catalog/codes";
import type { BuilderArmor } from "../catalog/catalog";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout } from "../loadout/model";
import { getArmorSlots } from "../loadout/places";
import { refitDecorations, withArmor } from "./place-decorations";

/** The loadout with another piece equipped; decorations stay where they fit. */
export function equipPiece(
  loadout: Loadout,
  place: ArmorPiece,
  piece: BuilderArmor,
  catalog: LoadoutCatalog,
): { readonly loadout: Loadout; readonly dropped: readonly string[] } {
  const slots = getArmorSlots(piece, loadout.transcended).map((slot) => ({ kind: "armor" as const, slot }));
  const { decorations, dropped } = refitDecorations(loadout.armor[place]?.decorations ?? [], slots, catalog);
  return { loadout: withArmor(loadout, place, { id: piece.id, decorations }), dropped };
}
