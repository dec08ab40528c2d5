import { EntityLink } from "@/components/wiki/kit/EntityLink";
import { Section } from "@/components/wiki/kit/Section";
import { weaponTypeWords } from "@/lib/catalog/vocabulary";
import { plural } from "@/lib/text/format";
import type { ItemView, MadeGroup, MadeThing } from "@/lib/wiki/items/types";
import { type MadeRow, MadeTable } from "./MadeTable";

/** Sections of gear that takes the item; those without any are left out. */
export function ItemMakes({ item: { name, weapons, armor, charms, kinsects } }: { item: ItemView }) {
  return (
    <>
      {weapons.length > 0 && (
        <Section id="weapons" title="Weapons" icon="great-sword" aside={count(weapons, "weapon", "weapons")}>
          <MadeTable
            entity="weapons"
            groupLabel="Type"
            caption={`Weapons made with ${name}`}
            rows={weapons.map(({ group, things }) => ({
              key: group.id,
              head: <EntityLink entity="weapon-types" id={group.id} name={weaponTypeWords[group.id]} />,
              things,
            }))}
          />
        </Section>
      )}
      {armor.length > 0 && (
        <Section id="armor" title="Armor" icon="chest" aside={count(armor, "piece", "pieces")}>
          <MadeTable
            entity="armor"
            groupLabel="Set"
            caption={`Armor made with ${name}`}
            rows={armor.map(({ group, things }) => ({
              key: group.id,
              head: <EntityLink entity="armor-sets" id={group.id} name={group.name} />,
              things,
            }))}
          />
        </Section>
      )}
      {charms.length > 0 && (
        <Section id="charms" title="Charms" icon="charm" aside={plural(charms.length, "charm", "charms")}>
          <MadeTable
            entity="charms"
            groupLabel="Series"
            caption={`Charms made with ${name}`}
            rows={charmRows(charms)}
          />
        </Section>
      )}
      {kinsects.length > 0 && (
        <Section id="kinsects" title="Kinsects" icon="insect-glaive">
          <MadeTable
            entity="kinsects"
            groupLabel="Type"
            caption={`Kinsects made with ${name}`}
            rows={[{ key: "kinsects", head: "Kinsects", things: kinsects }]}
          />
        </Section>
      )}
    </>
  );
}

function count(groups: readonly MadeGroup[], one: string, many: string): string {
  return plural(
    groups.reduce((sum, { things }) => sum + things.length, 0),
    one,
    many,
  );
}

/** Charms of one series differ only by their numeral. */
function charmRows(charms: readonly MadeThing[]): MadeRow[] {
  const families = new Map<string, MadeThing[]>();
  for (const charm of charms) {
    const family = charm.name.replace(/ [IVX]+$/, "");
    families.set(family, [...(families.get(family) ?? []), charm]);
  }
  return [...families].map(([family, things]) => ({ key: family, head: family, things }));
}
