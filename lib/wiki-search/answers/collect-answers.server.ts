import { type Element, elements, monsterStatuses, type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { formatEffects } from "@/lib/catalog/format-effects";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesIn } from "@/lib/catalog/get-names.server";
import { decorationKindLabels, elementLabels, rankLabels } from "@/lib/catalog/labels";
import { translatedLanguages } from "@/lib/catalog/languages";
import { getItemRelations } from "@/lib/catalog/relations/get-item-relations.server";
import { getDropTables } from "@/lib/catalog/relations/get-monster-drops.server";
import { getPartName } from "@/lib/catalog/relations/get-part-name.server";
import { getSkillSources } from "@/lib/catalog/relations/get-skill-sources.server";
import { listOrbsOfDecoration } from "@/lib/catalog/relations/list-orbs.server";
import { findFirstQuest, listUnlocks } from "@/lib/catalog/relations/list-quest-relations.server";
import type { Monster, Quest, Skill } from "@/lib/catalog/schema";
import { monsterItems } from "@/lib/catalog/world-codes";
import { dropKindLabels, monsterItemLabels, statusLabels, unlockWords } from "@/lib/catalog/world-labels";
import { isUnknownTable } from "@/lib/drops/labels";
import { listItemWays } from "@/lib/drops/list-item-ways.server";
import { sourceKindLabels } from "@/lib/drops/source-labels";
import { formatCentimeters, formatNumber, formatPercent } from "@/lib/text/format";
import { getMealAdvice } from "@/lib/wiki/food/get-meal-advice.server";
import type { AnswerFacts, Hit, MonsterAnswerFacts, NamedLine, SkillGiverLines } from "./answer-facts";

/** Most lines of an answer. */
const maxLines = 3;
/** Most monsters that an answer names. */
const maxWeak = 6;
/** Quests that are named for an orb. */
const maxOrbQuests = 2;
/** Armor pieces of each number of slots that an answer can choose from. */
const maxPieces = 3;

/** Everything that the search answers by a card, made of the facts that the pages show. */
export function collectAnswers(): AnswerFacts {
  const { monsters, skills, items, decorations, quests } = getCatalog();
  return {
    monsters: toRecord(monsters.all, (monster) => toMonsterFacts(monster)),
    skills: toRecord(skills.all, (skill) => listLevels(skill)),
    givers: toRecord(skills.all, ({ id }) => toGivers(id)),
    items: toRecord(items.all, ({ id }) => listOdds(id)),
    decorations: toRecord(decorations.all, ({ id }) => listOrbs(id)),
    quests: toRecord(quests.all, (quest) => describeUnlock(quest)),
    weapons: Object.fromEntries(weaponTypes.map((type) => [type, listStrongest(type)])),
    weakTo: listWeakTo(),
    words: Object.fromEntries(
      translatedLanguages.map((language) => {
        const names = getNamesIn(language);
        return [language, { weapons: names["weapon-types"] ?? {}, elements: names.elements ?? {} }];
      }),
    ),
  };
}

/** By id, without those that have nothing to say. */
function toRecord<Row extends { readonly id: string }, Value extends object | string>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    rows.map((row) => [row.id, toValue(row)] as const).filter(([, value]) => Object.keys(value).length > 0),
  );
}

function toMonsterFacts(monster: Monster): MonsterAnswerFacts {
  const { locales, monsterCombat } = getCatalog();
  const parts = listParts(monster);
  const best = (type: Hit) => formatParts(parts.map(({ name, figures }) => [name, figures[type]] as const));
  const { statusEffectiveness: stars, itemEffectiveness: works, breakableParts } = monster;
  const combat = monsterCombat.get(monster.id);
  const names = (severable: boolean) =>
    breakableParts.filter((each) => each.severable === severable).map(({ part }) => getPartName(part));
  const breaks = [
    ...(names(false).length > 0 ? [`Break ${names(false).join(", ")}`] : []),
    ...(names(true).length > 0 ? [`sever ${names(true).join(", ")}`] : []),
  ];
  const facts: Partial<Record<keyof MonsterAnswerFacts, string>> = {
    weakness: describeWeakness(monster),
    status: stars
      ? monsterStatuses
          .filter((status) => stars[status] > 0)
          .toSorted((a, b) => stars[b] - stars[a])
          .map((status) => `${statusLabels[status]} ${"★".repeat(stars[status])}`)
          .join(" · ")
      : "",
    traps: works
      ? monsterItems
          .filter((item) => works[item])
          .map((item) => monsterItemLabels[item])
          .join(" · ") || "No trap or pod works"
      : "",
    capture: combat
      ? combat.capture
        ? [
            ...(combat.weakening
              ? [`Limps at ${formatSpan(combat.weakening.map(({ limpPct }) => limpPct))}% health`]
              : []),
            `takes ${combat.capture.threshold} tranquilizer buildup`,
          ].join(", ")
        : "Cannot be captured"
      : "",
    break: breaks.join("; "),
    drops: describeDrops(monster.id),
    food: describeMeal(monster),
    where: monster.locales.map((locale) => locales.require(locale).name).join(", "),
    unlock: describeFirstQuest(monster.id),
    crowns: describeCrowns(monster),
    health: `${formatNumber(monster.baseHealth)} base, before rank and number of hunters`,
  };
  return {
    hits: { sever: best("sever"), blunt: best("blunt"), ammo: best("ammo") },
    ...Object.fromEntries(Object.entries(facts).filter(([, text]) => text)),
  };
}

/** Parts that the field guide lists, intact and not enraged. */
function listParts(monster: Monster) {
  const all = monster.hitzones.flatMap(({ name, hidden, states }) => {
    const figures = states.find(({ state }) => state === "normal");
    return figures ? [{ name, hidden, figures }] : [];
  });
  const listed = all.filter(({ hidden }) => !hidden);
  return listed.length > 0 ? listed : all;
}

function formatParts(parts: readonly (readonly [name: string, value: number])[]): string {
  return parts
    .filter(([, value]) => value > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxLines)
    .map(([name, value]) => `${name} ${value}`)
    .join(" · ");
}

function describeWeakness(monster: Monster): string {
  const parts = listParts(monster);
  const best = (element: Element) => parts.toSorted((a, b) => b.figures[element] - a.figures[element])[0];
  return (monster.recommendedElements ?? [])
    .map((element) => [element, best(element)] as const)
    .toSorted(([a, first], [b, second]) => (second?.figures[b] ?? 0) - (first?.figures[a] ?? 0))
    .map(
      ([element, part]) =>
        `${elementLabels[element]} ${part?.figures[element] ?? 0}${part ? ` (${part.name})` : ""}`,
    )
    .join(" · ");
}

function describeCrowns({ sizes }: Monster): string {
  if (!sizes) return "";
  if ("fixed" in sizes) return "None: its size never varies";
  const { smallGold, largeSilver, largeGold } = sizes;
  return `Small gold up to ${formatCentimeters(smallGold)} · large silver from ${formatCentimeters(largeSilver)} · large gold from ${formatCentimeters(largeGold)}`;
}

/** Of large monsters: the best part for an element, the effect of a status. */
function listWeakTo(): Record<string, NamedLine[]> {
  const large = getCatalog().monsters.all.filter(({ size }) => size === "large");
  const byElement = elements.map((element) => {
    const rows = large
      .filter(({ recommendedElements }) => recommendedElements?.includes(element))
      .map((monster) => {
        const [best] = listParts(monster).toSorted((a, b) => b.figures[element] - a.figures[element]);
        return { id: monster.id, value: best?.figures[element] ?? 0, part: best?.name ?? "" };
      })
      .toSorted((a, b) => b.value - a.value);
    return [element, rows.map(({ id, value, part }): NamedLine => [id, `${value} (${part})`])] as const;
  });
  const byStatus = monsterStatuses.map((status) => {
    const rows = large.filter(({ statusEffectiveness: stars }) => stars?.[status] === 3);
    return [status, rows.map(({ id }): NamedLine => [id, "★★★"])] as const;
  });
  return Object.fromEntries([...byElement, ...byStatus].map(([key, rows]) => [key, rows.slice(0, maxWeak)]));
}

/** As the hunt card has it; nobody eats for small monsters. */
function describeMeal(monster: Monster): string {
  const advice = getMealAdvice(monster);
  if (!advice) return "";
  const { village, unsevered, ration } = advice;
  const ofHammer = unsevered && unsevered.id !== village.id ? ` (hammer: ${unsevered.name})` : "";
  const parts = [ration.name.toLowerCase(), ...ration.ingredients.map(({ name }) => name)];
  return `${village.name}${ofHammer}, or ${parts.join(" + ")}`;
}

function formatSpan(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? `${low}` : `${low} to ${high}`;
}

/** The rarest material of the monster in its highest rank, which is what is asked for. */
function describeDrops(id: string): string {
  const { items } = getCatalog();
  const drops = getDropTables(id).flatMap(({ drops }) => drops);
  const rank = drops.some((drop) => drop.rank === "high") ? "high" : "low";
  const best = new Map<string, number>();
  for (const { item, chance, rank: of, kind } of drops) {
    if (of !== rank || kind === "other") continue;
    best.set(item, Math.max(best.get(item) ?? 0, chance));
  }
  return [...best]
    .map(([item, chance]) => ({ ...items.require(item), chance }))
    .toSorted((a, b) => b.rarity - a.rarity || a.chance - b.chance)
    .slice(0, maxLines)
    .map(({ name, chance }) => `${name} ${formatPercent(chance)}`)
    .join(" · ");
}

function describeFirstQuest(id: string): string {
  const first = findFirstQuest(id);
  return first ? `${first.name} (${first.stars}★). ${describeUnlock(first)}` : "";
}

function describeUnlock(quest: Quest): string {
  const before = listUnlocks(quest).map(({ entity, name }) => `${unlockWords[entity].toLowerCase()} ${name}`);
  return `Hunter rank ${quest.hunterRank}${before.length > 0 ? `, after ${before.join(" and ")}` : ""}`;
}

function listLevels(skill: Skill): AnswerFacts["skills"][string] {
  const groups = skill.effectsByWeapon ?? [{ weapons: [], effects: skill.effects }];
  const name = (id: string) => getCatalog().skills.require(id).name;
  return groups
    .map(
      ({ weapons, effects }) =>
        [weapons, effects.map((level) => formatEffects(level, name).join(", "))] as const,
    )
    .filter(([, levels]) => levels.some(Boolean));
}

function toGivers(id: string): SkillGiverLines {
  const sources = getSkillSources(id);
  const charms = sources.charms
    .toSorted((a, b) => b.level - a.level)
    .slice(0, maxLines)
    .map(({ source, level }): NamedLine => [source.id, `+${level}`]);
  const decorations = sources.decorations
    .toSorted((a, b) => a.source.skills.length - b.source.skills.length || b.level - a.level)
    .slice(0, maxLines)
    .map(
      ({ source, level }): NamedLine => [
        source.id,
        `+${level}, ${decorationKindLabels[source.kind].toLowerCase()} slot ${source.slot}`,
      ],
    );
  const pieces = sources.armor.toSorted(
    (a, b) =>
      b.source.rarity - a.source.rarity || b.level - a.level || sum(b.source.slots) - sum(a.source.slots),
  );
  const counts = [0, 1, 2, 3];
  const chosen = new Set(
    counts.flatMap((count) =>
      pieces.filter(({ source }) => source.slots.length >= count).slice(0, maxPieces),
    ),
  );
  return {
    charms,
    decorations,
    armor: pieces
      .filter((piece) => chosen.has(piece))
      .map(({ source, level }) => [
        source.id,
        source.set,
        source.slots.length,
        `+${level}, ${source.slots.length > 0 ? `slots ${source.slots.join("-")}` : "no slots"}, rarity ${source.rarity}`,
      ]),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Monsters first, the likeliest draw of each; then the other ways. */
function listOdds(id: string): NamedLine[] {
  const { drops, rewards } = getItemRelations(id);
  const hunts = drops.flatMap(({ monster, drop }): NamedLine[] => {
    // How often a hunt pays from further tables of target rewards is not known.
    if (drop.kind === "other" || isUnknownTable({ table: drop.table ?? 1 })) return [];
    const part = drop.part ? ` (${getPartName(drop.part)})` : "";
    const rank = rankLabels[drop.rank].toLowerCase();
    return [
      [
        `monster ${monster.id}`,
        `${formatPercent(drop.chance)} ${dropKindLabels[drop.kind].toLowerCase()}${part}, ${rank}`,
      ],
    ];
  });
  const quests = rewards.map(
    ({ quest, reward }): NamedLine => [
      `quest ${quest.id}`,
      `${formatPercent(reward.chance)} ${quest.kind === "event" ? "event " : ""}quest reward${reward.qty > 1 ? `, ×${reward.qty}` : ""}`,
    ],
  );
  const ways = (listItemWays().get(id) ?? [])
    .filter(({ kind, uncertain }) => kind !== "quest" && !uncertain)
    .map(
      (way): NamedLine => [
        `item ${id}`,
        [sourceKindLabels[way.kind], way.place?.name, way.locale?.name].filter(Boolean).join(", "),
      ],
    );
  const unique = ways.filter(([, text], at) => ways.findIndex(([, other]) => other === text) === at);
  return [...hunts, ...quests, ...unique].slice(0, maxLines);
}

function listOrbs(id: string): NamedLine[] {
  const { items } = getCatalog();
  return listOrbsOfDecoration(id)
    .slice(0, maxLines)
    .map(({ orb, chance }): NamedLine => {
      const quests = getItemRelations(orb)
        .rewards.slice(0, maxOrbQuests)
        .map(({ quest, reward }) => `${quest.name} ${formatPercent(reward.chance)}`);
      const from = quests.length > 0 ? `, from quests: ${quests.join(", ")}` : "";
      return [`item ${orb}`, `${formatPercent(chance)} of ${items.require(orb).name}${from}`];
    });
}

function listStrongest(type: WeaponType): Record<string, NamedLine[]> {
  const all = getCatalog().weapons.all.filter((weapon) => weapon.type === type && !weapon.artian);
  const types = [...new Set(all.flatMap(({ element }) => element?.type ?? []))];
  const raw = all.toSorted((a, b) => b.attack - a.attack || b.affinity - a.affinity);
  return {
    raw: raw
      .slice(0, maxLines)
      .map(({ id, attack, affinity }): NamedLine => [id, `${attack} attack, ${affinity}% affinity`]),
    ...Object.fromEntries(
      types.map((element) => [
        element,
        all
          .filter((weapon) => weapon.element?.type === element)
          .toSorted((a, b) => (b.element?.value ?? 0) - (a.element?.value ?? 0) || b.attack - a.attack)
          .slice(0, maxLines)
          .map(
            (weapon): NamedLine => [
              weapon.id,
              `${weapon.element?.value} ${elementLabels[element].toLowerCase()}, ${weapon.attack} attack`,
            ],
          ),
      ]),
    ),
  };
}
