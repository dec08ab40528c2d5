import { maxSeconds } from "@/lib/builder/target/damage-setup";
import { FigureField } from "./FigureField";

interface RotationLengthProps {
  /** 0 = not known. */
  seconds: number;
  /** Whether an equipped skill has extra hits at intervals. */
  hasProcs: boolean;
  onChange(seconds: number): void;
}

/** How long the rotation takes, as a person has timed it: no table has the length of moves. */
export function RotationLength({ seconds, hasProcs, onChange }: RotationLengthProps) {
  return (
    <div className="mt-2 grid gap-1">
      <FigureField
        label="Length of the rotation, seconds"
        value={seconds}
        min={0}
        max={maxSeconds}
        onChange={onChange}
      />
      <p className="text-12 leading-4 text-dim">
        {seconds > 0 ? "" : "Needed for damage per minute. "}
        {hasProcs && "Extra hits of your skills count by it too. "}
        Durations of moves are not in the game data, so time your own. Damage from status effects is not
        included.
      </p>
    </div>
  );
}
