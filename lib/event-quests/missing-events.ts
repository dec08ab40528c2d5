/** An event quest that is known by its name, and by what one report says of it, which is too little for an entry. */
interface MissingEvent {
  readonly name: string;
  /** Facts of the report, and its gaps. */
  readonly known: string;
  /** The report. */
  readonly source: string;
}

const schedule = "https://gameranx.com/?p=531376";

/**
 * Event quests that nobody has entered yet. Nothing is added to what the reports say; an entry with the same name takes
 * one off the list that is shown.
 */
export const missingEvents: readonly MissingEvent[] = [
  { name: "Kut-Ku Gone Cuckoo", known: "Materials for the Mimiphyta α headgear", source: schedule },
  { name: "Stalking Supper", known: "Kunafa Cheese", source: schedule },
  { name: "Tongue Tied", known: "Hard and Advanced Armor Spheres", source: schedule },
  { name: "Like a Fire in the Sand", known: "Material for the Expedition Headgear α", source: schedule },
  {
    name: "When Do Quematrice Sing?",
    known: "The Amstrigian α headgear",
    source:
      "https://gaminghybrid.com/news/unlock-the-baby-pukei-pukei-hat-in-the-crucial-monster-hunter-wilds-event-quest/",
  },
  {
    name: "An Inferno Laid Bare",
    known: "Nu Udra in Oilwell Basin, July 8 to 22",
    source: "https://www.nerdfront.net/?p=5853",
  },
];
