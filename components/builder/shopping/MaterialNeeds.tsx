import { EntityLink } from "@/components/game/EntityLink";
import { OwnedField } from "@/components/game/OwnedField";
import { Section } from "@/components/ui/Section";
import type { ShoppingSources } from "@/lib/shopping/plan-shopping-sources";
import { formatNumber } from "@/lib/text/format";
import type { MaterialNeed } from "@/lib/wishlist/get-wishlist-totals";
import { setOwned } from "@/lib/wishlist/wishlist";
import { changeWishlist } from "@/lib/wishlist/wishlist-store";
import classes from "./MaterialNeeds.module.css";
import { MaterialSources } from "./MaterialSources";

interface MaterialNeedsProps {
  materials: readonly MaterialNeed[];
  /** `undefined` = on their way, `null` = not to be had. */
  sources: ShoppingSources | null | undefined;
}

/** Every material with what is needed, owned and missing, and where it comes from. */
export function MaterialNeeds({ materials, sources }: MaterialNeedsProps) {
  return (
    <Section
      id="shopping-materials"
      title="Materials"
      level={3}
      aside="Counts are shared with the wishlist"
      flush
    >
      {sources === null && (
        <p role="status" className="py-2 text-warn">
          Sources could not be loaded. The counts are still correct.
        </p>
      )}
      <ul>
        {materials.map((material) => (
          <Material key={material.item} material={material} sources={sources} />
        ))}
      </ul>
    </Section>
  );
}

function Material({ material, sources }: { material: MaterialNeed; sources: MaterialNeedsProps["sources"] }) {
  const { item, name, needed, owned, missing } = material;
  const target = sources?.materials.find((each) => each.item === item);
  return (
    <li className={`${classes.material} grid items-center gap-x-3.5 py-1.25 border-b`}>
      <div className={`${classes.name} ${missing === 0 ? "text-dim" : ""} min-w-0 font-semibold`}>
        <EntityLink className="inline-block py-2 pointer-coarse:py-3" entity="items" id={item} name={name} />
      </div>
      <div className={`${classes.owned} flex items-center gap-2`}>
        <OwnedField
          name={name}
          owned={owned}
          onChange={(count) => changeWishlist((list) => setOwned(list, item, count))}
        />
        <span className={`${classes.needed} text-dim`}>
          of <strong className="text-default font-semibold">{formatNumber(needed)}</strong>
        </span>
      </div>
      <div
        className={`${classes.missing} text-dim text-end whitespace-nowrap`}
        data-untouched={owned === 0 || undefined}
      >
        {missing === 0 ? (
          <span className="text-good">✓ all owned</span>
        ) : (
          <>
            <strong className="text-default text-15">{formatNumber(missing)}</strong> missing
          </>
        )}
      </div>
      {missing > 0 && sources && <MaterialSources sources={target?.sources ?? []} item={material} />}
    </li>
  );
}
