import { maxResults } from "@/lib/builder/search/check-query";

export const searchHelp = `Finds the best armor sets. Reads one query a line from standard input, as JSON, and writes one
answer a line, in order, each as soon as it is there. Empty lines are skipped.

    npm run --silent search [-- --budget <ms>] < queries.jsonl

  --budget <ms>   Longest time for one query; without it each one is searched to the end.
  --help          Prints this.

A query. Every field may be left out. Ids are those of data/catalog.

  skills        Minimum levels: {"weakness-exploit": 5, "burst": 1}. Skills of armor and of weapons;
                those of weapons need slots in "weapon", or a charm that has them.
                What players call a skill works too: {"WEX": 5, "agi": 3}.
  bonuses       Minimum levels of set bonuses and group skills: {"gore-magalas-tyranny": 1}.
  weapon        What the weapon brings. None.
                  slots     its free slots, three at most: [3, 2, 1]
                  skills    levels that are there already: {"attack-boost": 2}
                  bonuses   pieces that it counts as: {"gore-magalas-tyranny": 1}
  rank          "low", "high" or "any": the armor to look at. "high"
  transcended   true: slots and defense of transcended pieces. false
  pinned        Ids that must be equipped, by head, chest, arms, waist, legs and charm: {"head": "…"}.
                A pinned piece is used whatever its rank.
  excluded      Ids of pieces and charms to exclude: ["…"].
  maxRarity     1 to 8: armor and charms of higher rarity are excluded. 8
  progress      How far the hunter has come: {"rank": "low", "lockedMonsters": ["arkveld"]}. Armor and charms
                that need materials out of reach are excluded. Everything can be made.
  lockedDecorations
                Decorations that every set must use: {"adapt-jewel-1": 1}. Those for weapons go
                into the slots of "weapon". None.
  minimum       Minimum sums over the five pieces, without skills: {"defense": 400,
                "resistances": {"fire": 10, "dragon": -5}}. None.
  decorations   "unlimited", or how many there are; what is not named is not there:
                {"attack-jewel-1": 3}. "unlimited"
  charms        "craftable" (all), "none", or a list of ids. "craftable"
  talismans     "none", "any-legal" (whatever appraising can give), or a list of those owned:
                [{"id": "mine", "talisman": "unknown-charm", "skills": [{"skill": "…", "level": 1}],
                "slots": [{"kind": "armor", "slot": 2}]}]. "none"
  objective     "defense" (sum at the level cap, then free slots), "slots" (free slots of level 3, then 2,
                then 1, then defense), {"resistance": "fire"} (then defense), or {"damage": …}. "defense"
                  damage    {"weapon": "…", "moves": {"…": 2}, "target": {"monster": "…", "part": "…",
                            "state": "normal"}}: ids of weapons.json, of attacks.json with how often
                            each move is done, and of monsters.json. Ranks by expected damage.
                            Effects that last only part of the time count as they do in the builder.
                            The slots and skills of this weapon are used, so leave "weapon" out.
  limit         Sets wanted, 1 to ${maxResults}. 100. No two have the same five pieces.

An answer.

  status        "optimal": no other set is better than the last one. "infeasible": there is no set.
                "bounded": the budget ran out. "error": see message, the query was not searched.
  results       Best first.
                  armor              ids by head, chest, arms, waist, legs
                  charm              the id of a charm, a talisman as above (its id is null when it is
                                     not owned), or null when none is needed
                  decorations        one {"id": "…"} for each, those for armor slots
                  weaponDecorations  the same for weapon slots; left out when there are none
                  defense            sum of the pieces at the level cap
                  freeSlots          armor slots that stay empty, of level 1, 2 and 3
                  resistances        by element, when one is the objective
                  damage             expected damage of all moves, when it is the objective
  bound         With "bounded": no set has a higher objective than this.
  gap           With "bounded" and damage: percent by which a set might still beat the first one.
  gaps          The same for each place of the list; 0 where it is proved.
  ms            Milliseconds that the search took.
  message       With "error": what is wrong, and where. With "infeasible": that a skill of weapons was
                wanted without slots of a weapon; left out where that is not so.

Examples.

  {"skills": {"weakness-exploit": 5}, "bonuses": {"gore-magalas-tyranny": 1}, "limit": 1}
  {"skills": {"agitator": 5, "burst": 1}, "objective": "slots", "transcended": true, "limit": 10}
  {"skills": {"attack-boost": 3, "agitator": 3}, "weapon": {"slots": [3, 2]}, "talismans": "any-legal"}
  {"skills": {"divine-blessing": 3}, "rank": "low", "charms": "none", "objective": {"resistance": "ice"}}
  {"objective": {"damage": {"weapon": "hammer-zaccios-execution", "moves": {"hammer-upswing": 1}, "target": {"monster": "nu-udra", "part": "head"}}}, "limit": 1}
`;
