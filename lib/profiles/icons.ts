import { costs } from "@/lib/coins/prices";
import { type BadgeId, badges } from "./badges";

/** How one comes by an icon. */
type IconSource = "free" | "coins" | BadgeId;
/** Name of a color of ours, as `tokens.css` has them. */
export type IconTone =
  | "fire"
  | "water"
  | "thunder"
  | "ice"
  | "dragon"
  | "poison"
  | "paralysis"
  | "sleep"
  | "blast"
  | "good"
  | "coin"
  | "bad";

interface ProfileIconFacts {
  readonly name: string;
  readonly tone: IconTone;
  readonly source: IconSource;
}

function define(name: string, tone: IconTone, source: IconSource = "coins"): ProfileIconFacts {
  return { name, tone, source };
}

/** Every profile icon. The ID is its drawing in the sprite of the site. */
const definitions = {
  "great-sword": define("Great Sword", "sleep", "free"),
  bow: define("Bow", "good", "free"),
  hammer: define("Hammer", "blast", "free"),
  lance: define("Lance", "water", "free"),
  item: define("Pouch", "good", "free"),
  food: define("Meal", "blast", "free"),
  "long-sword": define("Long Sword", "ice"),
  "sword-and-shield": define("Sword and Shield", "thunder"),
  "dual-blades": define("Dual Blades", "fire"),
  "hunting-horn": define("Hunting Horn", "dragon"),
  gunlance: define("Gunlance", "fire"),
  "switch-axe": define("Switch Axe", "thunder"),
  "charge-blade": define("Charge Blade", "water"),
  "insect-glaive": define("Insect Glaive", "good"),
  "light-bowgun": define("Light Bowgun", "sleep"),
  "heavy-bowgun": define("Heavy Bowgun", "blast"),
  fire: define("Fire", "fire"),
  water: define("Water", "water"),
  thunder: define("Thunder", "thunder"),
  ice: define("Ice", "ice"),
  dragon: define("Dragon", "dragon"),
  poison: define("Poison", "poison"),
  paralysis: define("Paralysis", "paralysis"),
  sleep: define("Sleep", "sleep"),
  blast: define("Blast", "blast"),
  stun: define("Stun", "thunder"),
  head: define("Helm", "bad"),
  chest: define("Mail", "water"),
  arms: define("Vambraces", "ice"),
  waist: define("Coil", "poison"),
  legs: define("Greaves", "good"),
  charm: define("Charm", "dragon"),
  decoration: define("Decoration", "ice"),
  monster: define("Monster", "bad"),
  skill: define("Skills", "paralysis"),
  locale: define("Frontier", "good"),
  hitzone: define("Weak Point", "fire"),
  rules: define("Hunter's Notes", "coin"),
  submit: define("Dispatch", "water"),
  run: define("Stopwatch", "good", "first-run"),
  ranking: define("Podium", "ice", "ten-runs"),
  trophy: define("Laurels", "coin", "first-record"),
  build: define("Blueprint", "water", "first-build"),
  guide: define("Scroll", "dragon", "ten-likes"),
  help: define("Helping Hand", "coin", "ten-answers"),
  coin: define("Coins", "coin", "quiz-week"),
} as const;

export type ProfileIconId = keyof typeof definitions;

/** Facts of every profile icon by ID. */
export const profileIcons: Readonly<Record<ProfileIconId, ProfileIconFacts>> = definitions;

/** Whether a text is the ID of an icon. */
export function isProfileIcon(text: unknown): text is ProfileIconId {
  return typeof text === "string" && Object.hasOwn(definitions, text);
}

/** All icons, in the order in which they are shown. */
export const profileIconIds: readonly ProfileIconId[] = Object.keys(definitions).filter(isProfileIcon);

/** Facts of an account that icons look at. */
interface IconOwner {
  readonly unlockedIcons: readonly string[];
  /** IDs of badges. */
  readonly badges: readonly string[];
}

/** Whether an account may use an icon: free ones, those it bought, and those that its deeds gave it. */
export function isIconUnlocked(id: ProfileIconId, { unlockedIcons, badges: earned }: IconOwner): boolean {
  const { source } = profileIcons[id];
  if (source === "free") return true;
  return source === "coins" ? unlockedIcons.includes(id) : earned.includes(source);
}

/** Coins that an icon costs; `null` for one that coins do not buy. */
export function getIconPrice(id: ProfileIconId): number | null {
  return profileIcons[id].source === "coins" ? costs.profileIcon.coins : null;
}

/** How one comes by an icon, in words: `Free`, `200 coins`, or the deed that gives it. */
export function formatIconSource(id: ProfileIconId): string {
  const { source } = profileIcons[id];
  if (source === "free") return "Free";
  return source === "coins" ? `${costs.profileIcon.coins} coins` : badges[source].description;
}
