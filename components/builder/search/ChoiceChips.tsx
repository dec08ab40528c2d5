import type { ReactNode } from "react";
import { Chip } from "@/components/ui/Chip";

interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  /** Dim text after it. */
  readonly hint?: ReactNode;
}

interface ChoiceChipsProps {
  /** Of the list. */
  label: string;
  choices: readonly Choice[];
  /** Action of pressing a chip, heard before its name. */
  removeLabel: string;
  onRemove(key: string): void;
  removeAllLabel: string;
  onRemoveAll(): void;
}

/** Chosen entries, each removed by a press; nothing where none is chosen. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, choices, removeLabel, onRemove, removeAllLabel, onRemoveAll } = props;
  if (choices.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.key}>
          <Chip isRemovable onClick={() => onRemove(choice.key)}>
            <span className="visually-hidden">{removeLabel}:</span> <span>{choice.label}</span>
            {choice.hint && <span className="ms-1.5 text-dim">{choice.hint}</span>}
          </Chip>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <Chip onClick={onRemoveAll}>{removeAllLabel}</Chip>
        </li>
      )}
    </ul>
  );
}
