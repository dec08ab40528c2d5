import type { DerivedBonus, DerivedLoadout, DerivedWeapon } from "@/lib/builder/loadout/derived";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { ArtianChoices, EquippedCharm, Loadout, SlottedDecorations } from "@/lib/builder/loadout/model";
import type { LoadoutSummary } from "@/lib/builder/summary/summarize-loadout";
import { readSummary } from "@/lib/builder/summary/summary-columns";
import { type ArmorPiece, armorPieces, type Element, elements, type WeaponType } from "@/lib/catalog/codes";
import { formatFocus } from "@/lib/catalog/format-focus";
import { armorPieceLabels, elementLabels } from "@/lib/catalog/labels";
import type { GogmaFocus } from "@/lib/catalog/weapon-codes";
import { capitalize } from "@/lib/text/capitalize";
import { formatCount, formatNumber, formatPercent } from "@/lib/text/format";
import type { CardTarget } from "./create-card-target";

/** A figure with its label, ready to be read: `Fire`, `590`. */
export interface CardFigure {
  readonly label: string;
  readonly value: string;
  /** Icon and color of the figure. */
  readonly element?: string;
}

/** The figures of one column of the summary. */
export interface CardColumn {
  /** "Base", "Always on". */
  readonly label: string;
  readonly figures: readonly CardFigure[];
}

export interface CardWeapon {
  /** `null` for a weapon that the catalog does not know. */
  readonly type: WeaponType | null;
  readonly typeWord: string;
  readonly name: string;
  /** Base and always on, with the same figures. */
  readonly columns: readonly CardColumn[];
  /** Units per color, dullest first; `null` for ranged weapons. */
  readonly sharpness: readonly number[] | null;
  /** Of an Artian weapon: focus, parts and rolled skills, then the reinforcements; empty = none. */
  readonly rolls: readonly string[];
  /** Decorations; empty = none. */
  readonly detail: string;
}

export interface CardGear {
  readonly place: ArmorPiece | "charm";
  readonly placeWord: string;
  /** `null` = nothing is equipped there. */
  readonly name: string | null;
  /** Decorations, and skills of a talisman; empty = none. */
  readonly detail: string;
}

export interface CardSkill {
  readonly name: string;
  readonly level: number;
  readonly max: number;
  /** Pieces that a set bonus or group skill counts; `null` for skills. */
  readonly pieces: number | null;
}

/** Content of the picture of a build. Attack is the true raw, elements are displayed units. */
export interface BuildCardData {
  readonly weapon: CardWeapon | null;
  /** Damage to a target; `null` = the link says none. */
  readonly target: CardTarget | null;
  /** Six: armor from head to toe, charm. */
  readonly gear: readonly CardGear[];
  /** Highest level first, then active bonuses; at most `maxCardSkills`. */
  readonly skills: readonly CardSkill[];
  /** How many there was no room for. */
  readonly more: number;
  readonly defense: number;
  readonly resistances: readonly { readonly element: Element; readonly value: number }[];
  readonly transcended: boolean;
}

/** Lines of skills that the picture has room for. */
export const maxCardSkills = 19;

/**
 * Texts of a build's picture, with names as they are handed in.
 *
 * @param summary of the same loadout
 * @param target what it deals to what; `null` = no target is known
 */
export function createBuildCard(
  loadout: Loadout,
  derived: DerivedLoadout,
  summary: LoadoutSummary,
  getName: GetName,
  target: CardTarget | null = null,
): BuildCardData {
  const { shown, more } = cut(listSkills(derived, getName), listBonuses(derived, getName));
  return {
    weapon: toCardWeapon(loadout, derived.weapon, summary, getName),
    target,
    gear: [
      ...armorPieces.map((place): CardGear => {
        const equipped = loadout.armor[place];
        return {
          place,
          placeWord: armorPieceLabels[place],
          name: equipped && getName("armor", equipped.id),
          detail: equipped ? formatDecorations(equipped.decorations, getName) : "",
        };
      }),
      toCardCharm(loadout.charm, getName),
    ],
    skills: shown,
    more,
    defense: derived.defense.withSkills,
    resistances: elements.map((element) => ({ element, value: derived.resistances[element].withSkills })),
    transcended: loadout.transcended,
  };
}

/** The picture as text, for those who do not see it: the weapon, its figures and every skill shown. */
export function formatCard({ weapon, target, gear, skills, more, defense }: BuildCardData): string {
  const equipped = gear.filter(({ name }) => name !== null).length;
  if (!weapon && equipped === 0) return "An empty build.";
  const columns = weapon?.columns.map(({ label, figures }) => {
    return `${label.toLowerCase()} ${figures.map((each) => `${each.label.toLowerCase()} ${each.value}`).join(", ")}`;
  });
  const parts = [
    weapon
      ? `${weapon.name} (${[weapon.typeWord, ...(columns ?? [])].filter(Boolean).join("; ")})`
      : "No weapon",
    ...(target ? [formatCardTarget(target)] : []),
    formatCount(equipped, "piece", "pieces"),
    ...(skills.length > 0 ? [skills.map(({ name, level }) => `${name} ${level}`).join(", ")] : []),
    ...(more > 0 ? [`${more} more`] : []),
    `defense ${formatNumber(defense, 0)}`,
  ];
  return `${parts.join("; ")}.`;
}

/** `1,234.5 damage to Rathalos: Head, Savage Axe loop, steady hunt`. */
function formatCardTarget({ damage, target, combo, uptimes }: CardTarget): string {
  return `${damage} damage to ${target}, ${combo}, ${uptimes.toLowerCase()}`;
}

function toCardWeapon(
  { weapon }: Loadout,
  derived: DerivedWeapon | null,
  summary: LoadoutSummary,
  getName: GetName,
): CardWeapon | null {
  if (!weapon) return null;
  return {
    type: derived?.type ?? null,
    typeWord: derived ? getName("weapon-type", derived.type) : "",
    name: getName("weapon", weapon.id),
    columns: derived ? listColumns(summary) : [],
    sharpness: derived?.sharpness?.bar ?? null,
    rolls: weapon.artian ? listRolls(weapon.artian, derived?.artian?.focus ?? null, getName) : [],
    detail: formatDecorations(weapon.decorations, getName),
  };
}

function listRolls(
  { parts, reinforcements, setBonus, groupSkill }: ArtianChoices,
  focus: GogmaFocus | null,
  getName: GetName,
): readonly string[] {
  const made = [
    focus ? capitalize(formatFocus(focus)) : "",
    formatCounted(parts.map(({ element, infusion }) => `${elementLabels[element]} ${infusion}`)),
    ...[setBonus, groupSkill].map((id) => (id === null ? "" : getName("skill", id))),
  ];
  return [
    made.filter((words) => words !== "").join(", "),
    formatCounted(reinforcements.map((id) => getName("artian-bonus", id))),
  ].filter((line) => line !== "");
}

/** Sharpness is drawn as a bar, and defense is at the foot of the picture. */
function listColumns(summary: LoadoutSummary): readonly CardColumn[] {
  return readSummary(summary)
    .filter(({ key }) => key !== "target")
    .map(({ label, cells }) => ({
      label,
      figures: cells
        .filter(({ key }) => key !== "sharpness" && key !== "defense")
        .map(({ label: word, text, element }) => ({
          label: word,
          value: text,
          ...(element !== null && { element }),
        })),
    }));
}

function toCardCharm(charm: EquippedCharm | null, getName: GetName): CardGear {
  const place = { place: "charm", placeWord: "Charm" } as const;
  if (!charm) return { ...place, name: null, detail: "" };
  if (charm.kind === "charm") return { ...place, name: getName("charm", charm.id), detail: "" };
  const skills = charm.skills.map(({ skill, level }) => `${getName("skill", skill)} ${level}`);
  const detail = [...skills, formatDecorations(charm.decorations, getName)].filter((words) => words !== "");
  return { ...place, name: getName("talisman", charm.talisman), detail: detail.join(", ") };
}

function listSkills({ skills }: DerivedLoadout, getName: GetName): readonly CardSkill[] {
  return skills
    .map(({ skill, level, maxLevel }): CardSkill => {
      return { name: getName("skill", skill), level, max: maxLevel, pieces: null };
    })
    .toSorted((a, b) => b.level - a.level || a.name.localeCompare(b.name, "en"));
}

function listBonuses({ bonuses }: DerivedLoadout, getName: GetName): readonly CardSkill[] {
  const active = (kind: DerivedBonus["kind"]) =>
    bonuses.filter((bonus) => bonus.kind === kind && bonus.level > 0);
  return [...active("set-bonus"), ...active("group")].map(
    ({ skill, level, maxLevel, pieces }): CardSkill => ({
      name: getName("skill", skill),
      level,
      max: maxLevel,
      pieces,
    }),
  );
}

/** Skills of the lowest levels are left out first: a bonus says more of a build. One line says how many are left out. */
function cut(
  skills: readonly CardSkill[],
  bonuses: readonly CardSkill[],
): { readonly shown: readonly CardSkill[]; readonly more: number } {
  const total = skills.length + bonuses.length;
  if (total <= maxCardSkills) return { shown: [...skills, ...bonuses], more: 0 };
  const shownBonuses = bonuses.slice(0, maxCardSkills - 1);
  const shown = [...skills.slice(0, maxCardSkills - 1 - shownBonuses.length), ...shownBonuses];
  return { shown, more: total - shown.length };
}

/** Each decoration once, with how often it is slotted. */
function formatDecorations(decorations: SlottedDecorations, getName: GetName): string {
  return formatCounted(decorations.filter((id) => id !== null).map((id) => getName("decoration", id)));
}

function formatCounted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name}${count > 1 ? ` ×${count}` : ""}`).join(", ");
}

/** Share of each color in the bar, in percent of `full` units; colors without a length are left out. */
export function getSharpnessShares(
  bar: readonly number[],
  full: number,
): readonly { readonly color: number; readonly share: string }[] {
  return bar.flatMap((units, color) =>
    units > 0 ? [{ color, share: formatPercent((100 * units) / full, 2) }] : [],
  );
}
