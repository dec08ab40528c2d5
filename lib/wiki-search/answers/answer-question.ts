import { elements, type WeaponType } from "@/lib/catalog/codes";
import { elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { hitTypes } from "@/lib/site/pre-paint";
import {
  getArmorPath,
  getMonsterPath,
  getQuestPath,
  getSkillPath,
  getWeaponPath,
} from "@/lib/site/wiki-paths";
import type { SearchDocument } from "../search-index-file";
import type { SearchKind } from "../search-kinds";
import { type AnswerFacts, type MonsterTopic, monsterTopics, type NamedLine } from "./answer-facts";
import type { WordRole } from "./question-words";
import type { Question } from "./read-question";

/** A short answer above the list of results. */
export interface WikiAnswer {
  /** Kind of answer; with `subject` it says which one. */
  readonly topic: string;
  /** Id of the record that it is about. */
  readonly subject: string;
  /** Subject of the answer, in English; the name of a record is in `document`. */
  readonly title: string;
  readonly document: SearchDocument | null;
  readonly lines: readonly AnswerLine[];
  /** The page with all of it. */
  readonly href: string;
}

interface AnswerLine {
  readonly label?: string;
  readonly text: string;
}

/** Everything an answer is made of. */
export interface AnswerContext {
  readonly facts: AnswerFacts;
  /** The record of an id, as the search knows it. */
  find(kind: SearchKind, id: string): SearchDocument | undefined;
  /** The best record of a kind for words that are no full name; `undefined` where none has them. */
  search(words: readonly string[], kind: SearchKind): SearchDocument | undefined;
  /** The visitor's weapon. */
  readonly weapon: WeaponType | null;
}

const topicLabels: Readonly<Record<MonsterTopic, string>> = {
  weakness: "Weak to",
  parts: "Best parts",
  status: "Ailments that work",
  traps: "Traps and pods that work",
  capture: "Capture",
  food: "What to eat",
  break: "Breakable parts",
  drops: "Rarest drops",
  where: "Habitat",
  unlock: "First quest",
  crowns: "Crowns",
  health: "Health",
};

/** Where the page of a monster has all of a topic. */
const topicAnchors: Readonly<Record<MonsterTopic, string>> = {
  weakness: "hitzones",
  parts: "hitzones",
  status: "status",
  traps: "status",
  capture: "status",
  food: "food",
  break: "breaks",
  drops: "rewards",
  where: "where",
  unlock: "quests",
  crowns: "crowns",
  health: "hitzones",
};

/** The answer to a question; `null` where it is none, or the facts have no answer. */
export function answerQuestion(question: Question, context: AnswerContext): WikiAnswer | null {
  return (
    answerMonster(question, context) ??
    answerSkill(question, context) ??
    answerDecoration(question, context) ??
    answerItem(question, context) ??
    answerQuest(question, context) ??
    (question.roles.has("monsters") ? answerWeakTo(question, context) : null) ??
    answerWeapons(question, context) ??
    answerWeakTo(question, context)
  );
}

/** A topic of a monster, what a weapon should hit of it, or how it takes an element or a status. */
function answerMonster(question: Question, context: AnswerContext): WikiAnswer | null {
  const { roles, weapon, element } = question;
  const topic = monsterTopics.find((each) => roles.has(each));
  const document =
    findRecord(question, context, "monster", topic !== undefined) ??
    (roles.has("break") ? findOwner(question, context) : undefined);
  const facts = document && context.facts.monsters[document.id];
  if (!document || !facts) return null;
  // Gear of a monster, and what it gives for armor, are found by the list.
  if (["armor", "charm", "decoration"].some((role) => roles.has(role as WordRole))) return null;
  const asked = topic ?? (weapon ? "parts" : element ? "weakness" : null);
  if (!asked) return null;
  if (asked === "parts") {
    const type = weapon ?? context.weapon;
    const hit = type && (hitTypes[type] ?? "sever");
    const lines = (["sever", "blunt", "ammo"] as const)
      .filter((each) => !hit || each === hit)
      .map((each) => ({ label: hitLabels[each], text: facts.hits[each] }))
      .filter(({ text }) => text !== "");
    const weakness = facts.weakness ? [{ label: topicLabels.weakness, text: facts.weakness }] : [];
    return createMonsterAnswer(document, "parts", [...lines, ...(weapon ? weakness : [])]);
  }
  const isStatus =
    asked === "weakness" && element !== null && !facts.weakness?.includes(elementLabels[element]);
  const told = isStatus && facts.status?.includes(elementLabels[element]) ? "status" : asked;
  const text = facts[told];
  return text ? createMonsterAnswer(document, told, [{ label: topicLabels[told], text }]) : null;
}

/** The monsters that an element or a status works best on. */
function answerWeakTo({ roles, element, records, rest }: Question, { facts, find }: AnswerContext) {
  if (!element || records.length > 0 || rest.length > 0) return null;
  if (!roles.has("monsters") && !roles.has("weakness")) return null;
  const label = elementLabels[element].toLowerCase();
  return toAnswer({
    topic: "weak-to",
    subject: element,
    title: `Monsters weak to ${label}`,
    document: null,
    lines: (facts.weakTo[element] ?? []).map(([id, text]) => ({
      label: find("monster", id)?.name ?? id,
      text,
    })),
    href: `${getMonsterPath()}${elements.some((each) => each === element) ? `?element=${element}` : ""}`,
  });
}

/** `cut arkveld tail` names an item, and means the monster that it is of. */
function findOwner({ records }: Question, { search }: AnswerContext): SearchDocument | undefined {
  const [item] = records;
  if (item?.kind !== "item" || records.length > 1) return undefined;
  const owner = search(item.name.split(" ").slice(0, -1), "monster");
  return owner && item.name.startsWith(owner.name) ? owner : undefined;
}

const hitLabels = { sever: "Sever", blunt: "Blunt", ammo: "Ammo" } as const;

function createMonsterAnswer(
  document: SearchDocument,
  topic: MonsterTopic,
  lines: readonly AnswerLine[],
): WikiAnswer | null {
  if (lines.length === 0) return null;
  return {
    topic,
    subject: document.id,
    title: document.name,
    document,
    lines,
    href: `${getMonsterPath(document.id)}#${topicAnchors[topic]}`,
  };
}

/** Sources of a skill, or its effect at a level and with a weapon. */
function answerSkill(question: Question, context: AnswerContext): WikiAnswer | null {
  const { roles, weapon, numbers, slots } = question;
  const wants =
    (["charm", "armor", "decoration"] as const).find((role) => roles.has(role)) ??
    (slots === null ? null : "armor");
  const isAsked =
    wants !== null || (numbers.length > 0 && (roles.has("level") || weapon !== null)) || roles.has("effect");
  const document = findRecord(question, context, "skill", isAsked);
  if (!document) return null;
  if (wants) return answerGivers(document, wants, slots, context);
  if (!isAsked && !weapon && numbers.length === 0) return null;
  const groups = context.facts.skills[document.id] ?? [];
  const type = weapon ?? (groups.length > 1 ? context.weapon : null);
  const own = type ? groups.filter(([weapons]) => weapons.length === 0 || weapons.includes(type)) : groups;
  const [level] = numbers;
  const lines = own.flatMap(([weapons, levels]): AnswerLine[] => {
    const at = level ?? levels.length;
    const text = levels[at - 1];
    if (!text) return [];
    const names =
      type && own.length === 1
        ? weaponTypeLabels[type]
        : weapons.map((each) => weaponTypeLabels[each]).join(", ");
    return [{ label: [`Level ${at}`, names].filter(Boolean).join(", "), text }];
  });
  if (lines.length === 0) return null;
  return {
    topic: "levels",
    subject: document.id,
    title: document.name,
    document,
    lines,
    href: `${getSkillPath(document.id)}#levels`,
  };
}

function answerGivers(
  document: SearchDocument,
  wants: "charm" | "armor" | "decoration",
  slots: number | null,
  { facts, find }: AnswerContext,
): WikiAnswer | null {
  const givers = facts.givers[document.id];
  if (!givers) return null;
  const base = { subject: document.id, document };
  if (wants === "armor") {
    const lines = givers.armor
      .filter(([, , count]) => count >= (slots ?? 0))
      .slice(0, 3)
      .map(([piece, , , text]) => ({ label: find("armor", piece)?.name ?? piece, text }));
    const none =
      givers.armor.length === 0 ? "No armor gives it" : "No piece of armor gives it with so many slots";
    const title = `${document.name}: armor${slots === null ? "" : ` with ${slots} slots or more`}`;
    return toAnswer({
      ...base,
      topic: "armor",
      title,
      lines: lines.length > 0 ? lines : [{ text: none }],
      href: `${getArmorPath()}/pieces?skill=${document.id}`,
    });
  }
  const rows = wants === "charm" ? givers.charms : givers.decorations;
  return toAnswer({
    ...base,
    topic: wants,
    title: `${document.name}: ${wants === "charm" ? "charms" : "decorations"}`,
    lines:
      rows.length > 0
        ? rows.map(([id, text]) => ({ label: find(wants, id)?.name ?? id, text }))
        : [{ text: `No ${wants} gives it` }],
    href:
      (rows.length === 1 ? find(wants, rows[0]?.[0] ?? "")?.href : undefined) ??
      `${getSkillPath(document.id)}#${wants}s`,
  });
}

/** The orbs that hold a decoration, and how likely each gives it. */
function answerDecoration(question: Question, context: AnswerContext): WikiAnswer | null {
  const document = findRecord(question, context, "decoration", false);
  const lines = document && context.facts.decorations[document.id];
  if (!document || !lines) return null;
  return toAnswer({
    topic: "orbs",
    subject: document.id,
    title: document.name,
    document,
    lines: lines.map(([, text]) => ({ text })),
    href: `${document.href}#orbs`,
  });
}

/** The best ways to an item. */
function answerItem(question: Question, context: AnswerContext): WikiAnswer | null {
  const document = findRecord(
    question,
    context,
    "item",
    question.roles.has("where") || question.roles.has("drops"),
  );
  const lines = document && context.facts.items[document.id];
  if (!document || !lines) return null;
  return toAnswer({
    topic: "odds",
    subject: document.id,
    title: document.name,
    document,
    lines: lines.map((line) => toSourceLine(line, context)),
    href: document.href,
  });
}

function toSourceLine([source, text]: NamedLine, { find }: AnswerContext): AnswerLine {
  const [kind = "", id = ""] = source.split(" ");
  if (kind === "item") return { text };
  const name = find(kind === "monster" ? "monster" : "quest", id)?.name;
  return name ? { label: name, text } : { text };
}

/** Requirements to unlock a quest. */
function answerQuest(question: Question, context: AnswerContext): WikiAnswer | null {
  if (!question.roles.has("unlock")) return null;
  const document = findRecord(question, context, "quest", true);
  const text = document && context.facts.quests[document.id];
  if (!document || !text) return null;
  return toAnswer({
    topic: "unlock",
    subject: document.id,
    title: document.name,
    document,
    lines: [{ label: "Unlock", text }],
    href: getQuestPath(document.id),
  });
}

/** Words that say that a question does not look for a weapon. */
const otherGear = ["charm", "armor", "decoration", "food"] as const;

/** The strongest weapons of a type, by attack or by an element. */
function answerWeapons(question: Question, context: AnswerContext): WikiAnswer | null {
  const { roles, element, rest, records } = question;
  if (rest.length > 0 || records.length > 0 || otherGear.some((role) => roles.has(role))) return null;
  const isRaw = roles.has("raw") || (roles.has("best") && !element);
  const weapon = question.weapon ?? (isRaw || element ? context.weapon : null);
  if (!weapon || (!isRaw && !element)) return null;
  const key = element ?? "raw";
  const lines = context.facts.weapons[weapon]?.[key] ?? [];
  const label = element ? elementLabels[element] : "Highest attack";
  return toAnswer({
    topic: key,
    subject: weapon,
    title: `${weaponTypeLabels[weapon]}: ${label.toLowerCase()}`,
    document: null,
    lines: lines.map(([id, text]) => ({ label: context.find("weapon", id)?.name ?? id, text })),
    href: `${getWeaponPath(weapon)}${element ? `?element=${element}` : ""}`,
  });
}

function toAnswer(answer: WikiAnswer): WikiAnswer | null {
  return answer.lines.length > 0 ? answer : null;
}

/**
 * The record that a question is about: the one that it names, or the best one for the words that are left.
 *
 * @param isAsked whether something of such a record was asked for, so that words may be a part of its name
 */
function findRecord(
  { records, rest }: Question,
  context: AnswerContext,
  kind: SearchKind,
  isAsked: boolean,
): SearchDocument | undefined {
  const named = records.filter((each) => each.kind === kind);
  if (named.length > 0) return rest.length === 0 ? named[0] : undefined;
  if (!isAsked || rest.length === 0 || records.length > 0) return undefined;
  return context.search(rest, kind);
}
