import { EntityLink } from "@/components/game/EntityLink";
import { Notes } from "@/components/game/Notes";
import { Section } from "@/components/ui/Section";
import type { NoteSet } from "@/lib/wiki/weapons/melodies";
import { HornLinks } from "./HornLinks";

/** Melodies of each set of three notes. */
export function NoteSets({
  sets,
  horns,
}: {
  sets: readonly NoteSet[];
  horns: Readonly<Record<string, string>>;
}) {
  return (
    <Section id="note-sets" title="Note sets">
      <ul className="tiles-320 grid gap-y-5 gap-x-8">
        {sets.map(({ notes, melodies, horns: ids, isByParts }) => (
          <li key={notes.join()}>
            <Notes notes={notes} />
            <p>
              {melodies.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && ", "}
                  <EntityLink entity="melodies" id={id} name={name} href={`#${id}`} />
                </span>
              ))}
            </p>
            <HornLinks ids={ids} horns={horns} isByParts={isByParts} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
