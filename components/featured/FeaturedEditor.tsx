import { Button, Skeleton } from "@mantine/core";
import { Section } from "@/components/ui/Section";
import { useAllFeatured, useRemoveFeatured } from "@/hooks/featured/use-all-featured";
import type { FeaturedEntry } from "@/lib/featured/schema";
import { FeatureForm } from "./FeatureForm";

const stateLabels: Readonly<Record<FeaturedEntry["state"], string>> = {
  shown: "Shown now",
  upcoming: "Not shown yet",
  over: "Over",
  unavailable: "Not public, so not shown",
};

/** For creators: what is chosen, with its dates, and a form for more. */
export function FeaturedEditor() {
  const { entries, problem, reload } = useAllFeatured();
  const remove = useRemoveFeatured();
  const drop = async (id: string) => {
    if (await remove.run(id)) reload();
  };
  return (
    <div className="mt-8">
      <Section id="manage" title="Manage featured content">
        <FeatureForm onSaved={reload} />
        {(problem ?? remove.problem) && (
          <p role="alert" className="mt-3">
            {problem ?? remove.problem}
          </p>
        )}
        {!entries && !problem && <Skeleton height={120} />}
        <ul className="grid gap-3 mt-5 text-14 leading-5">
          {entries?.map(({ id, kind, ref, caption, name, from, until, state }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
              <div className="min-w-0">
                <b className="wrap-anywhere">{name ?? ref}</b>
                <p className="text-dim wrap-anywhere">
                  {`${kind}, ${from.slice(0, 10)} to ${until.slice(0, 10)}. ${stateLabels[state]}. ${caption}`}
                </p>
              </div>
              <Button size="xs" disabled={remove.busy} onClick={() => void drop(id)}>
                Remove<span className="visually-hidden"> {name ?? ref}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
