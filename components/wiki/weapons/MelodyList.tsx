import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import { Notes } from "@/components/game/Notes";
import { FacetedList } from "@/components/list/FacetedList";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { useListState } from "@/hooks/ui/use-list-state";
import { hornNotes } from "@/lib/catalog/weapon-codes";
import { capitalize } from "@/lib/text/capitalize";
import type { MelodiesProps, MelodyEntry } from "@/lib/wiki/weapons/melodies";
import { HornLinks } from "./HornLinks";
import { MelodyTable } from "./MelodyTable";

const { text, oneOf, anyOf } = createFacets<MelodyEntry>();

function createMelodyFacets(horns: MelodiesProps["horns"]) {
  return {
    q: text({
      label: "Search",
      placeholder: "Melody, effect or horn",
      texts: (row, names) => ({
        names: names.list("melodies", row.id, row.name),
        mentions: [row.effect, ...row.horns.flatMap((id) => names.list("weapons", id, horns[id] ?? id))],
      }),
    }),
    notes: anyOf({
      label: "My notes",
      options: hornNotes.map((value) => ({
        value,
        label: capitalize(value),
        icon: (
          <span aria-hidden="true">
            <Notes notes={[value]} />
          </span>
        ),
      })),
      describe: (notes) => notes.join(", "),
      has: (row, note) => row.sequences.some((sequence) => sequence.includes(note)),
      passes: (row, notes) =>
        row.sequences.some((sequence) => sequence.every((note) => notes.includes(note))),
    }),
    kind: oneOf({
      label: "Type",
      options: toOptions(["timed", "instant"], { timed: "Timed", instant: "Instant" }),
      has: (row, kind) => (row.duration !== null) === (kind === "timed"),
    }),
  };
}

/** Every melody: what to play, what it does, how long, and on which horns. */
export function MelodyList({ melodies, horns }: Pick<MelodiesProps, "melodies" | "horns">) {
  const facets = useMemo(() => createMelodyFacets(horns), [horns]);
  const list = useListState(useMemo(() => getFacetFields(facets), [facets]));
  return (
    <FacetedList list={list} rows={melodies} facets={facets} noun={["melody", "melodies"]}>
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
    </FacetedList>
  );
}
