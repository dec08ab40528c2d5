import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./ChoiceChips.module.css";

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
  /** What pressing a chip does, heard before its name. */
  removeLabel: string;
  onRemove(key: string): void;
  removeAllLabel: string;
  onRemoveAll(): void;
}

/** What was chosen, each to be taken back by a press; nothing where nothing was. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, choices, removeLabel, onRemove, removeAllLabel, onRemoveAll } = props;
  if (choices.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.key}>
          <button type="button" className={classes.chip} onClick={() => onRemove(choice.key)}>
            <span className="visually-hidden">{removeLabel}:</span> <span>{choice.label}</span>
            {choice.hint && <span className="text-dim">{choice.hint}</span>}
            <IconX size={14} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <button type="button" className={classes.all} onClick={onRemoveAll}>
            {removeAllLabel}
          </button>
        </li>
      )}
    </ul>
  );
}
