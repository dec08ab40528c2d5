import { IconPlayerStop, IconSearch } from "@tabler/icons-react";
import { ActionButton } from "@/components/ui/Action";
import type { Builder } from "@/hooks/builder/use-builder";
import { askedObjectives } from "@/lib/builder/criteria/ask";
import type { AskProblem } from "@/lib/builder/criteria/ask-problems";
import { objectiveWords } from "@/lib/builder/criteria/search-words";
import type { BuilderTab } from "../builder-tabs";
import classes from "./SearchBar.module.css";

interface SearchBarProps {
  builder: Builder;
  running: boolean;
  problems: readonly AskProblem[];
  /** What the question needs is still loading. */
  loading: boolean;
  /** The target, where damage is asked for. */
  hunted: string | null;
  auto: boolean;
  onAuto(auto: boolean): void;
  onSearch(): void;
  onCancel(): void;
  onTab(tab: BuilderTab): void;
}

/** What is to be highest, and the button that asks. */
export function SearchBar(props: SearchBarProps) {
  const { builder, running, problems, loading, hunted, auto, onAuto, onSearch, onCancel, onTab } = props;
  const { ask, changeAsk } = builder;
  return (
    <div className={classes.bar}>
      <label className={classes.objective}>
        <span className={classes.label}>Maximize</span>
        <select
          className={classes.select}
          value={ask.objective}
          onChange={(event) => {
            const objective = askedObjectives.find((each) => each === event.target.value);
            if (objective) changeAsk({ objective });
          }}
        >
          {askedObjectives.map((objective) => (
            <option key={objective} value={objective}>
              {objectiveWords(objective)}
            </option>
          ))}
        </select>
      </label>
      {running ? (
        <ActionButton data-home className={classes.button} onClick={onCancel}>
          <IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />
          Cancel
        </ActionButton>
      ) : (
        <ActionButton
          weight="filled"
          data-home
          className={classes.button}
          disabled={loading || problems.length > 0}
          onClick={onSearch}
        >
          <IconSearch size={18} stroke={2} aria-hidden="true" />
          Search
        </ActionButton>
      )}
      <label className={classes.auto}>
        <input type="checkbox" checked={auto} onChange={(event) => onAuto(event.target.checked)} />
        Auto-search
      </label>
      {hunted !== null && (
        <p className={classes.hunted}>
          {hunted}. <Mend onClick={() => onTab("damage")}>Change target</Mend>
        </p>
      )}
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map(({ words, mend }) => (
            <li key={words}>
              {words} {mend === "hunt" && <Mend onClick={() => onTab("damage")}>Set target</Mend>}
              {mend === "loadout" && (
                <span className={classes.phone}>
                  <Mend onClick={() => onTab("loadout")}>Go to loadout</Mend>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Mend({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <button type="button" className={classes.mend} onClick={onClick}>
      {children}
    </button>
  );
}
