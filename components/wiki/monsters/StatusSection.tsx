import { Section } from "@/components/wiki/kit/Section";
import { slugOf } from "@/lib/catalog/slug";
import { monsterVariantWords } from "@/lib/catalog/vocabulary";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster";
import { ItemEffects } from "./ItemEffects";
import classes from "./Lists.module.css";
import { NameList } from "./NameList";
import { StatusTable } from "./StatusTable";

/** What works on the monster, and what it does to the hunter. */
export function StatusSection({ status, items, ailments, variants }: MonsterPageProps) {
  return (
    <Section id="status" title="Ailments and traps">
      <p className={classes.lead}>
        Inflicts{" "}
        {ailments.length > 0 ? (
          <NameList entity="ailments" names={ailments.map((name) => [slugOf(name), name])} />
        ) : (
          "no ailments"
        )}
        .
        {variants.length > 0 &&
          ` Variants: ${variants.map((each) => monsterVariantWords[each].toLowerCase()).join(", ")}.`}
      </p>
      <StatusTable rows={status} />
      <ItemEffects items={items} />
    </Section>
  );
}
