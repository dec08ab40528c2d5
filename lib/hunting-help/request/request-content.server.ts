import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import { refuseField } from "@/lib/http/refusals";
import type { RequestContent } from "@/lib/hunting-help/fields";
import type { EditRequestBody, PostRequestBody } from "@/lib/hunting-help/schema";
import { listWords } from "@/lib/hunting-help/words";
import { getSubjectNames } from "./to-request.server";

const noContent = {
  ...{ monster: null, weapon: null, playstyle: null, skills: [], owned: "", constraints: "" },
  ...{ quest: null, platform: null, timeZone: null, when: "", party: null, language: null },
};

/** Content of a request body, with the fields of the other kind empty. */
export function toRequestContent(body: PostRequestBody | EditRequestBody): RequestContent {
  if ("key" in body) {
    const { key, ...content } = body;
    return { ...noContent, ...content };
  }
  const { version, ...content } = body;
  return { ...noContent, ...content };
}

/**
 * Holds a request against the facts of the game. Its text takes a parser, and is held against its budget once the
 * account is known to have a call left for the day.
 *
 * @throws ApiError 400 for the first thing that does not fit, with its field
 */
export function requireRequestFacts(content: RequestContent): void {
  requireSubject(content);
  if (content.kind === "hunt-support" && content.quest === null && content.monster === null) {
    throw refuseField("monster", "Choose a quest or a monster.");
  }
  const { skills } = getCatalog();
  for (const [index, { skill }] of content.skills.entries()) {
    if (!skills.get(skill)) throw refuseField(`skills[${index}]`, "This skill does not exist.");
  }
}

/** @throws ApiError 400 for a monster or quest that does not exist */
export function requireSubject({
  monster,
  quest,
}: {
  readonly monster: string | null;
  readonly quest: string | null;
}): void {
  const { monsters, quests } = getCatalog();
  if (monster !== null && !monsters.get(monster)) {
    throw refuseField("monster", "This monster does not exist.");
  }
  if (quest !== null && !quests.get(quest)) throw refuseField("quest", "This quest does not exist.");
}

/** The words that a request is found by. */
export function listRequestWords(content: RequestContent): string[] {
  const { monsterName, questName } = getSubjectNames(content);
  const { skills } = getCatalog();
  return listWords([
    ...[content.title, monsterName, questName],
    content.weapon && weaponTypeLabels[content.weapon],
    ...content.skills.map(({ skill }) => skills.get(skill)?.name ?? null),
    ...[content.body, content.constraints],
  ]);
}

/** Identity of a request, to find copies. */
export function toFingerprintedRequest(content: RequestContent): FingerprintedContent {
  const { kind, title, body, weapon, monster, quest, when } = content;
  return { kind, texts: [title, body], payload: JSON.stringify([weapon, monster, quest, when]) };
}
