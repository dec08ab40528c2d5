import fc from "fast-check";
import type {
  ArtianChoices,
  EquippedArmor,
  EquippedCharm,
  EquippedWeapon,
  Loadout,
  SlottedDecorations,
} from "@/lib/builder/loadout/model";
import type { ArmorPiece, DecorationKind } from "@/lib/catalog/codes";
import { armorPieces, weaponElements } from "@/lib/catalog/codes";
import { isOfKind } from "@/lib/catalog/collection";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Armor, ArtianBonus, Weapon } from "@/lib/catalog/schema";

// Legal loadouts, made from the raw records alone, with no help from what is tested.

const decorations = getCatalog().decorations.all;
const reinforcements = isOfKind(getCatalog().artianBonuses.all, "reinforcement");
const artianWeapons = getCatalog().weapons.all.filter(({ artian }) => artian !== null);
const plainWeapons = getCatalog().weapons.all.filter(({ artian }) => artian === null);
const talismans = isOfKind(getCatalog().randomTalismans.all, "talisman");
const skillGroups = isOfKind(getCatalog().randomTalismans.all, "skillGroup");
const slotGroups = isOfKind(getCatalog().randomTalismans.all, "slotGroup");

interface Slot {
  readonly kind: DecorationKind;
  readonly slot: number;
}

/** Decorations that fit the slots one by one, some slots empty, the list now and then cut short. */
function decorationsFor(slots: readonly Slot[]): fc.Arbitrary<SlottedDecorations> {
  const each = slots.map(({ kind, slot }) => {
    const fitting = decorations.filter((one) => one.kind === kind && one.slot <= slot).map(({ id }) => id);
    return fc.option(fc.constantFrom(...fitting), { nil: null, freq: 3 });
  });
  return fc
    .tuple(fc.tuple(...each), fc.boolean())
    .map(([list, short]) => (short && list.at(-1) === null ? list.slice(0, -1) : list));
}

/** Where a bonus belongs among the caps of 5 attack, 5 affinity, 4 element and 2 sharpness or ammo. */
function categoryOf(id: string): { readonly name: string; readonly max: number } {
  if (id.startsWith("attack")) return { name: "attack", max: 5 };
  if (id.startsWith("affinity")) return { name: "affinity", max: 5 };
  return id.startsWith("element") ? { name: "element", max: 4 } : { name: "sharpness", max: 2 };
}

function mayAdd(bonus: ArtianBonus, weapon: Weapon, chosen: readonly string[]): boolean {
  const gogma = weapon.artian === "gogma";
  const figures = gogma ? bonus.gogma : bonus.artian;
  const figure = Object.values(figures ?? {}).some((value) =>
    typeof value === "object" ? value[weapon.type] !== undefined : value !== undefined,
  );
  const { name, max } = categoryOf(bonus.id);
  const most = gogma ? bonus.maxCountGogma : bonus.maxCountArtian;
  return (
    figure &&
    chosen.filter((id) => id === bonus.id).length < most &&
    chosen.filter((id) => categoryOf(id).name === name).length < max
  );
}

function choicesFor(weapon: Weapon): fc.Arbitrary<ArtianChoices> {
  const gogma = weapon.artian === "gogma";
  const pool = isOfKind(getCatalog().artianBonuses.all, "skillPool")[0];
  const rolled = (ids: readonly string[]) => (gogma ? fc.option(fc.constantFrom(...ids)) : fc.constant(null));
  return fc.record({
    parts: fc.array(
      fc.record({
        // Mostly alike, so that elements come up often.
        element: fc.oneof(fc.constantFrom("fire", "blast"), fc.constantFrom(...weaponElements)),
        infusion: fc.constantFrom("attack", "affinity"),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    reinforcements: fc.array(fc.nat(), { maxLength: 5 }).map((seeds) => {
      const chosen: string[] = [];
      for (const seed of seeds) {
        const open = reinforcements.filter((bonus) => mayAdd(bonus, weapon, chosen));
        const pick = open[seed % open.length];
        if (pick) chosen.push(pick.id);
      }
      return chosen;
    }),
    setBonus: rolled(pool?.setBonuses ?? []),
    groupSkill: rolled(pool?.groupSkills ?? []),
  });
}

function wield(weapon: Weapon): fc.Arbitrary<EquippedWeapon> {
  return fc.record({
    id: fc.constant(weapon.id),
    decorations: decorationsFor(weapon.slots.map((slot) => ({ kind: "weapon", slot }))),
    artian: weapon.artian ? choicesFor(weapon) : fc.constant(null),
  });
}

/** Any weapon, Artian ones as often as others, rightly made and decorated. */
export const anyWeapon = fc
  .oneof(fc.constantFrom(...plainWeapons), fc.constantFrom(...artianWeapons))
  .chain(wield);

/** An Artian or a Gogma Artian weapon, rightly made and decorated. */
export const anyArtianWeapon = fc.constantFrom(...artianWeapons).chain(wield);

function slotsOf(piece: Armor, transcended: boolean): readonly Slot[] {
  const slots = (transcended ? piece.slotsTranscended : undefined) ?? piece.slots;
  return slots.map((slot) => ({ kind: "armor", slot }));
}

function anyEquippedPiece(place: ArmorPiece, transcended: boolean): fc.Arbitrary<EquippedArmor | null> {
  const pieces = getCatalog().armor.all.filter(({ piece }) => piece === place);
  const piece = fc
    .constantFrom(...pieces)
    .chain((each) =>
      decorationsFor(slotsOf(each, transcended)).map((list) => ({ id: each.id, decorations: list })),
    );
  return fc.option(piece, { freq: 8 });
}

/** A talisman out of the tables: a pattern, one entry per group, no skill twice. */
export const anyTalisman: fc.Arbitrary<Extract<EquippedCharm, { kind: "talisman" }>> = fc
  .constantFrom(...talismans.flatMap(({ id, patterns }) => patterns.map((pattern) => ({ id, pattern }))))
  .chain(({ id, pattern }) => {
    const [first, second, third, slotGroup] = pattern;
    const places = [first, second, third].filter((group) => group !== 0);
    const picks = places.map((group) =>
      fc.constantFrom(...(skillGroups.find((each) => each.group === group)?.entries ?? [])),
    );
    const slots = slotGroups.find((each) => each.group === slotGroup)?.slots ?? [];
    return fc.record({
      kind: fc.constant("talisman" as const),
      talisman: fc.constant(id),
      skills: fc
        .tuple(...picks)
        .filter((skills) => new Set(skills.map(({ skill }) => skill)).size === skills.length)
        .chain((skills) => fc.shuffledSubarray(skills, { minLength: skills.length })),
      slots: fc.constant(slots),
      decorations: decorationsFor(slots),
    });
  });

const anyCharm: fc.Arbitrary<EquippedCharm> = fc.oneof(
  fc.constantFrom(...getCatalog().charms.all.map(({ id }) => ({ kind: "charm" as const, id }))),
  anyTalisman,
);

/** Any loadout that the game allows, frozen. */
export const anyLoadout: fc.Arbitrary<Loadout> = fc
  .boolean()
  .chain((transcended) => {
    const [head, chest, arms, waist, legs] = armorPieces.map((place) => anyEquippedPiece(place, transcended));
    if (!head || !chest || !arms || !waist || !legs) throw new Error("five places");
    return fc.record({
      weapon: fc.option(anyWeapon, { freq: 6 }),
      armor: fc.record({ head, chest, arms, waist, legs }),
      charm: fc.option(anyCharm, { freq: 6 }),
      transcended: fc.constant(transcended),
    });
  })
  .map((loadout) => deepFreeze(loadout));
