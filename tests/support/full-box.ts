import { browserHomes } from "@/lib/box/browser-homes";
import type { PlainEntry } from "@/lib/box/model";
import type { AppraisedTalisman, TalismanRules } from "@/lib/builder/catalog/catalog";
import { createDice } from "./builder/dice";

/** Talismans as appraising gives them, the same for the same seed. */
export function drawTalismans(
  { talismans, skillGroups, slotGroups }: TalismanRules,
  count: number,
  seed: number,
): readonly AppraisedTalisman[] {
  const dice = createDice(seed);
  return Array.from({ length: count }, (_, at) => {
    for (;;) {
      const { id: talisman, patterns } = dice.pick(talismans);
      const pattern = dice.pick(patterns);
      const skills = pattern
        .slice(0, 3)
        .filter((group) => group !== 0)
        .map((group) => dice.pick(skillGroups.find((each) => each.group === group)?.entries ?? []));
      if (new Set(skills.map(({ skill }) => skill)).size < skills.length) continue;
      const slots = slotGroups.find(({ group }) => group === pattern[3])?.slots ?? [];
      return { id: `t${at}`, talisman, skills, slots };
    }
  });
}

interface FullBoxCatalog {
  readonly talismans: TalismanRules;
  /** Ids. */
  readonly decorations: readonly string[];
  readonly items: readonly string[];
  readonly artianWeapons: readonly string[];
  readonly monsters: readonly string[];
  readonly armor: readonly string[];
}

/**
 * The texts that a browser with a full box has stored: 2,000 talismans, 400 decorations, 300 weapons with 3,000 rerolls,
 * 20,000 counts of materials, crowns and a wishlist of 100. Where the catalog has fewer, ids that it does not know fill up.
 *
 * @returns by key of local storage
 */
export function createFullBox(catalog: FullBoxCatalog): Readonly<Record<string, string>> {
  const list = (count: number, make: (at: number) => PlainEntry) =>
    Array.from({ length: count }, (_, at) => make(at));
  const artian = { parts: [], reinforcements: [], setBonus: null, groupSkill: null };
  const goal = { setBonus: null, groupSkill: null };
  const entries: readonly PlainEntry[] = [
    { kind: "setting", id: "decorations", fields: { value: "counted" } },
    ...drawTalismans(catalog.talismans, 2_000, 1).map(
      ({ id, ...roll }): PlainEntry => ({ kind: "talisman", id, fields: { name: "", roll } }),
    ),
    ...list(400, (at) => ({
      kind: "decoration",
      id: catalog.decorations[at] ?? `decoration-${at}`,
      fields: { count: 1 + (at % 9) },
    })),
    ...list(20_000, (at) => ({
      kind: "material",
      id: catalog.items[at] ?? `material-${at}`,
      fields: { count: 1 + (at % 99) },
    })),
    ...list(300, (at) => ({
      kind: "weapon",
      id: `w${at}`,
      fields: {
        name: `Weapon ${at}`,
        weapon: catalog.artianWeapons[at % catalog.artianWeapons.length],
        rolls: artian,
        goal,
      },
    })),
    ...list(3_000, (at) => ({
      kind: "roll",
      id: `r${at}`,
      fields: {
        weapon: `w${at % 300}`,
        at: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
        result: { reinforcements: [], setBonus: null, groupSkill: null },
        kept: false,
      },
    })),
    ...catalog.monsters.map(
      (id, at): PlainEntry => ({
        kind: "crown",
        id,
        fields: { small: at % 2 === 0, large: at % 3 === 0 ? "gold" : "none", smallest: null, largest: null },
      }),
    ),
    ...catalog.armor
      .slice(0, 100)
      .map((id): PlainEntry => ({ kind: "wish", id: `armor/${id}`, fields: { name: id, way: "path" } })),
  ];
  return Object.fromEntries(
    browserHomes.flatMap(({ key, kinds, settings, write }) => {
      const own = entries.filter(({ kind, id }) =>
        kind === "setting" ? settings?.includes(id) : kinds.includes(kind),
      );
      const text = own.length > 0 ? write(null, own) : null;
      return text === null ? [] : [[key, text] as const];
    }),
  );
}
