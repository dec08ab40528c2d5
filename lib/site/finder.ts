import {
  ailmentsPath,
  allWeaponsPath,
  artianPath,
  bestWeaponsPath,
  bowgunsPath,
  comparePath,
  getComparePath,
  getDropFinderPath,
  getWeaponMovesPath,
  getWeaponPath,
  getWeaponTreePath,
  kinsectsPath,
  layeredArmorPath,
  melodiesPath,
  oddsPath,
  openDataPath,
  pendantsPath,
  talismansPath,
  wishlistPath,
} from "@/lib/site/wiki-paths";
import { boxPath, crownsPath, farmPath, rerollsPath, talismanWorthPath } from "./box-paths";
import type { SiteLink } from "./routes";
import { type WikiKind, wikiLinks } from "./wiki-kinds";

/** A page or feature of the site as the search knows it. */
export interface FinderEntry extends SiteLink {
  /** Where it lives, shown next to the name. */
  readonly place: string;
  /** Further words by which a hunter may look for it, lower case. */
  readonly keywords: string;
}

/** Further words for the list of each kind. */
const listKeywords: Readonly<Record<WikiKind, string>> = {
  monster: "monsters weakness weak point part element",
  weapon: "all types equipment",
  "armor-set": "armour sets pieces head chest arms waist legs defense",
  skill: "level set bonus group",
  decoration: "jewels gems deco slot",
  charm: "talismans amulet",
  "palico-gear": "felyne cat buddy armor weapon materials",
  item: "materials consumables ammo crafting",
  quest: "event optional assignment hunts",
  "side-quest": "side missions small monsters gifts optional",
  locale: "maps areas camps regions",
  "food-skill": "meals ingredients cooking eat canteen",
};

/** Every page that the search finds, besides records of the game. */
export const finderEntries: readonly FinderEntry[] = [
  ...wikiLinks.map(({ kind, label, href }) => ({ label, href, place: "Wiki", keywords: listKeywords[kind] })),
  { label: "Compare monsters", href: getComparePath(), place: "Hitzones", keywords: "versus side by side" },
  {
    label: "All weapons",
    href: allWeaponsPath,
    place: "Weapons",
    keywords: "compare types table element status raw low high rank craftable",
  },
  {
    label: "Best craftable weapons",
    href: bestWeaponsPath,
    place: "Weapons",
    keywords: "progress progression early game low rank high rank unlocked monsters strongest top",
  },
  ...createWeaponEntries("great-sword", "Great Sword", "gs greatswords"),
  ...createWeaponEntries("long-sword", "Long Sword", "ls longswords"),
  ...createWeaponEntries("sword-and-shield", "Sword & Shield", "sns sword and shield"),
  ...createWeaponEntries("dual-blades", "Dual Blades", "db"),
  ...createWeaponEntries("hammer", "Hammer", ""),
  ...createWeaponEntries("hunting-horn", "Hunting Horn", "hh"),
  ...createWeaponEntries("lance", "Lance", ""),
  ...createWeaponEntries("gunlance", "Gunlance", "gl"),
  ...createWeaponEntries("switch-axe", "Switch Axe", "sa swaxe"),
  ...createWeaponEntries("charge-blade", "Charge Blade", "cb"),
  ...createWeaponEntries("insect-glaive", "Insect Glaive", "ig"),
  ...createWeaponEntries("bow", "Bow", ""),
  ...createWeaponEntries("light-bowgun", "Light Bowgun", "lbg"),
  ...createWeaponEntries("heavy-bowgun", "Heavy Bowgun", "hbg"),
  {
    label: "Artian weapons",
    href: artianPath,
    place: "Weapons",
    keywords: "gogma parts reinforcement bonus production forge",
  },
  { label: "Kinsects", href: kinsectsPath, place: "Weapons", keywords: "insect glaive ig dust bug" },
  { label: "Melodies", href: melodiesPath, place: "Weapons", keywords: "hunting horn hh songs notes echo" },
  {
    label: "Bowgun mods and special ammo",
    href: bowgunsPath,
    place: "Weapons",
    keywords: "lbg hbg light heavy magazine powder ignition wyvernheart wyvernpiercer customize",
  },
  {
    label: "Hunter ailments",
    href: ailmentsPath,
    place: "Hitzones",
    keywords: "blights status effects stun poison bleeding roar tremor wind cure resistance",
  },
  {
    label: "Layered armor",
    href: layeredArmorPath,
    place: "Armor",
    keywords: "looks fashion outfit transmog download dlc",
  },
  { label: "Talismans", href: talismansPath, place: "Charms", keywords: "random appraised rolls amulet" },
  {
    label: "Pendants",
    href: pendantsPath,
    place: "Wiki",
    keywords: "weapon looks strap keychain scarf plushie charm",
  },
  {
    label: "Drop finder",
    href: getDropFinderPath(),
    place: "Wiki",
    keywords: "materials chance rate farm where to get",
  },
  {
    label: "Compare",
    href: comparePath,
    place: "Wiki",
    keywords: "versus side by side weapons armor skills monsters",
  },
  {
    label: "My box",
    href: boxPath,
    place: "Box",
    keywords: "inventory collection owned talismans decorations sync backup export import",
  },
  {
    label: "Crowns",
    href: crownsPath,
    place: "Box",
    keywords: "crown tracker gold silver smallest largest size miniature giant checklist",
  },
  {
    label: "Rerolls",
    href: rerollsPath,
    place: "Box",
    keywords: "gogma artian reroll tracker journal set bonus group skill attempts luck",
  },
  {
    label: "Talisman worth",
    href: talismanWorthPath,
    place: "Box",
    keywords: "talismans outclassed melt meld give up keep value best charm compare",
  },
  {
    label: "What to farm next",
    href: farmPath,
    place: "Box",
    keywords: "farming upgrade next decoration armor talisman reroll gain per hunt advice",
  },
  { label: "Wishlist", href: wishlistPath, place: "Wiki", keywords: "shopping list materials missing zenny" },
  {
    label: "Odds calculator",
    href: oddsPath,
    place: "Wiki",
    keywords: "chance probability rolls decorations orbs talismans glowing stones artian gogma reroll",
  },
  { label: "Open data", href: openDataPath, place: "Wiki", keywords: "api json download dataset" },
  { label: "Guides", href: "/wiki/guides", place: "Wiki", keywords: "help tutorial learn beginner" },
  { label: "Builds", href: "/wiki/builds", place: "Wiki", keywords: "set loadout equipment meta" },
  {
    label: "Featured Content",
    href: "/wiki/featured-content",
    place: "Wiki",
    keywords: "creator video highlight news",
  },
  { label: "Wiki", href: "/wiki", place: "Wiki", keywords: "database overview monster" },
  {
    label: "Builder",
    href: "/builder",
    place: "Builder",
    keywords: "loadout set search damage calculator equipment artian",
  },
  {
    label: "Leaderboards",
    href: "/leaderboards",
    place: "Leaderboards",
    keywords: "quests time attack speedrun record run board ta weekly challenge",
  },
  {
    label: "Overview",
    href: "/leaderboards/overview",
    place: "Leaderboards",
    keywords: "board record history best time speedrun weapon platform party feed embed",
  },
  {
    label: "Submit Run",
    href: "/leaderboards/submit",
    place: "Leaderboards",
    keywords: "upload video time speedrun",
  },
  {
    label: "Submission Log",
    href: "/leaderboards/submissions",
    place: "Leaderboards",
    keywords: "verified rejected decisions moderators queue reason",
  },
  {
    label: "Rules",
    href: "/leaderboards/rules",
    place: "Leaderboards",
    keywords: "freestyle ta arena allowed banned ruleset versions",
  },
  {
    label: "User Ranking",
    href: "/leaderboards/user-ranking",
    place: "Leaderboards",
    keywords: "points runner place best player calculator score",
  },
  {
    label: "Hunting Help",
    href: "/hunting-help",
    place: "Hunting Help",
    keywords: "request support build ask answer multiplayer sos",
  },
  {
    label: "Ask for Help",
    href: "/hunting-help/new",
    place: "Hunting Help",
    keywords: "post build request hunt support coins",
  },
  {
    label: "Find a Hunt",
    href: "/hunting-help/find",
    place: "Hunting Help",
    keywords: "party lobby multiplayer hunters looking now lfg",
  },
  {
    label: "Top Helpers",
    href: "/hunting-help/helpers",
    place: "Hunting Help",
    keywords: "approved answers month best hunters thanks",
  },
  { label: "Daily Quiz", href: "/#today", place: "Home", keywords: "question today coins" },
  { label: "Coins", href: "/#today", place: "Home", keywords: "reward balance earn spend price login" },
  {
    label: "Login",
    href: "/login",
    place: "Account",
    keywords: "sign in up register password account google",
  },
  { label: "About Us", href: "/about", place: "About", keywords: "credits contact licence license who" },
  {
    label: "Coins made and spent",
    href: "/about/coins",
    place: "About",
    keywords: "economy prices rewards earn spend",
  },
  {
    label: "Code of Conduct",
    href: "/about/code-of-conduct",
    place: "About",
    keywords: "rules report moderation block appeal",
  },
  { label: "Terms of Use", href: "/about/terms-of-use", place: "About", keywords: "rules legal" },
  {
    label: "Privacy Policy",
    href: "/about/privacy-policy",
    place: "About",
    keywords: "cookies data gdpr delete",
  },
];

function createWeaponEntries(type: string, name: string, words: string): FinderEntry[] {
  return [
    { label: name, href: getWeaponPath(type), place: "Weapons", keywords: words },
    {
      label: `${name} tree`,
      href: getWeaponTreePath(type),
      place: "Weapons",
      keywords: `${words} upgrade path`,
    },
    {
      label: `${name} moves`,
      href: getWeaponMovesPath(type),
      place: "Weapons",
      keywords: `${words} motion values stun exhaust mount offset`,
    },
  ];
}
