/** An event quest that is known by its name, and by what one report says of it, which is too little for an entry. */
interface MissingEvent {
  readonly name: string;
  /** Facts of the report, and its gaps. */
  readonly known: string;
  /** The report. */
  readonly source: string;
}

/**
 * Event quests that nobody has entered yet. Nothing is added to what the reports say; an entry with the same name takes
 * one off the list that is shown.
 */
export const missingEvents: readonly MissingEvent[] = [
  { name: "Stalking Supper", known: "Kunafa Cheese", source: "https://gameranx.com/?p=531376" },
];
