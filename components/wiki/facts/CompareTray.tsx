import { Button } from "@mantine/core";
import { Name } from "@/components/game/Name";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Chip } from "@/components/ui/Chip";
import { useCurrentPath } from "@/hooks/ui/use-current-path";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import { comparePath } from "@/lib/site/wiki-paths";
import { getComparisonPath } from "@/lib/wiki/facts/compare-address";
import {
  clearCompared,
  compareStore,
  maxCompared,
  removeCompared,
  showCompared,
} from "@/lib/wiki/facts/compare-store";
import { comparedLabels } from "@/lib/wiki/facts/labels";
import { comparedKinds } from "@/lib/wiki/facts/record-facts";

/** Tray of compared entries, at the foot of every page of a wide screen. */
export function CompareTray() {
  const all = useLocalStore(compareStore);
  const path = useCurrentPath();
  const kind = all.at(-1)?.kind;
  if (!kind || path === comparePath) return null;
  const shown = all.filter((each) => each.kind === kind);
  const others = comparedKinds.filter((each) => each !== kind && all.some((record) => record.kind === each));
  return (
    <section
      aria-label="Comparison"
      className="fixed bottom-3 left-1/2 -translate-x-1/2 z-40 max-lg:hidden print:hidden flex flex-wrap items-center gap-x-4 gap-y-2 max-w-[calc(100vw-48px)] py-2.5 px-4 border border-strong rounded-md bg-raised shadow-float"
    >
      <p className="text-13 text-dim" role="status">
        {comparedLabels[kind].many}: {shown.length} of {maxCompared}
      </p>
      <ul className="flex flex-wrap gap-1.5" aria-label={`${comparedLabels[kind].many} to compare`}>
        {shown.map((record) => (
          <li key={record.id}>
            <Chip isRemovable onClick={() => removeCompared(record)}>
              <span className="visually-hidden">Remove</span>{" "}
              <Name entity={record.kind} id={record.id}>
                {record.name}
              </Name>
            </Chip>
          </li>
        ))}
      </ul>
      {shown.length > 1 ? (
        <ButtonLink variant="filled" href={getComparisonPath({ kind, ids: shown.map(({ id }) => id) })}>
          Compare
        </ButtonLink>
      ) : (
        <p className="text-13">Add another one to compare.</p>
      )}
      <Button variant="subtle" onClick={() => clearCompared(kind)}>
        Clear
      </Button>
      {others.map((each) => (
        <Button key={each} variant="subtle" onClick={() => showCompared(each)}>
          {comparedLabels[each].many} {all.filter((record) => record.kind === each).length}
        </Button>
      ))}
    </section>
  );
}
