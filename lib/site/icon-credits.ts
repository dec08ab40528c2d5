// Written by scripts/build-icons.mjs from data/drawings/weapons.svg and data/icons.json. Do not edit.

/** Who drew which icon, by the names of game-icons.net. */
export const iconAuthors: readonly { readonly author: string; readonly icons: readonly string[] }[] = [
  {
    author: "Carl Olsen",
    icons: ["flame"],
  },
  {
    author: "Delapouite",
    icons: [
      "chest-armor",
      "gauntlet",
      "knocked-out-stars",
      "laurels-trophy",
      "leg-armor",
      "night-sleep",
      "podium",
      "scroll-quill",
      "skills",
      "spiked-dragon-head",
      "two-coins",
    ],
  },
  {
    author: "Lorc",
    icons: [
      "anvil",
      "archery-target",
      "campfire",
      "cat",
      "cut-diamond",
      "gem-pendant",
      "knapsack",
      "meat",
      "mine-explosion",
      "open-book",
      "poison-bottle",
      "power-lightning",
      "scroll-unfurled",
      "snowflake-1",
      "stopwatch",
      "treasure-map",
      "visored-helm",
      "wyvern",
    ],
  },
  {
    author: "Lucasms",
    icons: ["belt"],
  },
  {
    author: "Sbed",
    icons: ["electric", "water-drop"],
  },
];
