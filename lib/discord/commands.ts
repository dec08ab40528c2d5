import { ranks, weaponTypes } from "@/lib/catalog/codes";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { maxAmount } from "@/lib/drops/drop-finder-state";
import { rulesets } from "@/lib/leaderboards/rulesets";
import { platformLabels, platforms } from "@/lib/site/platforms";

/** Types of an option, by the numbers of Discord's API v10. */
const text = 3;
const integer = 4;

/**
 * The commands as Discord has to know them; `npm run discord:commands` sends them
 * (https://discord.com/developers/docs/interactions/application-commands).
 */
export const discordCommands = [
  {
    name: "hitzones",
    description: "Weak points and elements of a monster",
    options: [
      { type: text, name: "monster", description: "Name of the monster", required: true, autocomplete: true },
    ],
  },
  {
    name: "drop",
    description: "The fastest monster to farm for an item",
    options: [
      { type: text, name: "item", description: "Name of the item", required: true, autocomplete: true },
      {
        type: integer,
        name: "amount",
        description: "How many you need; 1 if left out",
        min_value: 1,
        max_value: maxAmount,
      },
      {
        type: text,
        name: "rank",
        description: "Low or high rank; both if left out",
        choices: ranks.map((value) => ({ name: rankLabels[value], value })),
      },
    ],
  },
  {
    name: "build",
    description: "Weapon, skills and figures of a build",
    options: [{ type: text, name: "link", description: "Link to a build, or its code", required: true }],
  },
  {
    name: "record",
    description: "The fastest solo runs of a quest",
    options: [
      { type: text, name: "quest", description: "Name of the quest", required: true, autocomplete: true },
      {
        type: text,
        name: "rules",
        description: "Ruleset; Freestyle or Arena if left out",
        choices: rulesets.map(({ id, name }) => ({ name, value: id })),
      },
      {
        type: text,
        name: "weapon",
        description: "Weapon type; all if left out",
        choices: weaponTypes.map((value) => ({ name: weaponTypeLabels[value], value })),
      },
    ],
  },
  {
    name: "lfg",
    description: "Hunts that look for hunters",
    options: [
      { type: text, name: "monster", description: "Monster; all if left out", autocomplete: true },
      {
        type: text,
        name: "platform",
        description: "What you play on; all if left out",
        choices: platforms.map((value) => ({ name: platformLabels[value], value })),
      },
    ],
  },
  { name: "events", description: "Event quests that are available now or next", options: [] },
] as const;
