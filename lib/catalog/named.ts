/** A record as lists, links and choices show it: its ID and its English name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** How many of an item something takes. */
export interface ItemAmount {
  readonly item: Named;
  readonly qty: number;
}

/** Conditions of a quest: quests and missions of the story are completed, monsters hunted. */
export interface Unlock extends Named {
  readonly entity: "quests" | "side-quests" | "monsters" | "story-missions";
}
