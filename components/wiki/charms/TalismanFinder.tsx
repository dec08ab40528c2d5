import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { type Column, DataTable } from "@/components/list/DataTable";
import { RecordFilter } from "@/components/list/RecordFilter";
import { useListState } from "@/hooks/ui/use-list-state";
import { createChoiceField } from "@/lib/site/list-state";
import { formatCount, formatNumber } from "@/lib/text/format";
import {
  findTalismansWith,
  listTalismanSkills,
  type TalismanData,
  type TalismanHit,
} from "@/lib/wiki/charms/talisman-data";

const columns: readonly Column<TalismanHit>[] = [
  {
    key: "name",
    label: "Talisman",
    phone: "title",
    render: ({ id, name }) => (
      <Name entity="talismans" id={id}>
        {name}
      </Name>
    ),
  },
  {
    key: "rarity",
    label: "Rarity",
    phone: "figure",
    render: ({ rarity }) => <RarityGem rarity={rarity} />,
  },
  {
    key: "level",
    label: "Level",
    align: "end",
    phone: "figure",
    render: ({ level }) => formatNumber(level, 0),
  },
  {
    key: "group",
    label: "Skill group",
    phone: "figure",
    render: ({ group }) => <a href={`#group-${group}`}>Group {group}</a>,
  },
  {
    key: "forms",
    label: "Combinations",
    align: "end",
    phone: "figure",
    render: ({ forms, of }) => `${formatNumber(forms, 0)} of ${formatNumber(of, 0)}`,
  },
];

/** Pick a skill to see which talismans can have it, and at which level. */
export function TalismanFinder({ data }: { data: TalismanData }) {
  const skills = useMemo(() => listTalismanSkills(data), [data]);
  const fields = useMemo(() => ({ skill: createChoiceField(skills.map(({ id }) => id)) }), [skills]);
  const list = useListState(fields);
  const { skill } = list.state;
  const hits = useMemo(() => (skill ? findTalismansWith(data, skill) : []), [data, skill]);
  return (
    <>
      <div className="mt-3">
        <RecordFilter
          label="Skill"
          entity="skills"
          value={skill}
          options={skills.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => list.set({ skill: skills.find(({ id }) => id === next)?.id ?? "" })}
        />
      </div>
      <p className="my-2.5 text-14 leading-5 text-dim" role="status">
        {skill
          ? `Found on ${formatCount(new Set(hits.map(({ id }) => id)).size, "talisman", "talismans")}.`
          : `Appraised talismans can have ${formatNumber(skills.length, 0)} different skills.`}
      </p>
      {hits.length > 0 && (
        <DataTable
          caption="Appraised talismans with this skill"
          columns={columns}
          rows={hits}
          rowKey={({ id, group }) => `${id}-${group}`}
        />
      )}
    </>
  );
}
