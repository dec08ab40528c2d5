import { Name } from "@/components/game/Name";
import { Notes } from "@/components/game/Notes";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { FilteredList, type ListFilter } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { capitalize } from "@/lib/catalog/capitalize";
import { hornNotes } from "@/lib/catalog/codes";
import { createChoiceField, createMultiField, createTextField } from "@/lib/site/list-state";
import type { MelodiesProps, MelodyEntry } from "@/lib/wiki/weapons/melodies";
import { HornLinks } from "./HornLinks";
import { MelodyTable } from "./MelodyTable";

const kinds = ["timed", "instant"] as const;

const fields = { q: createTextField(), notes: createMultiField(hornNotes), kind: createChoiceField(kinds) };

const kindLabels = { timed: "Timed", instant: "Instant" } as const;

/** Every melody: what to play, what it does, how long, and on which horns. */
export function MelodyList({ melodies, horns }: Pick<MelodiesProps, "melodies" | "horns">) {
  const list = useListState(fields);
  const { q, notes, kind } = list.state;
  const names = useSearchNames(q);
  const filters: ListFilter<MelodyEntry>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, (row) => ({
        names: names.list("melodies", row.id, row.name),
        mentions: [row.effect, ...row.horns.flatMap((id) => names.list("weapons", id, horns[id] ?? id))],
      })),
    },
    {
      key: "notes",
      label: "My notes",
      value: notes.join(", "),
      test: (row) => row.sequences.some((sequence) => sequence.every((note) => notes.includes(note))),
    },
    {
      key: "kind",
      label: "Type",
      value: kind && kindLabels[kind],
      test: (row) => (row.duration !== null) === (kind === "timed"),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={melodies}
      filters={filters}
      noun={["melody", "melodies"]}
      field={
        <TextFilter
          label="Search"
          placeholder="Melody, effect or horn"
          value={q}
          onChange={(next) => list.set({ q: next })}
        />
      }
      rail={
        <>
          <CheckboxGroup
            label="My notes"
            value={notes}
            options={hornNotes.map((value) => ({
              value,
              label: capitalize(value),
              icon: (
                <span aria-hidden="true">
                  <Notes notes={[value]} />
                </span>
              ),
            }))}
            onChange={(next) => list.set({ notes: next })}
          />
          <ChoiceFilter
            label="Type"
            value={kind}
            options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
            onChange={(next) => list.set({ kind: next })}
          />
        </>
      }
    >
      {(visible) => (
        <MelodyTable
          caption="Duration: base / Horn Maestro 1 / 2. Whether replaying a melody extends or restarts it is unknown."
          melodies={visible}
          first={(melody) => (
            <Name entity="melodies" id={melody.id}>
              {melody.name}
            </Name>
          )}
          last={{
            label: "Horns",
            render: (melody) => <HornLinks ids={melody.horns} horns={horns} isByParts={melody.isByParts} />,
          }}
        />
      )}
    </FilteredList>
  );
}
