import "@mantine/core/styles/Switch.layer.css";
import { Button, NativeSelect, Switch, UnstyledButton } from "@mantine/core";
import { IconPlayerStop, IconSearch } from "@tabler/icons-react";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import type { CriteriaProblem } from "@/lib/builder/criteria/find-criteria-problems";
import { type Assumptions, formatObjective } from "@/lib/builder/criteria/format-question";
import { chosenObjectives, type SearchObjective } from "@/lib/builder/criteria/search-criteria";
import { useShowPane } from "../show-pane";

interface SearchBarProps {
  running: boolean;
  problems: readonly CriteriaProblem[];
  /** Data for the query is still loading. */
  loading: boolean;
  /** Current objective. */
  objective: SearchObjective;
  /** Assumptions, where damage is the objective. */
  assumed: Assumptions | null;
  auto: boolean;
  onAuto(auto: boolean): void;
  onSearch(): void;
  onCancel(): void;
}

/** The objective, and the button that searches. */
export function SearchBar(props: SearchBarProps) {
  const { running, problems, loading, objective, assumed, auto, onAuto, onSearch, onCancel } = props;
  const criteria = useBuilder((builder) => builder.criteria);
  const { changeCriteria } = useCommands();
  const show = useShowPane();
  return (
    <div className="flex flex-wrap items-end gap-y-2 gap-x-3">
      <NativeSelect
        label="Maximize"
        className="flex-[1_1_150px] max-w-70"
        value={criteria.objective}
        onChange={(event) => {
          const chosen = chosenObjectives.find((each) => each === event.target.value);
          if (chosen) changeCriteria({ objective: chosen });
        }}
      >
        {chosenObjectives.map((each) => (
          <option key={each} value={each}>
            {each === "auto"
              ? `Automatic: ${formatObjective(objective).toLowerCase()}`
              : formatObjective(each)}
          </option>
        ))}
      </NativeSelect>
      {running ? (
        <Button data-home size="md" className="w-33" onClick={onCancel}>
          <IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />
          Cancel
        </Button>
      ) : (
        <Button
          variant="filled"
          data-home
          size="md"
          className="w-33"
          disabled={loading || problems.length > 0}
          onClick={onSearch}
        >
          <IconSearch size={18} stroke={2} aria-hidden="true" />
          Search
        </Button>
      )}
      <Switch
        className="print:hidden"
        checked={auto}
        onChange={(event) => onAuto(event.target.checked)}
        label="Auto-search"
      />
      {assumed !== null && (
        <p className="basis-full text-14 leading-5 text-dim">
          Assumes{" "}
          <FixButton label="Target" onClick={() => show("damage")}>
            {assumed.target}
          </FixButton>
          ,{" "}
          <FixButton label="Combo" onClick={() => show("damage", "damage-moves")}>
            {assumed.rotation}
          </FixButton>
          ,{" "}
          <FixButton label="Uptime" onClick={() => show("damage", "damage-uptimes")}>
            {assumed.uptimes}
          </FixButton>
        </p>
      )}
      {problems.length > 0 && (
        <ul className="basis-full text-14 leading-5 text-warn">
          {problems.map(({ text, fixIn }) => (
            <li key={text}>
              {text} {fixIn === "damage" && <FixButton onClick={() => show("damage")}>Set target</FixButton>}
              {fixIn === "loadout" && (
                <span className="md:hidden">
                  <FixButton onClick={() => show("loadout")}>Go to loadout</FixButton>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FixButtonProps {
  /** Its change, where the text does not say so. */
  label?: string;
  children: string;
  onClick(): void;
}

function FixButton({ label, children, onClick }: FixButtonProps) {
  return (
    <UnstyledButton
      type="button"
      className="font-semibold min-h-9 pointer-coarse:min-h-11 pointer-coarse:-my-2 py-0 px-1 -mx-1 text-signal"
      // What is assumed belongs on paper too.
      data-print={label !== undefined || undefined}
      onClick={onClick}
    >
      {label && <span className="visually-hidden">Change {label.toLowerCase()}: </span>}
      {children}
    </UnstyledButton>
  );
}
