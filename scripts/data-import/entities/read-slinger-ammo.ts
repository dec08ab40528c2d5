import { z } from "zod";
import { enumNameField, enumNumberField, guidField } from "../fields";
import type { ImportContext } from "../importer";
import type { Localized } from "../texts";
import type { SourcedItem } from "./import-item-sources";

const itemSchema = z.object({ _ItemId: enumNumberField, _RawName: guidField });
const nameSchema = z.object({ _GimmickId: enumNameField, _Name: guidField });
/** The yield of `Gm000_001` is in `Gimmick/Gm000/Gm000_001/UserData`; −1 is nothing. */
const optionalEnum = z.union([enumNameField, z.literal(-1)]).optional();
const interactSchema = z.object({ _PopType: optionalEnum, _AmmoType: optionalEnum });

/** Kind of what one picks up that is loaded into the slinger. */
const slingerAmmo = "SLINGER_AMMO";

/**
 * Slinger ammo, and what it is picked up from. No table says which ammo is which item; a point that has an item's
 * own name gives that item, so its ammo is the item's, and so is the same ammo of all other points. Needs items.
 *
 * @param onPlace is told of the name of each point
 */
export function readSlingerAmmo(context: ImportContext, onPlace: (name: Localized) => void): SourcedItem[] {
  const { tables, texts, ids } = context;
  const itemsByName = new Map<string, string>();
  for (const { _ItemId, _RawName, place } of tables.getRows("Common/Item/itemData", itemSchema)) {
    const item = ids.find("items", _ItemId);
    if (item) itemsByName.set(texts.get(_RawName, place, "_RawName").en, item);
  }
  const all = listPoints(context);
  const names = readNames(context, new Set(all.map(({ code }) => code)));
  const points = all.flatMap(({ code, ammo }) =>
    (names.get(code) ?? []).map((name) => ({ ammo, name, item: itemsByName.get(name.en) })),
  );
  const itemsByAmmo = new Map(points.flatMap(({ ammo, item }) => (item ? [[ammo, item] as const] : [])));
  const places = new Map<string, Map<string, Localized>>();
  for (const { ammo, name, item: own } of points) {
    const item = itemsByAmmo.get(ammo);
    if (!item) continue;
    const known = places.get(item) ?? new Map<string, Localized>();
    places.set(item, known);
    if (own !== item) known.set(name.en, name);
  }
  return [...places].flatMap(([item, found]): SourcedItem[] => {
    for (const name of found.values()) onPlace(name);
    if (found.size === 0) return [{ item, source: { kind: "slinger" } }];
    return [...found.keys()].map((place) => ({ item, source: { kind: "slinger", place } }));
  });
}

function listPoints({ tables }: ImportContext): { code: string; ammo: string }[] {
  return tables.list("Gimmick", /^Gm\d{3}$/).flatMap((group) =>
    tables.list(`Gimmick/${group}`, /^Gm\d{3}_\d{3}$/).flatMap((point) => {
      const table = `Gimmick/${group}/${point}/UserData/${point}_InteractData`;
      if (!tables.has(table)) return [];
      const { _PopType, _AmmoType } = tables.getTable(table, interactSchema);
      return _PopType === slingerAmmo && typeof _AmmoType === "string"
        ? [{ code: point.toUpperCase(), ammo: _AmmoType }]
        : [];
    }),
  );
}

/** Names of points by their code, which is the beginning of that of their variants. */
function readNames(
  { tables, texts }: ImportContext,
  used: ReadonlySet<string>,
): ReadonlyMap<string, Localized[]> {
  const names = new Map<string, Localized[]>();
  for (const { _GimmickId, _Name, place } of tables.getRows("Common/Gimmick/GimmickTextData", nameSchema)) {
    const code = _GimmickId.slice(0, "GM000_000".length);
    const repeated = texts.getReference(_Name);
    // Some points of items that the game no longer has are left.
    if (!used.has(code) || !texts.hasText(_Name) || (repeated && !texts.has(repeated))) continue;
    names.set(code, [...(names.get(code) ?? []), texts.get(_Name, place, "_Name")]);
  }
  return names;
}
