import { createSeededRandom } from "@/lib/daily/shuffle";
import type { Platform } from "@/lib/site/platforms";

/** Somebody who runs in the demo. They have a profile, and nobody can sign in as them. */
interface DemoRunner {
  readonly uid: string;
  readonly displayName: string;
  readonly platform: Platform;
  /** Multiple of the best time that they need: 1 is the best. */
  readonly skill: number;
}

const names = [
  "Ashen Pike",
  "Kulu Courier",
  "Hikari",
  "Tempered Tea",
  "Ninefold",
  "Vesper Lund",
  "mochi_ig",
  "Grimalkyne",
  "Sakura Sato",
  "Lagombi Larry",
  "Corvid",
  "Old Salt",
  "Ferrite",
  "Juniper Vale",
  "Raijin Main",
  "Popo Steak",
  "Elan",
  "Quiet Quiver",
  "Tigrex Tina",
  "Bastion",
  "Noctis Bane",
  "Wyvern Mail",
  "Marrow",
  "Sunder",
  "Kestrel Bay",
  "Ilse Brandt",
  "Dango Dan",
  "Frostpeak",
  "Zinogre Zoe",
  "Halberd",
  "Pickled Egg",
  "Astera",
  "Three Faint",
  "Moth",
  "Iria",
  "Bram Ostler",
  "Cat Lunch",
  "Rook Ember",
  "Sleepbomb",
  "Odile",
  "Kut-Ku Kid",
  "Perfect Guard",
  "Val Serrano",
  "Gale Hook",
  "Nergi",
  "Tomo",
  "Hunter 0417",
  "Silkbind",
  "Anja Weber",
  "Foresight",
  "Barrel Bomb",
  "Lynx Ramos",
  "Ember Moor",
  "Kirin Kay",
  "Plunger",
  "Seventh Horn",
  "Ruiner Rue",
  "Thawne",
  "Isla Corr",
  "Wallbang",
] as const;

const platforms: readonly Platform[] = ["pc", "pc", "ps5", "pc", "ps5", "xbox"];

/** The demo's 60 runners, the same at every call. */
export function getDemoRunners(): DemoRunner[] {
  const random = createSeededRandom("demo runners");
  return names.map((displayName, index) => ({
    uid: `demo-runner-${String(index + 1).padStart(2, "0")}`,
    displayName,
    platform: platforms[index % platforms.length] ?? "pc",
    skill: 1 + 0.9 * random() ** 1.7,
  }));
}

/** Who judged the demo's runs, with a profile and without a sign-in. */
export const demoModerators: readonly { readonly uid: string; readonly displayName: string }[] = [
  { uid: "demo-moderator-1", displayName: "Guildmarm Greta" },
  { uid: "demo-moderator-2", displayName: "Nightwatch Nils" },
  { uid: "demo-moderator-3", displayName: "Surveyor Sunniva" },
];
