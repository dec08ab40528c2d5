import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatCount } from "@/lib/text/format";
import type { CraftedEntry, CraftedGroup, ItemDetail } from "@/lib/wiki/items/item-types";
import { type CraftedRow, CraftedTable } from "./CraftedTable";

/** Sections of gear that takes the item; those without any are left out. */
export function ItemCrafting({ item }: { item: ItemDetail }) {
  const { name, weapons, armor, charms, kinsects, palicoGear } = item;
  return (
    <>
      {weapons.length > 0 && (
        <Section
          id="weapons"
          title="Weapons"
          icon="great-sword"
          aside={countEntries(weapons, "weapon", "weapons")}
        >
          <CraftedTable
            entity="weapons"
            groupLabel="Type"
            caption={`Weapons made with ${name}`}
            rows={weapons.map(({ group, entries }) => ({
              key: group.id,
              head: <EntityLink entity="weapon-types" id={group.id} name={weaponTypeLabels[group.id]} />,
              entries,
            }))}
          />
        </Section>
      )}
      {armor.length > 0 && (
        <Section id="armor" title="Armor" icon="chest" aside={countEntries(armor, "piece", "pieces")}>
          <CraftedTable
            entity="armor"
            groupLabel="Set"
            caption={`Armor made with ${name}`}
            rows={armor.map(({ group, entries }) => ({
              key: group.id,
              head: <EntityLink entity="armor-sets" id={group.id} name={group.name} />,
              entries,
            }))}
          />
        </Section>
      )}
      {charms.length > 0 && (
        <Section
          id="charms"
          title="Charms"
          icon="charm"
          aside={formatCount(charms.length, "charm", "charms")}
        >
          <CraftedTable
            entity="charms"
            groupLabel="Series"
            caption={`Charms made with ${name}`}
            rows={toCharmRows(charms)}
          />
        </Section>
      )}
      {kinsects.length > 0 && (
        <Section id="kinsects" title="Kinsects" icon="insect-glaive">
          <CraftedTable
            entity="kinsects"
            groupLabel="Type"
            caption={`Kinsects made with ${name}`}
            rows={[{ key: "kinsects", head: "Kinsects", entries: kinsects }]}
          />
        </Section>
      )}
      {palicoGear.length > 0 && (
        <Section
          id="palico-gear"
          title="Palico gear"
          icon="head"
          aside={countEntries(palicoGear, "piece", "pieces")}
        >
          <CraftedTable
            entity="palico-gear"
            groupLabel="Set"
            caption={`Palico gear made with ${name}`}
            rows={palicoGear.map(({ group, entries }) => ({
              key: group.id,
              head: <EntityLink entity="palico-sets" id={group.id} name={group.name} />,
              entries,
            }))}
          />
        </Section>
      )}
    </>
  );
}

function countEntries(groups: readonly CraftedGroup[], one: string, many: string): string {
  return formatCount(
    groups.reduce((sum, { entries }) => sum + entries.length, 0),
    one,
    many,
  );
}

/** Charms of one series differ only by their numeral. */
function toCharmRows(charms: readonly CraftedEntry[]): CraftedRow[] {
  const families = new Map<string, CraftedEntry[]>();
  for (const charm of charms) {
    const family = charm.name.replace(/ [IVX]+$/, "");
    families.set(family, [...(families.get(family) ?? []), charm]);
  }
  return [...families].map(([family, things]) => ({ key: family, head: family, entries: things }));
}
