import { IconAlertTriangle } from "@tabler/icons-react";
import { type NameOf, problemInWords } from "@/lib/builder/loadout/problem-words";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";
import classes from "./PlaceProblems.module.css";

interface PlaceProblemsProps {
  problems: readonly LoadoutProblem[];
  nameOf: NameOf;
}

/** Why what is in a place cannot be so in the game. It stays as it is until the player changes it. */
export function PlaceProblems({ problems, nameOf }: PlaceProblemsProps) {
  if (problems.length === 0) return null;
  const sentences = [...new Set(problems.map((problem) => problemInWords(problem, nameOf)))];
  return (
    <ul className={classes.problems} aria-label="Not possible in the game">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
