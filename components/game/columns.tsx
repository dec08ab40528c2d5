import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import type { Column, PhonePlace } from "@/components/list/table-column";
import type { NamedEntity } from "@/lib/catalog/named-entities";

/** The name of a record in the language of names: the title of its card on a phone. */
export function createNameColumn<Row extends { readonly id: string; readonly name: string }>(
  entity: NamedEntity,
  label: string,
): Column<Row> {
  return {
    key: "name",
    label,
    phone: "title",
    entity,
    render: ({ id, name }) => (
      <Name entity={entity} id={id}>
        {name}
      </Name>
    ),
    sortValue: ({ name }) => name,
  };
}

export function createRarityColumn<Row extends { readonly rarity: number }>(phone: PhonePlace): Column<Row> {
  return {
    key: "rarity",
    label: "Rarity",
    align: "center",
    phone,
    render: ({ rarity }) => <RarityGem rarity={rarity} />,
    sortValue: ({ rarity }) => rarity,
  };
}

/** The link to a locale; a dash where there is none. */
export function LocaleCell({ locale }: { locale: { readonly id: string; readonly name: string } | null }) {
  return locale ? (
    <EntityLink entity="locales" id={locale.id} name={locale.name} />
  ) : (
    <span className="text-dim">—</span>
  );
}
