import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { SkillLevel } from "@/lib/builder/catalog/catalog";
import type { BuilderBook } from "@/lib/builder/data/book";
import { entryKey } from "@/lib/builder/gear/talisman-choices";
import field from "./Field.module.css";

interface TalismanSkillFieldProps {
  label: string;
  value: SkillLevel | null;
  /** What goes with the other skills. */
  options: readonly SkillLevel[];
  /** The skill before it is not chosen yet. */
  waiting: boolean;
  book: BuilderBook;
  onChange(chosen: SkillLevel | null): void;
}

/** One skill of a talisman with its level, out of those that go with the others. */
export function TalismanSkillField({
  label,
  value,
  options,
  waiting,
  book,
  onChange,
}: TalismanSkillFieldProps) {
  const shown = useShownNames(book.nameOf);
  const named = options
    .map((entry) => ({
      entry,
      text: `${shown("skill", entry.skill)} ${entry.level}`,
      kind: book.catalog.skills.get(entry.skill)?.kind,
    }))
    .toSorted((a, b) => a.text.localeCompare(b.text));
  const none = named.length === 0;
  return (
    <label className={field.field}>
      <span className={field.label}>{label}</span>
      <select
        className={field.select}
        disabled={none}
        value={value ? entryKey(value) : ""}
        onChange={(event) =>
          onChange(options.find((entry) => entryKey(entry) === event.target.value) ?? null)
        }
      >
        <option value="">{emptyWords(none, waiting)}</option>
        {(["armor", "weapon"] as const).map((kind) => {
          const ofKind = named.filter((each) => each.kind === kind);
          return (
            ofKind.length > 0 && (
              <optgroup key={kind} label={kind === "armor" ? "Equipment skills" : "Weapon skills"}>
                {ofKind.map(({ entry, text }) => (
                  <option key={entryKey(entry)} value={entryKey(entry)}>
                    {text}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
    </label>
  );
}

function emptyWords(none: boolean, waiting: boolean): string {
  if (!none) return "None";
  return waiting ? "Choose previous skill first" : "No other skill combines with these";
}
