import { RecordTable } from "@/components/ui/RecordTable";
import { Section } from "@/components/ui/Section";
import { toSlug } from "@/lib/catalog/to-slug";
import { monsterItemLabels, monsterVariantLabels, statusLabels } from "@/lib/catalog/world-labels";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster-page";
import { LinkedNames } from "./LinkedNames";
import { StatusTable } from "./StatusTable";

/** Effects on the monster, and its own effects on the hunter. */
export function StatusSection({ status, procs, items, ailments, variants }: MonsterPageProps) {
  return (
    <Section id="status" title="Ailments and traps" fold="closed">
      <p className="mb-3 text-14 leading-5">
        Inflicts{" "}
        {ailments.length > 0 ? (
          <LinkedNames entity="ailments" names={ailments.map((name) => [toSlug(name), name])} />
        ) : (
          "no ailments"
        )}
        .
        {variants.length > 0 &&
          ` Variants: ${variants.map((each) => monsterVariantLabels[each].toLowerCase()).join(", ")}.`}
      </p>
      <StatusTable rows={status} />
      {procs.length > 0 && (
        <div className="mt-3">
          <RecordTable
            caption="What each proc does; durations get shorter as resistance builds."
            columns={["Status", "Proc"]}
            rows={procs.map(([each, text]) => ({ key: each, cells: [statusLabels[each], text] }))}
          />
        </div>
      )}
      <ItemEffects items={items} />
    </Section>
  );
}

/** Which pods and traps work. */
function ItemEffects({ items }: Pick<MonsterPageProps, "items">) {
  return (
    <dl className="tiles-fit-200 mt-4 mx-0 mb-0 grid gap-x-6 text-14 leading-5" aria-label="Pods and traps">
      {items.map(([item, works]) => (
        <div key={item} className="flex gap-2 justify-between py-1.5 border-t">
          <dt>{monsterItemLabels[item]}</dt>
          <dd className={`${works ? "text-good" : "text-dim"} whitespace-nowrap`}>
            <span aria-hidden="true">{works ? "✓" : "✕"}</span> {works ? "works" : "no effect"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
