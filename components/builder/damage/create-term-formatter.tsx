import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { Name } from "@/components/game/Name";
import type { Term, TermLabel, TermSource } from "@/lib/builder/damage/explained";
import type { DamageNotes } from "@/lib/builder/damage/outputs";
import type { Reading } from "@/lib/builder/damage/readings";
import type { DamageData } from "@/lib/builder/data/damage-file";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { formatModifier } from "@/lib/builder/target/bonus-options";
import { doubtLabels, readingLabels, termLabels } from "@/lib/builder/target/labels";
import { formatPercent } from "@/lib/text/format";
import type { FormatTerm } from "./FigureBreakdown";
import { getMoveName } from "./format-move-figures";

/** Names terms by what they come from; those in doubt say why on focus. */
export function createTermFormatter(notes: DamageNotes, data: DamageData, getName: GetName): FormatTerm {
  return (term) => {
    const name =
      term.source === null ? termLabels[term.label] : <Source source={term.source} {...{ data, getName }} />;
    const why = getDoubt(term, notes);
    return why === null ? name : <DoubtfulFigure why={why}>{name}</DoubtfulFigure>;
  };
}

/** Whether a term is the one that a doubtful reading is about. */
function concerns(reading: Reading, label: TermLabel, source: TermSource | null): boolean {
  switch (reading) {
    case "elementPhialCap":
      return label === "elementCap";
    case "hammerElement":
      return label === "elementModifier";
    default:
      return source !== null && readingSources[reading].includes(source.id);
  }
}

/** Skills and bonuses that a doubtful reading is about. */
const readingSources: Readonly<
  Record<Exclude<Reading, "elementPhialCap" | "hammerElement">, readonly string[]>
> = {
  demonBoostElement: ["dual-blades-demon-boost"],
  woundBelowWeakSpot: ["weakness-exploit"],
  darkArtsLower: ["soul-of-the-dark-knight"],
  blackestNight: ["soul-of-the-dark-knight"],
  ballisticsAmmo: ["ballistics"],
  absorptionUpper: ["elemental-absorption"],
};

function getDoubt({ label, source }: Term, notes: DamageNotes): string | null {
  const reading = notes.readings.find((each) => concerns(each.reading, label, source));
  if (reading) return readingLabels[reading.reading][reading.other ? "other" : "usual"];
  if (source?.kind !== "skill") return null;
  const doubts = notes.doubtful.filter(({ skill }) => skill === source.id);
  return doubts.length === 0 ? null : doubts.map(({ doubt }) => doubtLabels[doubt]).join(" ");
}

interface SourceProps {
  source: TermSource;
  data: DamageData;
  getName: GetName;
}

function Source({ source, data, getName }: SourceProps) {
  const { kind, id, level, uptime } = source;
  return (
    <>
      {kind === "skill" ? (
        <Name entity="skills" id={id}>
          {getName("skill", id)}
        </Name>
      ) : (
        formatSource(source, data)
      )}
      {level !== undefined && ` ${level}`}
      {uptime !== undefined && `, ${formatPercent(uptime)} uptime`}
    </>
  );
}

/** English name of what a term comes from, skills aside. */
function formatSource({ kind, id }: TermSource, data: DamageData): string {
  const named = (records: readonly { readonly id: string; readonly name: string }[]) =>
    records.find((record) => record.id === id)?.name ?? id;
  switch (kind) {
    case "move":
      return getMoveName(data.moves, id);
    case "meal":
      return "Meal";
    case "food":
      return named(data.foodSkills);
    case "melody":
      return named(data.melodies);
    case "echo-bubble":
      return named(data.echoBubbles);
    case "modifier": {
      const modifier = data.modifiers.find((each) => each.id === id);
      return modifier === undefined ? id : formatModifier(modifier);
    }
    case "own":
      return "Your own values";
    default:
      return id;
  }
}
