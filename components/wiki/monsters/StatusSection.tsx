import { Section } from "@/components/wiki/kit/Section";
import { toSlug } from "@/lib/catalog/slug";
import { monsterVariantLabels } from "@/lib/catalog/vocabulary";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster";
import { ItemEffects } from "./ItemEffects";
import classes from "./Lists.module.css";
import { LinkedNames } from "./NameList";
import { StatusTable } from "./StatusTable";

/** What works on the monster, and what it does to the hunter. */
export function StatusSection({ status, items, ailments, variants }: MonsterPageProps) {
  return (
    <Section id="status" title="Ailments and traps">
      <p className={classes.lead}>
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
      <ItemEffects items={items} />
    </Section>
  );
}
