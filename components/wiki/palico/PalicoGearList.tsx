import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import type { ListFilter } from "@/components/ui/list/list-filter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import type { Column } from "@/components/ui/list/table-column";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { weaponElements } from "@/lib/catalog/codes";
import { elementLabels, physicalDamageLabels } from "@/lib/catalog/labels";
import { getPalicoGearPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { type PalicoRow, palicoFields, palicoRarities } from "@/lib/wiki/palico/palico-types";

const columns: readonly Column<PalicoRow>[] = [
  {
    key: "name",
    label: "Set",
    phone: "title",
    entity: "palico-sets",
    render: ({ id, name }) => (
      <Name entity="palico-sets" id={id}>
        {name}
      </Name>
    ),
    sortValue: ({ name }) => name,
  },
  {
    key: "rarity",
    label: "Rarity",
    align: "center",
    phone: "figure",
    render: ({ rarity }) => <RarityGem rarity={rarity} />,
    sortValue: ({ rarity }) => rarity,
  },
  {
    key: "type",
    label: "Damage",
    phone: "figure",
    render: ({ weapon }) => (weapon ? physicalDamageLabels[weapon.attackType] : "No weapon"),
  },
  {
    key: "attack",
    label: "Melee attack",
    short: "Melee",
    align: "end",
    phone: "figure",
    render: ({ weapon }) => (weapon ? formatNumber(weapon.attack) : "—"),
    sortValue: ({ weapon }) => weapon?.attack ?? null,
  },
  {
    key: "rangedAttack",
    label: "Ranged attack",
    short: "Ranged",
    align: "end",
    phone: "figure",
    render: ({ weapon }) => (weapon ? formatNumber(weapon.rangedAttack) : "—"),
    sortValue: ({ weapon }) => weapon?.rangedAttack ?? null,
  },
  {
    key: "affinity",
    label: "Affinity",
    align: "end",
    phone: "figure",
    render: ({ weapon }) => (weapon ? <SignedFigure value={weapon.affinity} unit="%" /> : "—"),
    sortValue: ({ weapon }) => weapon?.affinity ?? null,
  },
  {
    key: "element",
    label: "Element or status",
    short: "Element",
    align: "end",
    phone: "figure",
    render: ({ weapon }) => (weapon?.element ? <ElementValue {...weapon.element} /> : "—"),
    sortValue: ({ weapon }) => weapon?.element?.value ?? null,
  },
  {
    key: "defense",
    label: "Defense of head and body",
    short: "Defense",
    card: "Defense",
    align: "end",
    phone: "figure",
    render: ({ defense }) => (defense > 0 ? formatNumber(defense) : "—"),
    sortValue: ({ defense }) => (defense > 0 ? defense : null),
  },
];

/** Palico gear by set, with filters and sort. */
export function PalicoGearList({ sets }: { sets: readonly PalicoRow[] }) {
  const list = useListState(palicoFields);
  const { q, element, rarity, sort } = list.state;
  const names = useSearchNames(q);
  const filters: ListFilter<PalicoRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, ({ id, name, pieces }) => ({
        names: names.list("palico-sets", id, name),
        mentions: pieces.flatMap((each) => names.list("palico-gear", `${id}/${each.piece}`, each.name)),
      })),
    },
    {
      key: "element",
      label: "Element or status",
      value: element === "" ? "" : elementLabels[element],
      test: ({ weapon }) => weapon?.element?.type === element,
    },
    {
      key: "rarity",
      label: "Rarity",
      value: rarity.join(" or "),
      test: (set) => rarity.some((each) => Number(each) === set.rarity),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={sets}
      filters={filters}
      noun={["set", "sets"]}
      rail={
        <>
          <TextFilter
            label="Name of a set or piece"
            value={q}
            onChange={(q) => list.set({ q })}
            placeholder="rathalos, needle …"
          />
          <ChoiceFilter
            label="Element or status"
            value={element}
            options={weaponElements.map((value) => ({ value, label: elementLabels[value] }))}
            onChange={(element) => list.set({ element })}
          />
          <CheckboxGroup
            label="Rarity"
            value={rarity}
            options={palicoRarities.map((value) => ({
              value,
              label: value,
              count: sets.filter((set) => set.rarity === Number(value)).length,
            }))}
            onChange={(rarity) => list.set({ rarity })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Palico gear by set"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => getPalicoGearPath(id)}
          sort={sort}
          onSort={(sort) => list.set({ sort })}
        />
      )}
    </FilteredList>
  );
}
