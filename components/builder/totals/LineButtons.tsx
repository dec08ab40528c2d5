import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { focusName } from "./focus-name";
import classes from "./Line.module.css";

interface LineButtonsProps {
  name: string;
  /** Next target level; `null` = none higher. */
  next: number | null;
  maxLevel: number;
  open: boolean;
  /** Id of what the second button opens. */
  controls: string;
  hasSources: boolean;
  onTarget(level: number): void;
  onToggle(): void;
}

/** Adds the next level as a skill target, and shows where the levels come from. */
export function LineButtons({
  name,
  next,
  maxLevel,
  open,
  controls,
  hasSources,
  onTarget,
  onToggle,
}: LineButtonsProps) {
  return (
    <span className="inline-flex flex-none">
      {next === null ? (
        <span className={classes.gap} />
      ) : (
        <ActionIcon
          className={classes.button}
          aria-label={`Add ${name} ${next} to wanted skills`}
          title={`Want level ${next}`}
          onClick={(event) => {
            if (next === maxLevel) focusName(event.currentTarget);
            onTarget(next);
          }}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      {hasSources ? (
        <ActionIcon
          className={classes.button}
          aria-label={`Where ${name} comes from`}
          aria-expanded={open}
          aria-controls={open ? controls : undefined}
          onClick={onToggle}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" className={classes.chevron} />
        </ActionIcon>
      ) : (
        <span className={classes.gap} />
      )}
    </span>
  );
}
