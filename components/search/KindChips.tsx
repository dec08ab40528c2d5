import { formatNumber } from "@/lib/text/format";
import { kindLabels, type SearchKind, searchKinds } from "@/lib/wiki-search/search-kinds";
import classes from "./KindChips.module.css";

interface KindChipsProps {
  counts: ReadonlyMap<SearchKind, number>;
  value: SearchKind | undefined;
  onChange(kind: SearchKind | undefined): void;
}

/** Filters the results by kind. Only kinds with results are listed. */
export function KindChips({ counts, value, onChange }: KindChipsProps) {
  const kinds = searchKinds.filter((kind) => counts.has(kind) || kind === value);
  return (
    <fieldset className={`${classes.chips} md:flex-wrap flex flex-none gap-1.5 py-2 px-3 border-b`}>
      <legend className="visually-hidden">Result type</legend>
      <Chip label="All" isPressed={!value} onPress={() => onChange(undefined)} />
      {kinds.map((kind) => (
        <Chip
          key={kind}
          label={kindLabels[kind].many}
          count={counts.get(kind) ?? 0}
          isPressed={kind === value}
          onPress={() => onChange(kind === value ? undefined : kind)}
        />
      ))}
    </fieldset>
  );
}

interface ChipProps {
  label: string;
  count?: number;
  isPressed: boolean;
  onPress(): void;
}

function Chip({ label, count, isPressed, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className={`${classes.chip} hover:text-default flex flex-none items-center gap-1.5 px-2.5 border text-13 text-dim`}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {label}
      {count !== undefined && <span className="text-12 text-dim">{formatNumber(count)}</span>}
    </button>
  );
}
