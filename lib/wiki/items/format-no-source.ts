/** Tools that are never used up once a hunter has them (`_Infinit` of itemData) and that no table hands out. */
const keptTools: readonly string[] = [
  "common-wood-minnow",
  "corrupted-mantle",
  "duster-rig",
  "emerald-jitterbait",
  "evasion-mantle",
  "ghillie-mantle",
  "golden-bughead",
  "mending-mantle",
  "rocksteady-mantle",
  "tentacle-jig",
  "tuff-joint-bait",
];

/** Words in the preview of an investigation's rewards, not items that one has. */
const placeholders: readonly string[] = ["basic-material", "valuable-material"];

/** Note on an item without a known source: what was searched, and what its own row says. */
export function formatNoSource(id: string): string {
  if (placeholders.includes(id)) {
    return "Source unknown: the game data names it only in the settings of rewards of investigations (ExQuestRewardSetting), and no table gives it.";
  }
  const note = keptTools.includes(id)
    ? "It is never used up once you have it; no table says who hands it out."
    : "No other table of rewards, shops or supplies names it.";
  return `Source unknown: no monster drop, quest, side mission, recipe, cooking, gathering point, slinger pod, endemic life, shop, trade, exchange, supplies, item pack, barrel bowling, support ship, workshop or melding in the game data gives it. ${note} Event quests that players have written down are listed on the item's page.`;
}
