import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { floating } from "@/styles/theme";
import classes from "./Combobox.module.css";
import { ComboboxInput } from "./ComboboxInput";
import type { ComboboxListProps } from "./ComboboxList";
import { Field } from "./Field";
import { getOptionId } from "./option-id";

/** Something that can be chosen. */
export interface ComboboxOption {
  readonly id: string;
  readonly label: ReactNode;
  /** Dim text after it. */
  readonly hint?: ReactNode;
}

interface ComboboxProps {
  label: string;
  /** Name of the list for assistive technology. Default: suggestions for the field. */
  listLabel?: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  placeholder?: string;
  size?: "sm";
  maxLength?: number;
  /** Options that fit what is typed, best first; called while the list is open. Enter takes the first one. */
  find(typed: string): readonly ComboboxOption[];
  onChoose(id: string, typed: string): void;
  /** Name of what is chosen, which the field shows while nothing is typed. Without it the field is for the next choice. */
  chosen?: { readonly id: string; readonly name: string } | null;
  /** All options are listed before something is typed. */
  opensEmpty?: boolean;
  /** The list is in columns. */
  isGrid?: boolean;
  /** When nothing fits. */
  emptyText: ReactNode;
  /** How many fit, for those who do not see the list. */
  formatCount?(count: number): string;
  /** Called with the typed text; empty once it is chosen or given up. */
  onType?(typed: string): void;
  /** The field is about to be used. */
  onFocus?(): void;
  /** Backspace in the empty field. */
  onBack?(): void;
  /** At the end of the field. */
  rightSection?: ReactNode;
}

/** Popover and list are loaded with the first use of a field: most pages are left without one. */
const loadList = () => import("./ComboboxList").then((module) => module.ComboboxList);

/** A field that finds options as one types: Mantine's `Combobox`, whose list is filled by the matcher of the caller. */
export function Combobox(props: ComboboxProps) {
  const { label, description, error, required, placeholder, size, maxLength = 60, rightSection } = props;
  const { find, onChoose, chosen, opensEmpty = false, isGrid = false, onType, onFocus, onBack } = props;
  const { listLabel = `${label}: suggestions`, emptyText, formatCount } = props;
  const isSingle = chosen !== undefined;
  const listId = useId();
  const [List, setList] = useState<ComponentType<ComboboxListProps> | null>(null);
  // `null` while a single choice is shown rather than typed over.
  const [text, setText] = useState<string | null>(isSingle ? null : "");
  const [at, setAt] = useState(0);
  const [hasFocus, setFocus] = useState(false);
  // Enter came before there was anything to take: options and names may be on their way.
  const [isEntered, setEntered] = useState(false);
  // Mantine's store of a combobox comes with the list, which alone needs it.
  const [isDropdownOpen, setDropdownOpen] = useState(false);
  const typed = text ?? "";
  const isOpen = isDropdownOpen && (opensEmpty || typed.trim() !== "");
  const found = isOpen ? find(typed) : [];
  const isShown = isOpen && found.length > 0;
  const marked = Math.min(at, found.length - 1);

  const load = () => void loadList().then((loaded) => setList(() => loaded), ignore);
  const type = (next: string | null) => {
    setText(next);
    setAt(0);
    setEntered(false);
    onType?.(next ?? "");
  };
  const open = () => {
    load();
    if (isDropdownOpen) return;
    setDropdownOpen(true);
    // A list that opens as a whole begins at what is chosen.
    const current = isSingle && typed === "" ? find("").findIndex(({ id }) => id === chosen?.id) : 0;
    setAt(Math.max(0, current));
  };
  const close = () => {
    setDropdownOpen(false);
    setEntered(false);
    if (isSingle) type(null);
  };
  const choose = (id: string | undefined) => {
    if (id === undefined) return;
    type(isSingle ? null : "");
    if (isSingle) setDropdownOpen(false);
    onChoose(id, typed);
  };
  useEffect(() => {
    if (isEntered && isShown) choose(found[0]?.id);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && typed === "") return onBack?.();
    if (event.key === "Escape") return leave(event);
    const step = getStep(event.key, isGrid && typed === "" ? listId : null) ?? getStep(event.key, null);
    if (step !== undefined && !isOpen) open();
    else if (step !== undefined && isShown) setAt((marked + step + found.length) % found.length);
    else if (event.key === "Enter" && isShown) choose(found[marked]?.id);
    else if (event.key === "Enter" && isOpen && typed.trim() !== "") setEntered(true);
    else return;
    event.preventDefault();
  };
  // Escape first closes the list and then empties the field, and never reaches a dialog around it.
  const leave = (event: KeyboardEvent) => {
    if (!isOpen && typed === "") return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) close();
    else type("");
  };

  return (
    <Field label={label} description={description} error={error} required={required ?? false}>
      <div className="relative">
        <ComboboxInput
          isOpen={isShown}
          listId={isShown && List ? listId : undefined}
          markedId={isShown && List ? getOptionId(listId, marked) : undefined}
          {...(size && { size })}
          error={Boolean(error)}
          aria-required={required}
          placeholder={placeholder}
          enterKeyHint="done"
          maxLength={maxLength}
          value={text ?? chosen?.name ?? ""}
          rightSection={rightSection}
          onFocus={(event) => {
            load();
            setFocus(true);
            if (isSingle) event.target.select();
            onFocus?.();
          }}
          onClick={() => opensEmpty && open()}
          onBlur={() => {
            setFocus(false);
            close();
          }}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            load();
            type(event.target.value);
            setDropdownOpen(true);
          }}
        />
        {List && (
          <List
            id={listId}
            label={listLabel}
            isShown={isShown}
            isGrid={isGrid}
            options={found}
            marked={marked}
            onChoose={choose}
          />
        )}
        {hasFocus && (
          <div role="status">
            {isShown && formatCount && <p className="visually-hidden">{formatCount(found.length)}</p>}
            {isOpen && !isShown && (
              <p
                className={`${classes.nothing} right-0 left-0 ${floating} absolute z-30 rounded-md py-2 px-3 text-13 leading-5 text-dim`}
              >
                {emptyText}
              </p>
            )}
          </div>
        )}
      </div>
    </Field>
  );
}

/** Without a connection nothing is listed, and the next letter tries again. */
function ignore(): void {}

/** How far a key moves in the list. In columns arrows to the side move too, where there is no text for a caret. */
function getStep(key: string, gridId: string | null): number | undefined {
  if (!gridId) return { ArrowDown: 1, ArrowUp: -1 }[key];
  const options = document.getElementById(gridId)?.querySelectorAll("[role=option]") ?? [];
  const tops = [...options].map((option) => option.getBoundingClientRect().top);
  const columns = Math.max(
    1,
    tops.findIndex((top) => top !== tops[0]),
  );
  return { ArrowDown: columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1 }[key];
}
