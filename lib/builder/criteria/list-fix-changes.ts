import { fullProgress } from "@/lib/catalog/availability";
import { armorPieces, weaponElements } from "@/lib/catalog/codes";
import type { LoadoutAction } from "../editor/change-loadout";
import { partsPerWeapon } from "../loadout/artian";
import type { LoadoutWeapon } from "../loadout/loadout-catalog";
import type { ArtianChoices, EquippedWeapon, Loadout } from "../loadout/model";
import type { PostedChange, PostedQuery } from "../worker/protocol";
import { type SearchCriteria, topRarity } from "./search-criteria";
import { type CriteriaContext, toSearchQuery } from "./to-search-query";

/** Kinds of changes, in the order in which players would try them: the cheapest first. */
export type FixKind =
  | { readonly kind: "transcended" }
  | { readonly kind: "decorations" }
  | { readonly kind: "charms" }
  | { readonly kind: "own-talismans" }
  | { readonly kind: "talisman" }
  | { readonly kind: "weapon-slots" }
  /** `weapon`: `null` = the weapon in hand is rolled anew. */
  | { readonly kind: "weapon-roll"; readonly skills: readonly string[]; readonly weapon: string | null }
  | { readonly kind: "progress-rank" }
  /** `null` = all. */
  | { readonly kind: "monster"; readonly id: string | null }
  | { readonly kind: "rarity"; readonly max: number | null }
  | { readonly kind: "any-rank" }
  /** `null` = all. */
  | { readonly kind: "exclusion"; readonly id: string | null }
  | { readonly kind: "pin"; readonly id: string; readonly place: "charm" | "armor" }
  | { readonly kind: "locked-decorations" }
  | { readonly kind: "minimum" };

/** A change of the options of a search, as it is tried and as it is made. */
export interface FixChange extends PostedChange {
  readonly about: FixKind;
  readonly criteria: Partial<SearchCriteria>;
  /** Actions that equip, one after the other. */
  readonly actions: readonly LoadoutAction[];
}

/** State that a search was asked with. */
export interface QuestionSource {
  readonly criteria: SearchCriteria;
  readonly context: CriteriaContext;
}

/** Most exclusions and monsters that are tried one by one. */
const maxSingles = 12;

/**
 * Everything that the options of a search leave out and could allow, the cheapest first. What would not change the query
 * is not listed.
 */
export function listFixChanges({ criteria, context }: QuestionSource): readonly FixChange[] {
  const base = toSearchQuery(criteria, context);
  const changes: FixChange[] = [];
  /** @returns the key, where the change makes a difference */
  const add = (about: FixKind, made: MadeChange, extra: Partial<PostedChange> = {}): string[] => {
    const { criteria: part = {}, loadout = context.loadout, actions = [] } = made;
    const query = toSearchQuery({ ...criteria, ...part }, { ...context, loadout });
    const change = getDifference(base, query);
    if (Object.keys(change).length === 0) return [];
    const key = String(changes.length);
    changes.push({ key, about, change, criteria: part, actions, ...extra });
    return [key];
  };
  const { loadout, collection } = context;

  add(
    { kind: "transcended" },
    {
      loadout: { ...loadout, transcended: true },
      actions: [{ type: "set-transcended", transcended: true }],
    },
  );
  add({ kind: "decorations" }, { criteria: { decorations: "all" } }, { refine: "decorations" });
  add({ kind: "charms" }, { criteria: { charms: "craftable" } });
  const { charm: pinnedCharm, ...pinnedArmor } = criteria.pinned;
  if (pinnedCharm) {
    add({ kind: "pin", id: pinnedCharm, place: "charm" }, { criteria: { pinned: pinnedArmor } });
  } else {
    if (criteria.talismans === "none" && (collection.talismans.length > 0 || hasTalisman(loadout))) {
      add({ kind: "own-talismans" }, { criteria: { talismans: "own" } });
    }
    add({ kind: "talisman" }, { criteria: { talismans: "any-legal" } }, { refine: "talisman" });
  }
  add({ kind: "weapon-slots" }, { criteria: { weaponSlots: "all" } });
  for (const { about, weapon } of listRolls({ criteria, context })) {
    add(
      about,
      { loadout: { ...loadout, weapon }, actions: [{ type: "wield", id: weapon.id, artian: weapon.artian }] },
      { isOtherWeapon: about.weapon !== null },
    );
  }
  listLimits(criteria, add);
  return changes;
}

interface MadeChange {
  readonly criteria?: Partial<SearchCriteria>;
  readonly loadout?: Loadout;
  readonly actions?: readonly LoadoutAction[];
}

type AddChange = (about: FixKind, made: MadeChange, extra?: Partial<PostedChange>) => string[];

/** A hunter's own limits: progress, exclusions, locks. */
function listLimits(criteria: SearchCriteria, add: AddChange) {
  add({ kind: "progress-rank" }, { criteria: { hunterRank: fullProgress.rank } });
  addEach(criteria.lockedMonsters, add, (id, lockedMonsters) => [
    { kind: "monster", id },
    { criteria: { lockedMonsters } },
  ]);
  let rarer: string[] = [];
  for (let rarity = (criteria.maxRarity ?? topRarity) + 1; rarity <= topRarity; rarity++) {
    const max = rarity === topRarity ? null : rarity;
    rarer = [...rarer, ...add({ kind: "rarity", max }, { criteria: { maxRarity: max } }, { unless: rarer })];
  }
  add({ kind: "any-rank" }, { criteria: { rank: "any" } });
  addEach(criteria.excluded, add, (id, excluded) => [{ kind: "exclusion", id }, { criteria: { excluded } }]);
  for (const place of armorPieces) {
    const { [place]: id, ...pinned } = criteria.pinned;
    if (id) add({ kind: "pin", id, place: "armor" }, { criteria: { pinned } });
  }
  if (Object.keys(criteria.lockedDecorations).length > 0)
    add({ kind: "locked-decorations" }, { criteria: { lockedDecorations: {} } });
  if (Object.keys(criteria.minimum).length > 0) add({ kind: "minimum" }, { criteria: { minimum: {} } });
}

/** Each of a list by itself; all of it where none is enough. */
function addEach(
  ids: readonly string[],
  add: AddChange,
  toChange: (id: string | null, left: readonly string[]) => Parameters<AddChange>,
) {
  const single = ids.slice(0, maxSingles).flatMap((id) =>
    add(
      ...toChange(
        id,
        ids.filter((other) => other !== id),
      ),
    ),
  );
  if (ids.length < 2) return;
  const [about, made] = toChange(null, []);
  add(about, made, { unless: single });
}

function hasTalisman({ charm }: Loadout): boolean {
  return charm?.kind === "talisman";
}

/** The fields that are other ones. What a change leaves out again is named too. */
function getDifference(base: PostedQuery, query: PostedQuery): PostedChange["change"] {
  const { objective: _, ...before } = base;
  const { objective: __, ...after } = query;
  const old = new Map(Object.entries(before).map(([field, value]) => [field, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== old.get(field)),
  );
}

/**
 * Set bonuses and group skills among the targets that a Gogma Artian weapon may have rolled: in the weapon that is in
 * hand, or in one of its type.
 */
function listRolls({ criteria, context }: QuestionSource) {
  const { loadout, catalog } = context;
  const inHand = loadout.weapon && catalog.weapons.get(loadout.weapon.id);
  if (!inHand) return [];
  const { setBonuses, groupSkills } = catalog.artian;
  const isGogma = inHand.artian === "gogma";
  const weapon = isGogma
    ? inHand
    : [...catalog.weapons.values()].find(({ type, artian }) => type === inHand.type && artian === "gogma");
  const own = isGogma ? loadout.weapon?.artian : undefined;
  const choices = own ?? (weapon ? getPlainChoices(weapon, context) : null);
  if (!weapon || !choices) return [];
  const targets = Object.keys(criteria.bonuses);
  const sets = targets.filter((id) => setBonuses.has(id) && id !== own?.setBonus);
  const groups = targets.filter((id) => groupSkills.has(id) && id !== own?.groupSkill);
  const rolls = [
    ...sets.map((setBonus) => ({ setBonus })),
    ...groups.map((groupSkill) => ({ groupSkill })),
    ...sets.flatMap((setBonus) => groups.map((groupSkill) => ({ setBonus, groupSkill }))),
  ];
  return rolls.map((roll) => {
    const rolled: EquippedWeapon = {
      id: weapon.id,
      decorations: isGogma ? (loadout.weapon?.decorations ?? []) : [],
      artian: { ...choices, ...roll },
    };
    const about = {
      kind: "weapon-roll",
      skills: Object.values(roll),
      weapon: isGogma ? null : weapon.id,
    } as const;
    return { about, weapon: rolled };
  });
}

/** Three parts alike, nothing reinforced. */
function getPlainChoices(weapon: LoadoutWeapon, { catalog }: CriteriaContext): ArtianChoices | null {
  const row = catalog.artian.weapons.get(weapon.id);
  const element = weaponElements.find((each) =>
    [row?.elements, row?.elementAmmo].some((own) => own !== undefined && Object.hasOwn(own, each)),
  );
  if (!element) return null;
  const parts = Array.from({ length: partsPerWeapon }, () => ({ element, infusion: "attack" }) as const);
  return { parts, reinforcements: [], setBonus: null, groupSkill: null };
}
