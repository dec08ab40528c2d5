import { ToggleFilter } from "@/components/wiki/kit/ToggleFilter";
import type { HabitsState } from "@/lib/drops/finder-state";
import { defaultHabits, type Habits, mostDraws } from "@/lib/drops/habits";
import { CountField } from "./CountField";
import classes from "./HabitsPanel.module.css";

interface HabitsPanelProps {
  habits: Habits;
  onChange(patch: Partial<HabitsState>): void;
}

/** The habits per hunt. Default counts are not written to the address. */
export function HabitsPanel({ habits, onChange }: HabitsPanelProps) {
  const captures = habits.finish === "capture";
  return (
    <div className={classes.panel}>
      {captures && (
        <CountField
          label="Capture rewards"
          value={habits.captureRewards}
          max={mostDraws}
          onChange={(count) => onChange({ captured: unlessUsual(count, defaultHabits.captureRewards) })}
        />
      )}
      <CountField
        label={captures ? "Carves (if it can't be captured)" : "Carves"}
        value={habits.carves}
        max={mostDraws}
        onChange={(count) => onChange({ carves: unlessUsual(count, defaultHabits.carves) })}
      />
      <CountField
        label="Wounds destroyed"
        value={habits.wounds}
        max={mostDraws}
        onChange={(count) => onChange({ wounds: unlessUsual(count, defaultHabits.wounds) })}
      />
      <CountField
        label="Tempered wounds destroyed"
        value={habits.temperedWounds}
        max={mostDraws}
        onChange={(count) => onChange({ tempered: unlessUsual(count, defaultHabits.temperedWounds) })}
      />
      <CountField
        label="Target rewards"
        value={habits.rewards}
        max={mostDraws}
        onChange={(count) => onChange({ rewards: unlessUsual(count, defaultHabits.rewards) })}
      />
      <ToggleFilter
        label="Capture instead of slaying"
        checked={captures}
        onChange={(capture) => onChange({ finish: capture ? "capture" : "" })}
      />
      <ToggleFilter
        label="Break every part"
        checked={habits.breaks}
        onChange={(breaks) => onChange({ whole: !breaks })}
      />
      <ToggleFilter
        label="Sever and carve the tail"
        checked={habits.severs}
        onChange={(severs) => onChange({ uncut: !severs })}
      />
    </div>
  );
}

function unlessUsual(count: number, usual: number): number | null {
  return count === usual ? null : count;
}
