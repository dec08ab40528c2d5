/** Tables that name items without a source, and that this site does not read: what a row means is not settled. */
const unreadTables: readonly { readonly words: string; readonly items: readonly string[] }[] = [
  {
    words: "the rewards of barrel bowling (BowlingRewardData)",
    items: ["blossomdance-voucher", "dreamspell-voucher", "flamefete-voucher", "lumenhymn-voucher"],
  },
  {
    words: "the item packs (DLCItemPackData)",
    items: ["gold-talisman-ticket", "silver-talisman-ticket", "ichiran-order-form"],
  },
  {
    words: "the graded rewards of side missions (MissionRewardData)",
    items: ["ichiran-order-form", "silver-relic-ticket"],
  },
  {
    words: "the supplies of quests (SupplyItemData)",
    items: [
      "ez-dust-of-life",
      "ez-flash-bomb",
      "ez-lifepowder",
      "ez-max-potion",
      "ez-pitfall-trap",
      "ez-shock-trap",
      "ez-sonic-bomb",
      "ez-tranq-bomb",
      "first-aid-med",
    ],
  },
  {
    words: "the tools that a hunter always carries (FixItems)",
    items: [
      "assisted-combo-akuma",
      "binoculars",
      "camping-kit",
      "capture-net",
      "drive-impact",
      "fishing-rod",
      "gou-hadoken",
      "paint-pod",
      "pom-motif",
      "portable-bbq-grill",
      "the-blackest-night",
      "throwing-knife",
      "whetstone",
    ],
  },
];

/** What `CommonRewardData` names in rows of tables that no quest of the game's files pays out. */
const unpaidRewards: readonly string[] = [
  "blossomdance-ticket",
  "blossomdance-voucher",
  "dreamspell-ticket",
  "dreamspell-voucher",
  "felyne-fur-ruby",
  "flamefete-ticket",
  "flamefete-voucher",
  "insect-husk",
  "lumenhymn-ticket",
  "lumenhymn-voucher",
  "pawprint-stamp",
  "round-acorn",
  "secret-stash",
  "silver-melding-ticket",
  "silver-relic-ticket",
  "silver-talisman-ticket",
];

/** Note on an item without a known source: what was searched, and which table names it that is not read. */
export function formatNoSource(id: string): string {
  const named = unreadTables.filter(({ items }) => items.includes(id)).map(({ words }) => words);
  const found = [
    unpaidRewards.includes(id) &&
      "A table of quest rewards names it (CommonRewardData), but no quest in the game data pays that table out.",
    named.length > 0 &&
      `Among the game's tables, ${named.join(" and ")} ${named.length > 1 ? "name" : "names"} it; this site doesn't read ${named.length > 1 ? "those" : "that"} yet.`,
  ].filter((sentence) => sentence !== false);
  const note =
    found.length > 0 ? found.join(" ") : "No table of rewards, shops or supplies in the game data names it.";
  return `Source unknown: no monster drop, quest reward, recipe, gathering point, endemic life, shop, trade, exchange, support ship, workshop or melding in the tables that the site reads gives it, and neither does an event or side quest in them. ${note} Event quests that players have written down are listed on the item's page.`;
}
