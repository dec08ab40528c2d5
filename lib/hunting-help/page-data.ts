import type { Rank } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import type { TextNode } from "@/lib/text/text-tree";
import type { MonsterDropRow } from "@/lib/wiki/monsters/drop-groups";
import type { ElementAdvice } from "@/lib/wiki/monsters/get-element-advice";
import type { SearchesQuery, SearchesResponse } from "./hunt/hunt-schema";
import type { BoardQuery, ReadRequestResponse, RequestBoardResponse } from "./schema";

/** A quest by name, with what it is about. */
interface QuestName extends Named {
  readonly stars: number;
  readonly monsters: readonly string[];
}

/** Choices in forms and filters. */
export interface HelpChoices {
  /** Large ones. */
  readonly monsters: readonly Named[];
  readonly quests: readonly QuestName[];
}

/** Data of the board. */
export interface RequestBoardData extends Omit<RequestBoardResponse, "message"> {
  readonly query: BoardQuery;
  readonly monsters: readonly Named[];
  /** Name of the quest that the address names. */
  readonly questName: string | null;
  /** ISO moment of the minute in which the page was made. */
  readonly now: string;
}

/** Facts about a monster next to a request. */
export interface MonsterFacts extends Named {
  readonly weaknesses: readonly ElementAdvice[];
  /** Part and value where cutting and blunt weapons and shots do most. */
  readonly bestParts: readonly { readonly type: string; readonly parts: string; readonly value: number }[];
  readonly rank: Rank;
  /** The likeliest rewards at the end of a hunt and from the carcass. */
  readonly drops: readonly { readonly source: string; readonly rows: readonly MonsterDropRow[] }[];
}

/** Data of the page of a request. */
export interface RequestPageData extends Omit<ReadRequestResponse, "message"> {
  /** Text of the request, and of each answer, in their order. */
  readonly texts: readonly (readonly TextNode[])[];
  readonly monster: MonsterFacts | null;
  /** The builder with what was asked for; `null` for hunt support. */
  readonly builderPath: string | null;
  readonly now: string;
}

/** Data of the page about hunts that look for hunters. */
export interface FindPageData extends Omit<SearchesResponse, "message">, HelpChoices {
  readonly query: SearchesQuery;
  readonly now: string;
}
