import type { AddEvent } from "@/lib/event-quests/schema";

type Content = Omit<AddEvent["content"], "rewards"> & { readonly rewards?: AddEvent["content"]["rewards"] };

const unknown = { availability: "unknown", from: null, until: null, source: null } as const;
const target = (monster: string, variant: "arch-tempered" | null = null) => [{ monster, variant, count: 1 }];

/**
 * Seven event quests that players documented; two of them are in the game's tables as well. Two have dates, by reports of
 * the publisher's announcement; what no report says is left out.
 */
export const demoEvents: readonly Content[] = [
  {
    ...{ name: "Freedom from Solitude", stars: 10, locale: "ruins-of-wyveria" },
    targets: target("arkveld", "arch-tempered"),
    ...{ availability: "permanent", from: "2026-02-18T00:00:00.000Z", until: null },
    source:
      "https://www.absolutegamer.it/monster-hunter-wilds-aggiornamento-febbraio-nuovo-mostro-spada-cloud",
  },
  {
    ...{ name: "Ruler of the Desert Kingdom", stars: 10, locale: "windward-plains" },
    targets: target("rey-dau", "arch-tempered"),
    // The report names the days alone, in PDT.
    ...{ availability: "dated", from: "2025-04-29T07:00:00.000Z", until: "2025-05-14T06:59:59.999Z" },
    source:
      "https://20240115t140224-dot-gfinity-esports-v2.appspot.com/gaming-news/monster-hunter-wilds-launches-first-seasonal-event-with-japanese-themed-gear-and-quests",
  },
  {
    ...{ name: "Hope of the Ancients", stars: 10, locale: "dragontorch-shrine" },
    ...{ targets: target("zoh-shia"), ...unknown },
  },
  {
    ...{ name: "Planetes Protocol (Savage)", stars: 9, locale: "rimechain-peak" },
    ...{ targets: target("omega-planetes"), ...unknown },
  },
  {
    ...{ name: "Scion of the Dark Cradle", stars: 10, locale: "oilwell-basin" },
    ...{ targets: target("nu-udra", "arch-tempered"), ...unknown },
  },
  {
    ...{ name: "Specter of Their Sins", stars: 9, locale: "forgotten-machineworks" },
    ...{ targets: target("gogmazios"), ...unknown },
  },
  {
    ...{ name: "Summons from the Land Beyond", stars: 10, locale: "scarlet-forest" },
    ...{ targets: target("uth-duna", "arch-tempered"), ...unknown },
  },
];
