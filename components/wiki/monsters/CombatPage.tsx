import { RecordTable } from "@/components/ui/RecordTable";
import { Section } from "@/components/ui/Section";
import type { CombatPageProps } from "@/lib/wiki/monsters/combat-page";

/** Notes on tables, by the id of their section. */
const notes: Readonly<Record<string, string>> = {
  parts:
    "Before rank, party size and temper count. “Later” is what a part takes once its health was used up; the last figure repeats.",
  tempered: "Factors on the figures above. The harder version is that of quests with more stars.",
  "crown-chances":
    "Chance of each crown per target, by the strength that the quest gives it. Quests with a fixed size have none of these chances, such as most story quests.",
  attacks:
    "The tables don’t name moves, so attacks are in the order of their damage. Damage is before defense, rage and temper. Which ailment and which effect a code of the tables means is inferred.",
};

/** How a monster fights, in figures. */
export function CombatPage({ sections }: CombatPageProps) {
  return (
    <div className="grid gap-8">
      {sections.map(({ id, title, tables }) => (
        <Section key={id} id={id} title={title}>
          {notes[id] && <p className="mb-3 text-14 leading-5 text-dim max-w-text">{notes[id]}</p>}
          <div className="grid gap-6">
            {tables.map(({ caption, columns, rows, hasFigures = false }) => (
              <RecordTable
                key={caption}
                caption={caption}
                columns={columns}
                hasFigures={hasFigures}
                rows={rows.map((cells, index) => ({ key: `${index} ${cells[0]}`, cells }))}
              />
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}
