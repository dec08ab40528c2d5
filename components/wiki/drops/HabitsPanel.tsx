import { ToggleFilter } from "@/components/list/ToggleFilter";
import type { HabitsState } from "@/lib/drops/drop-finder-state";
import { defaultHabits, type Habits, maxDraws } from "@/lib/drops/habits";
import { CountField } from "./CountField";

interface HabitsPanelProps {
  habits: Habits;
  onChange(patch: Partial<HabitsState>): void;
}

/** The habits per hunt. Default counts are not written to the address. */
export function HabitsPanel({ habits, onChange }: HabitsPanelProps) {
  const captures = habits.finish === "capture";
  return (
    <div className="tiles-260 grid items-end gap-y-1.5 gap-x-8">
      {captures && (
        <CountField
          label="Capture rewards"
          value={habits.captureRewards}
          max={maxDraws}
          onChange={(count) => onChange({ captured: toOverride(count, defaultHabits.captureRewards) })}
        />
      )}
      <CountField
        label={captures ? "Carves (if it can't be captured)" : "Carves"}
        value={habits.carves}
        max={maxDraws}
        auto={{ label: "All", choose: () => onChange({ carves: null }) }}
        onChange={(carves) => onChange({ carves })}
      />
      <CountField
        label="Wounds destroyed"
        value={habits.wounds}
        max={maxDraws}
        onChange={(count) => onChange({ wounds: toOverride(count, defaultHabits.wounds) })}
      />
      <CountField
        label="Tempered wounds destroyed"
        value={habits.temperedWounds}
        max={maxDraws}
        onChange={(count) => onChange({ tempered: toOverride(count, defaultHabits.temperedWounds) })}
      />
      <CountField
        label="Target rewards"
        value={habits.rewards}
        max={maxDraws}
        auto={{ label: "As in the game data", choose: () => onChange({ rewards: null }) }}
        onChange={(rewards) => onChange({ rewards })}
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

function toOverride(count: number, usual: number): number | null {
  return count === usual ? null : count;
}
