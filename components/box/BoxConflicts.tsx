import { Button } from "@mantine/core";
import { Section } from "@/components/ui/Section";
import { settleBoxConflict } from "@/hooks/box/use-box";
import { formatBoxValue, getConflictLabel } from "@/lib/box/format-entry";
import type { BoxConflict } from "@/lib/box/join";
import { formatCount } from "@/lib/text/format";

/** Entries that two devices changed differently, both values next to each other, until somebody decides. */
export function BoxConflicts({ conflicts }: { conflicts: readonly BoxConflict[] }) {
  return (
    <Section
      id="conflicts"
      title="Changed in two places"
      aside={formatCount(conflicts.length, "entry", "entries")}
    >
      <p className="mb-3 text-14 leading-5 text-dim">One value is in use: keep it, or take the other one.</p>
      <ul className="grid gap-px">
        {conflicts.map((conflict) => {
          const { kind, id, field } = conflict;
          const label = getConflictLabel(conflict);
          return (
            <li
              key={`${kind}/${id}/${field}`}
              className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 py-3 border-t"
            >
              <div className="grow basis-60 min-w-0 text-14 leading-5 wrap-anywhere">
                <p className="font-semibold">{label}</p>
                <p>
                  In use: {formatBoxValue(conflict, conflict.kept)}
                  <span className="text-dim"> · Other: {formatBoxValue(conflict, conflict.other)}</span>
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  variant="default"
                  aria-label={`Keep: ${label}`}
                  onClick={() => void settleBoxConflict(conflict, "kept")}
                >
                  Keep
                </Button>
                <Button
                  variant="default"
                  aria-label={`Use the other: ${label}`}
                  onClick={() => void settleBoxConflict(conflict, "other")}
                >
                  Use the other
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
