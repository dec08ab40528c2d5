import type { HuntSearch, OwnSearchResponse, PartyMember } from "@/lib/hunting-help/hunt/hunt-schema";
import type { FindPageData, RequestBoardData, RequestPageData } from "@/lib/hunting-help/page-data";
import { bodyBudget } from "@/lib/hunting-help/rules";
import type { HelpRequest, RequestBoardRow, ShownAnswer } from "@/lib/hunting-help/schema";
import { buildTextTree } from "@/lib/text/build-text-tree";

export const shownNow = "2026-11-20T12:00:00.000Z";

/** The id of the nth request or answer of a test. */
export function helpId(number: number): string {
  return String(number).padStart(24, "0");
}

/** A build request as everybody sees it. */
export function shownRequest(changes: Partial<HelpRequest> = {}): HelpRequest {
  return {
    ...{
      id: helpId(1),
      kind: "build-request",
      title: "A bow for Rey Dau",
      body: "I run out of **stamina**.",
    },
    ...{ monster: "rey-dau", monsterName: "Rey Dau", weapon: "bow", playstyle: "damage" },
    ...{ skills: [{ skill: "constitution", level: 3 }], skillNames: ["Constitution"] },
    ...{ owned: "All charms", constraints: "", quest: null, questName: null, platform: null, timeZone: null },
    ...{ when: "", party: null, language: null, asker: "rook", cost: 30, status: "open", answerCount: 0 },
    ...{ approvedAnswer: null, paid: null, unpaid: null, version: 1, decidedAt: null },
    createdAt: "2026-11-18T12:00:00.000Z",
    expiresAt: "2026-11-25T12:00:00.000Z",
    ...changes,
  };
}

export function shownAnswer(number: number, changes: Partial<ShownAnswer> = {}): ShownAnswer {
  return {
    ...{ id: helpId(100 + number), body: `Answer ${number}`, build: null, offer: null, uid: `h${number}` },
    ...{ isThanked: false, helpfulCount: 0, isApproved: false, version: 1, attached: null },
    createdAt: "2026-11-19T12:00:00.000Z",
    updatedAt: "2026-11-19T12:00:00.000Z",
    author: { uid: `h${number}`, displayName: `Hunter ${number}`, photoURL: null, icon: null },
    ...changes,
  };
}

/** What the page of a request shows. */
export function requestPage(
  answers: readonly ShownAnswer[] = [],
  changes: Partial<HelpRequest> = {},
): RequestPageData {
  const request = shownRequest({ answerCount: answers.length, ...changes });
  return {
    request,
    texts: [request, ...answers].map(({ body }) => buildTextTree(body, bodyBudget)),
    author: { uid: "rook", displayName: "Rook", photoURL: null, icon: null },
    answers: [...answers],
    comments: [],
    monster: {
      ...{ id: "rey-dau", name: "Rey Dau", weaknesses: [["ice", 20]], rank: "high" },
      bestParts: [{ type: "Sever", parts: "Head", value: 70 }],
      drops: [{ source: "Quest rewards", rows: [["rey-dau-scale", "Rey Dau Scale", 1, 20]] }],
    },
    builderPath: `/builder?plan=_rey-dau&answer=${helpId(1)}`,
    now: shownNow,
  };
}

export function boardRow(number: number, changes: Partial<RequestBoardRow> = {}): RequestBoardRow {
  const { id, kind, monster, monsterName, weapon, playstyle, quest, questName } = shownRequest();
  const { platform, timeZone, when, party, language, cost, createdAt, expiresAt } = shownRequest();
  return {
    ...{ id, kind, monster, monsterName, weapon, playstyle, quest, questName },
    ...{ platform, timeZone, when, party, language, cost, createdAt, expiresAt },
    ...{ title: `Request ${number}`, status: "open", answerCount: 0 },
    author: { uid: "rook", displayName: "Rook", photoURL: null, icon: null },
    ...changes,
  };
}

/** What the board shows. */
export function helpBoard(
  requests: readonly RequestBoardRow[],
  changes: Partial<RequestBoardData> = {},
): RequestBoardData {
  return {
    requests: [...requests],
    query: { status: "open", sort: "new" },
    nextCursor: null,
    monsters: [{ id: "rey-dau", name: "Rey Dau" }],
    questName: null,
    now: shownNow,
    ...changes,
  };
}

export function huntSearch(changes: Partial<HuntSearch> = {}): HuntSearch {
  return {
    ...{ quest: null, questName: null, monster: "rey-dau", monsterName: "Rey Dau", platform: "pc" },
    ...{ hunt: helpId(500), crossplay: true, voice: "optional", newcomers: false, joining: "ask", seats: 3 },
    ...{ timeZone: "Asia/Tokyo", language: "ja", note: "Any weapon", players: [] },
    ...{ createdAt: shownNow, startsAt: shownNow },
    until: "2026-11-20T15:30:00.000Z",
    author: { uid: "sable", displayName: "Sable", photoURL: null, icon: null },
    ...changes,
  };
}

/** What the caller sees of the own hunts. */
export function ownHunts(changes: Partial<OwnSearchResponse> = {}): OwnSearchResponse {
  return { message: "OK", search: null, party: null, asked: [], joined: [], ...changes };
}

export function shownAuthor(uid: string) {
  return { uid, displayName: uid[0]?.toUpperCase() + uid.slice(1), photoURL: null, icon: null };
}

export function memberOf(uid: string, hunterId = ""): PartyMember {
  return { author: shownAuthor(uid), platform: "pc", hunterId };
}

/** What the page about hunts that look for hunters shows. */
export function findPage(searches: readonly HuntSearch[], changes: Partial<FindPageData> = {}): FindPageData {
  return {
    searches: [...searches],
    query: {},
    nextCursor: null,
    monsters: [{ id: "rey-dau", name: "Rey Dau" }],
    quests: [{ id: "roaring-rey-dau", name: "Roaring Rey Dau", stars: 6, monsters: ["Rey Dau"] }],
    now: shownNow,
    ...changes,
  };
}
