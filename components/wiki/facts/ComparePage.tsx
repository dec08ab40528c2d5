import { Button, Checkbox, CloseButton, Skeleton } from "@mantine/core";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import "@mantine/core/styles/CloseButton.layer.css";
import { useRouter } from "next/router";
import { useState } from "react";
import { Name } from "@/components/game/Name";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { useCopy } from "@/hooks/ui/use-copy";
import { useFetched } from "@/hooks/ui/use-fetched";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import { useMounted } from "@/hooks/ui/use-mounted";
import { getQuery } from "@/lib/site/address-query";
import { type Comparison, getComparisonPath, readComparison } from "@/lib/wiki/facts/compare-address";
import { compareStore, removeCompared } from "@/lib/wiki/facts/compare-store";
import { comparedLabels } from "@/lib/wiki/facts/labels";
import { loadRecordFacts } from "@/lib/wiki/facts/load-record-facts";
import { comparedKinds, type RecordFacts } from "@/lib/wiki/facts/record-facts";
import { toCompareRows } from "@/lib/wiki/facts/to-compare-rows";
import classes from "./ComparePage.module.css";
import { FactView } from "./FactView";
import { RecordMark } from "./RecordMark";

/** Up to four records of one kind next to each other: those of the address, or those of the tray. */
export function ComparePage() {
  const router = useRouter();
  // Without a query a page built ahead is ready on waking, and was not when it was built.
  const isReady = useMounted() && router.isReady;
  const all = useLocalStore(compareStore);
  const kind = all.at(-1)?.kind;
  const own = kind && { kind, ids: all.filter((each) => each.kind === kind).map(({ id }) => id) };
  const comparison = isReady ? (readComparison(getQuery(router.asPath)) ?? own) : undefined;
  if (!isReady) return <Skeleton height={320} className="animate-late" />;
  if (!comparison) {
    return (
      <EmptyState
        title="Nothing to compare yet"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {comparedKinds.map((each) => (
              <ButtonLink key={each} href={comparedLabels[each].list}>
                {comparedLabels[each].many}
              </ButtonLink>
            ))}
          </div>
        }
      >
        Hover over a name in a list to add it, or focus its link and press C.
      </EmptyState>
    );
  }
  return <Compared key={comparison.kind} {...comparison} />;
}

function Compared({ kind, ids }: Comparison) {
  const router = useRouter();
  const { state, copy } = useCopy();
  const [hasDifferencesOnly, setDifferencesOnly] = useState(false);
  const { data, problem, retry } = useFetched(["compared", kind, ...ids], () =>
    Promise.all(ids.map((id) => loadRecordFacts({ kind, id }))),
  );
  if (problem)
    return (
      <ErrorState
        title="The figures could not be loaded"
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  if (!data) return <Skeleton height={320} className="animate-late" />;
  const records = data.filter((each) => each !== null);
  const remove = (id: string) => {
    removeCompared({ kind, id });
    const rest = ids.filter((each) => each !== id);
    void router.replace(getComparisonPath({ kind, ids: rest }), undefined, { shallow: true, scroll: false });
  };
  const rows = toCompareRows(records).filter(({ isSame }) => !hasDifferencesOnly || !isSame);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 mb-3">
        <Checkbox
          label="Differences only"
          checked={hasDifferencesOnly}
          onChange={(event) => setDifferencesOnly(event.target.checked)}
        />
        <Button
          onClick={() =>
            void copy(new URL(getComparisonPath({ kind, ids }), window.location.origin).toString(), null)
          }
        >
          Copy link
        </Button>
        <span role="status" className="text-13 text-dim">
          {state === "copied" && "Link copied"}
          {state === "failed" && "Copy the address of this page to share it."}
        </span>
        <ButtonLink variant="subtle" href={comparedLabels[kind].list}>
          Add from the list
        </ButtonLink>
      </div>
      <ScrollRegion label="Comparison">
        <table className={`${classes.table} text-14 leading-5`}>
          <caption className="visually-hidden">{comparedLabels[kind].many} compared</caption>
          <thead>
            <tr>
              <td />
              {records.map((record) => (
                <th key={record.id} scope="col">
                  <RecordHead record={record} onRemove={() => remove(record.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells, isSame }) => (
              <tr key={key} data-same={isSame || undefined}>
                <th scope="row">
                  {label}
                  {isSame && <span className="visually-hidden"> (same)</span>}
                </th>
                {cells.map(({ id, value, isBest }) => (
                  <td key={id} data-best={isBest || undefined}>
                    {value ? <FactView value={value} isLinked /> : "–"}
                    {isBest && <span className="ml-1.5 text-12 text-good whitespace-nowrap">best</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length === 0 && <p className="mt-3 text-dim">No differences.</p>}
    </>
  );
}

function RecordHead({ record, onRemove }: { record: RecordFacts; onRemove(): void }) {
  return (
    <div className="flex items-start gap-2.5">
      <RecordMark facts={record} />
      <div className="grow min-w-0">
        <a href={record.path}>
          <Name entity={record.kind} id={record.id}>
            {record.name}
          </Name>
        </a>
        <span className="block text-13 font-normal text-dim">{record.sort}</span>
      </div>
      <CloseButton size="sm" aria-label={`Remove ${record.name}`} onClick={onRemove} />
    </div>
  );
}
