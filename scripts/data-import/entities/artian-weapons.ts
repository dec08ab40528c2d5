import { z } from "zod";
import { type WeaponElement, weaponElements } from "@/lib/catalog/codes";
import type { artianPartSchema } from "@/lib/catalog/schema/artian";
import type { AmmoType, ArtianTier } from "@/lib/catalog/weapon-codes";
import type { ImportContext } from "../importer";
import {
  type ElementRows,
  readArtianBonuses,
  readArtianFigures,
  readArtianTypes,
  readElements,
} from "./artian-rows";
import { ammoOrder, listCoatings } from "./weapon-fields";
import { readFocuses, readWeaponRows, type WeaponSource } from "./weapon-rows";
import { readTree } from "./weapon-tree";
import { weaponTables } from "./weapon-types";

type ArtianPart = z.infer<typeof artianPartSchema>;
type ArtianWeapon = Extract<ArtianPart, { kind: "weapon" }>;
type FocusTraits = NonNullable<ArtianWeapon["focusTraits"]>;
type LoadedAmmo = NonNullable<NonNullable<ArtianWeapon["elementAmmo"]>[WeaponElement]>[0];

const overlaySchema = z.strictObject({ element: z.enum(weaponElements), coatingOnly: z.literal(true) });

/** Ammo in the order in which parts list it. The one for exhaust ammo comes with the weapon and is `null` here. */
const partAmmo: readonly (AmmoType | null)[] = [
  "flaming",
  "water",
  "thunder",
  "freeze",
  "dragon",
  "poison",
  "paralysis",
  "sleep",
  null,
  "sticky",
];

/** The bonus that each part of an element adds. */
const elementInfusion = "BONUS_002";

interface ArtianFacts {
  readonly elements: Readonly<Record<ArtianTier, readonly ElementRows[]>>;
  /** Infusion of each part of an element, displayed, by tier and type. */
  readonly infusions: Readonly<Record<ArtianTier, ReadonlyMap<string, number>>>;
  readonly coatingOnly: ReadonlySet<WeaponElement>;
}

/** The figures of every weapon that is made of parts. */
export function readArtianWeapons(context: ImportContext): ArtianWeapon[] {
  const facts = readFacts(context);
  const focuses = readFocuses(context);
  return weaponTables.flatMap((source) => {
    const tree = readTree(context, source.table);
    return readWeaponRows(context, source).flatMap((weapon) => {
      const focus = focuses.get(`${weapon.type}/${weapon.gameId}`) ?? null;
      if (focus === null && tree.has(weapon.gameId)) return [];
      return [createWeapon(context, facts, weapon, focus)];
    });
  });
}

function readFacts(context: ImportContext): ArtianFacts {
  const types = readArtianTypes(context);
  const infusion = readArtianBonuses(context).find((row) => row._BonusId === elementInfusion);
  const read = (tier: ArtianTier) => readArtianFigures(infusion?._AttributeValue ?? [], tier, types);
  const coatingOnly = context.overlays.get("artian-parts", overlaySchema).map(({ element }) => element);
  return {
    elements: readElements(context),
    infusions: { artian: read("artian"), gogma: read("gogma") },
    coatingOnly: new Set(coatingOnly),
  };
}

function createWeapon(
  { ids }: ImportContext,
  facts: ArtianFacts,
  weapon: WeaponSource,
  focus: ArtianWeapon["focus"],
): ArtianWeapon {
  const { type, gameId, row } = weapon;
  const tier: ArtianTier = focus ? "gogma" : "artian";
  const isRanged = type === "light-bowgun" || type === "heavy-bowgun";
  const last = row._TakumiValList.findLastIndex((length) => length > 0);
  const hasSharpness = row._SharpnessValList.some((length) => length > 0);
  const focusTraits = focus ? readFocusTraits(weapon) : undefined;
  return {
    id: ids.get("weapons", `${type}/${gameId}`, row.place, "_Name"),
    kind: "weapon",
    type,
    tier,
    rarity: row._Rare,
    focus,
    attack: row._Attack,
    affinity: row._Critical,
    slots: row._SlotLevel.filter((slot) => slot !== 0).sort((a, b) => b - a),
    ...(hasSharpness && {
      sharpness: row._SharpnessValList,
      handicraft: row._TakumiValList.slice(0, last + 1),
    }),
    ...(isRanged ? readElementAmmo(facts, weapon, tier) : readElementFigures(facts, weapon, tier)),
    ...(focusTraits && { focusTraits }),
  };
}

/** Displayed element with two and with three parts of it. */
function readElementFigures(
  { elements, infusions, coatingOnly }: ArtianFacts,
  { type, row }: WeaponSource,
  tier: ArtianTier,
): Pick<ArtianWeapon, "elementInfusion" | "elements"> {
  const infusion = (infusions[tier].get(type) ?? 0) * 10;
  const figures = elements[tier].flatMap(({ element, two }): [WeaponElement, [number, number] | null][] => {
    if (element === null) return [];
    if (type === "bow" && coatingOnly.has(element)) return [[element, null]];
    const value = (row._AttributeValue + two._AttributeValue) * 10;
    return [[element, [value, value + infusion]]];
  });
  return { elementInfusion: infusion, elements: Object.fromEntries(figures) };
}

/** Ammo that parts of an element add: what the bowgun holds of it and what the parts do. */
function readElementAmmo(
  { elements }: ArtianFacts,
  weapon: WeaponSource,
  tier: ArtianTier,
): Pick<ArtianWeapon, "elementAmmo"> {
  const ammo = elements[tier].flatMap(({ element, two, three }) =>
    element === null ? [] : [[element, [listAmmo(weapon, two), listAmmo(weapon, three)]] as const],
  );
  return { elementAmmo: Object.fromEntries(ammo) };
}

function listAmmo({ type, row }: WeaponSource, parts: ElementRows["two"]): LoadedAmmo {
  return partAmmo.flatMap((ammo, index) => {
    const level = parts._ShellLv[index] ?? 0;
    if (ammo === null || level === 0) return [];
    const column = ammoOrder.indexOf(ammo);
    const capacity = (row._ShellNum[column] ?? 0) + (parts._BowgunShellNum[index] ?? 0);
    const loaded = { type: ammo, level, capacity };
    return [type === "light-bowgun" ? { ...loaded, rapid: row._IsRappid[column] ?? false } : loaded];
  });
}

/** Traits by the focus of a Gogma Artian weapon, of the types that have such. */
function readFocusTraits({ type, row }: WeaponSource): FocusTraits | undefined {
  if (type === "bow") return { coatings: listCoatings(row._isLoadingBin) };
  if (type === "switch-axe") return { phial: row._Wp08BinType };
  if (type === "charge-blade") return { phial: row._Wp09BinType };
  if (type === "gunlance") return { shellType: row._Wp07ShellType, shellLevel: row._Wp07ShellLv };
  if (type === "hunting-horn") return { echoBubble: row._Wp05HibikiSkillType };
  return undefined;
}
