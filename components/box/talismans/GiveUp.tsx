import { Button } from "@mantine/core";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { formatCount, formatNumber } from "@/lib/text/format";
import { getTalismanLabel } from "./get-talisman-label";

interface GiveUpProps {
  rows: readonly { readonly talisman: SavedTalisman }[];
  why: string;
  /** What is said where there is none. */
  none: string;
  getName: GetName;
  onDelete(): void;
}

/** Talismans that are named before the rest is only counted. */
const maxNamed = 5;

/** Talismans that can go, why, and the button that deletes them. */
export function GiveUp({ rows, why, none, getName, onDelete }: GiveUpProps) {
  if (rows.length === 0) return <p className="py-1 text-14 leading-5 text-dim">{none}</p>;
  const named = rows.slice(0, maxNamed).map(({ talisman }) => getTalismanLabel(talisman, getName));
  const rest = rows.length - named.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 py-2">
      <div className="grow basis-60 min-w-0 text-14 leading-5 wrap-anywhere">
        <p>
          {formatCount(rows.length, "talisman", "talismans")}: {named.join("; ")}
          {rest > 0 && ` and ${formatNumber(rest)} more`}
        </p>
        <p className="text-dim">{why}</p>
      </div>
      <Button variant="default" onClick={onDelete}>
        Delete {rows.length === 1 ? "it" : `all ${formatNumber(rows.length)}`}
      </Button>
    </div>
  );
}
