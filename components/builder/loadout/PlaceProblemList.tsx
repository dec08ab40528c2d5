import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { fixPlace, isSlotProblem } from "@/lib/builder/gear/fix-place";
import { formatProblem } from "@/lib/builder/loadout/format-problem";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";

export interface PlaceProblemsProps {
  place: LoadoutPlace;
  /** Those of this place, at least one. */
  problems: readonly LoadoutProblem[];
}

/** Why what is in a place cannot be so in the game. It stays as it is until the player changes it. */
export function PlaceProblemList({ place, problems }: PlaceProblemsProps) {
  const { data: builderData, loadout } = useBuilder(pick("data", "loadout"));
  const { act } = useCommands();
  const sentences = [...new Set(problems.map((problem) => formatProblem(problem, builderData.getName)))];
  return (
    <div className="justify-items-start grid gap-1">
      <ul className="grid gap-0.5 text-13 leading-4.5 text-bad" aria-label="Not possible in the game">
        {sentences.map((sentence) => (
          <li className="flex gap-1.5" key={sentence}>
            <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {problems.some(isSlotProblem) && (
        <Button
          size="xs"
          onClick={() => act({ type: "replace", loadout: fixPlace(loadout, place, builderData.catalog) })}
        >
          Remove what does not fit<span className="visually-hidden">: {place}</span>
        </Button>
      )}
    </div>
  );
}
