import { Chip } from "@/components/ui/Chip";
import { type SearchKind, searchable, searchKinds } from "@/lib/wiki-search/search-kinds";

interface KindChipsProps {
  counts: ReadonlyMap<SearchKind, number>;
  value: SearchKind | undefined;
  onChange(kind: SearchKind | undefined): void;
}

/** Filters the results by kind. Only kinds with results are listed. */
export function KindChips({ counts, value, onChange }: KindChipsProps) {
  const kinds = searchKinds.filter((kind) => counts.has(kind) || kind === value);
  return (
    <fieldset
      className={`scrollbar-none overflow-x-auto md:flex-wrap flex flex-none gap-1.5 py-2 px-3 border-b`}
    >
      <legend className="visually-hidden">Result type</legend>
      <Chip radius={16} className="flex-none" aria-pressed={!value} onClick={() => onChange(undefined)}>
        All
      </Chip>
      {kinds.map((kind) => (
        <Chip
          key={kind}
          radius={16}
          className="flex-none"
          count={counts.get(kind) ?? 0}
          aria-pressed={kind === value}
          onClick={() => onChange(kind === value ? undefined : kind)}
        >
          {searchable[kind].many}
        </Chip>
      ))}
    </fieldset>
  );
}
