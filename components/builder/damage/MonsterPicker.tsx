import { TextInput } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type KeyboardEvent, memo, useId, useMemo, useRef, useState } from "react";
import { Name } from "@/components/game/Name";
import { useNames } from "@/hooks/wiki/use-names";
import type { FileMonster } from "@/lib/builder/data/damage-file";
import { customTargetId } from "@/lib/builder/target/custom-target";
import { getNameIn } from "@/lib/names/names-store";
import { filterByText } from "@/lib/text/matches-text";
import classes from "./MonsterPicker.module.css";

/** What players type who want a target with values of their own. */
const trainingDummy = "Training dummy";

interface MonsterPickerProps {
  monsters: readonly FileMonster[];
  /** Id. */
  chosen: string | null;
  onChoose(id: string): void;
}

/** A field that finds a monster as one types: large ones first. A combobox after WAI-ARIA. */
export const MonsterPicker = memo(function MonsterPicker(props: MonsterPickerProps) {
  const { monsters, chosen, onChoose } = props;
  const id = useId();
  const names = useNames();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = query !== null;
  const shown = useMemo(() => {
    const found = filterByText(monsters, query ?? "", ({ id: monster, name: english }) => [
      english,
      getNameIn(names, "monsters", monster, english).text,
      monster === customTargetId ? trainingDummy : "",
    ]);
    return [...found.filter(({ size }) => size === "large"), ...found.filter(({ size }) => size === "small")];
  }, [monsters, query, names]);
  const current = monsters.find((each) => each.id === chosen);
  const name = current ? getNameIn(names, "monsters", current.id, current.name).text : "";

  const close = () => setQuery(null);
  const begin = () => {
    if (open) return;
    setQuery("");
    setActive(
      Math.max(
        0,
        monsters.filter(({ size }) => size === "large").findIndex((each) => each.id === chosen),
      ),
    );
  };
  const choose = (monster: FileMonster | undefined) => {
    if (!monster) return;
    close();
    onChoose(monster.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = getStep(event.key, list.current, query ?? "");
    if (step !== 0) {
      event.preventDefault();
      if (!open) begin();
      else setActive((at) => Math.min(Math.max(at + step, 0), shown.length - 1));
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className="relative min-w-0">
      <TextInput
        label="Monster"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && shown[active] ? `${id}-${shown[active].id}` : undefined}
        placeholder={name || "Choose a monster"}
        value={query ?? name}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onClick={begin}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        rightSection={
          <IconChevronDown
            size={18}
            stroke={1.75}
            aria-hidden="true"
            className={`${classes.arrow} pointer-events-none`}
          />
        }
      />
      {open && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Monsters"
          className={`${classes.list} absolute overflow-y-auto overscroll-contain grid p-1 border border-strong rounded-md bg-raised`}
        >
          {shown.map((monster, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above, after WAI-ARIA
            <div
              key={monster.id}
              id={`${id}-${monster.id}`}
              role="option"
              aria-selected={monster.id === chosen}
              data-active={at === active || undefined}
              className={`${classes.option} cursor-pointer min-h-9 hover:bg-hover pointer-coarse:min-h-11 flex items-center justify-between gap-2 py-1 px-2.5 rounded-sm text-14 leading-4.5`}
              ref={(element) => {
                if (at === active) element?.scrollIntoView?.({ block: "nearest" });
              }}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(monster)}
            >
              <Name entity="monsters" id={monster.id}>
                {monster.name}
              </Name>
              {monster.size === "small" && <span className="text-12 text-dim">small</span>}
            </div>
          ))}
          {shown.length === 0 && (
            <p className="col-span-full p-2.5 text-14 leading-5 text-dim">No monster found.</p>
          )}
        </div>
      )}
    </div>
  );
});

/** How far a key moves in the list, which is in columns; 0 = it is not for the list. */
function getStep(key: string, list: HTMLElement | null, query: string): number {
  const tops = [...(list?.children ?? [])].map((option) => option.getBoundingClientRect().top);
  const columns = tops.findIndex((top) => top !== tops[0]);
  const row = Math.max(columns, 1);
  // Without words there is nothing for a caret to walk through.
  const side = query === "" && list ? 1 : 0;
  return { ArrowDown: row, ArrowUp: -row, ArrowRight: side, ArrowLeft: -side }[key] ?? 0;
}
