import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatCount, formatNumber } from "@/lib/text/format";
import type { ModeRow, ModRow, BowgunsPageData as Props } from "@/lib/wiki/weapons/bowguns-page";

/** The name with the anchor that links to the row lead to. */
const renderAnchoredName = ({ id, name }: Pick<ModRow, "id" | "name">) => (
  <span id={id}>
    <Name entity="bowgun-mods" id={id}>
      {name}
    </Name>
  </span>
);

const mods: readonly Column<ModRow>[] = [
  {
    key: "name",
    label: "Modification",
    phone: "title",
    entity: "bowgun-mods",
    render: renderAnchoredName,
    sortValue: ({ name }) => name,
  },
  { key: "raises", label: "Raises", phone: "line", render: ({ raises }) => raises },
  { key: "by", label: "By", phone: "main", align: "end", render: ({ by }) => by },
  {
    key: "light",
    label: "Light bowguns",
    phone: "figure",
    align: "end",
    render: ({ light }) => formatNumber(light),
    sortValue: ({ light }) => light,
  },
  {
    key: "heavy",
    label: "Heavy bowguns",
    phone: "figure",
    align: "end",
    render: ({ heavy }) => formatNumber(heavy),
    sortValue: ({ heavy }) => heavy,
  },
];

const modes: readonly Column<ModeRow>[] = [
  {
    key: "name",
    label: "Mode",
    phone: "title",
    render: renderAnchoredName,
  },
  {
    key: "attack",
    label: "Attack",
    phone: "main",
    align: "end",
    render: ({ attackMult }) => `×${formatNumber(attackMult)}`,
  },
  {
    key: "bowguns",
    label: "Heavy bowguns that begin with it",
    phone: "figure",
    align: "end",
    render: ({ bowguns }) => formatNumber(bowguns),
  },
];

/** Modifications, modes and special ammo of bowguns. */
export function BowgunsPage({ mods: modRows, modes: modeRows, ammo }: Props) {
  return (
    <>
      <Section id="special-ammo" title="Special ammo">
        <ul className="tiles-260 grid gap-y-4 gap-x-6">
          {ammo.map(({ id, name, weapon, bowguns, figures }) => (
            <li key={id} id={id} className="flex flex-col gap-2 py-3 px-3.5 border rounded-md">
              <h3 className="text-15">
                <span className="block text-12 leading-4 text-dim font-normal">
                  {weaponTypeLabels[weapon]}
                </span>
                <Name entity="special-ammo" id={id}>
                  {name}
                </Name>
              </h3>
              <FigureTable caption={name} rows={figures} />
              <p className="text-14 leading-5 text-dim">
                On {formatCount(bowguns, "bowgun", "bowguns")}; each bowgun's page names its own.
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="modifications" title="Modifications" flush>
        <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
          A bowgun has two places and takes one of three to five modifications in each. None of them changes
          recoil or reload: the game's tables have no such value.
        </p>
        <DataTable caption="Modifications of bowguns" columns={mods} rows={modRows} rowKey={({ id }) => id} />
      </Section>
      <Section id="modes" title="Modes of heavy bowguns" flush>
        <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
          A mode upgrade fits the first level, or the second to a bowgun that begins with the first. Standard
          Mode ST multiplies normal, pierce and spread ammo, Ignition Mode ST special ammo.
        </p>
        <DataTable caption="Modes of heavy bowguns" columns={modes} rows={modeRows} rowKey={({ id }) => id} />
      </Section>
    </>
  );
}
