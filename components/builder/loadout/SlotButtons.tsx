import { UnstyledButton } from "@mantine/core";
import { Name } from "@/components/game/Name";
import type { TalismanSlot } from "@/lib/builder/catalog/catalog";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { LoadoutPlace, SlottedDecorations } from "@/lib/builder/loadout/model";
import type { LoadoutDialog } from "./loadout-dialog";
import classes from "./SlotButtons.module.css";

interface SlotButtonsProps {
  place: LoadoutPlace;
  /** Of the place, for names: "head". */
  word: string;
  slots: readonly TalismanSlot[];
  decorations: SlottedDecorations;
  /** Indexes of slots with a problem. */
  wrong: ReadonlySet<number>;
  getName: GetName;
  onDialog(dialog: LoadoutDialog): void;
}

/** Dashed where a slot invites to fill it; in red where what is in it does not fit. */
function getLook(isFilled: boolean, isWrong: boolean): string {
  const text = isFilled ? "text-default" : "text-dim";
  if (isWrong) return `${text} border-bad`;
  return isFilled ? `${text} border-strong` : `${text} border-dashed border-control hover:border-signal`;
}

/** The slots of a place: each opens what fits into it. Weapon slots are on their point, armor slots are round. */
export function SlotButtons({ place, word, slots, decorations, wrong, getName, onDialog }: SlotButtonsProps) {
  if (slots.length === 0) return null;
  return (
    <ul className={`${classes.slots} flex flex-wrap gap-1`} aria-label={`Slots, ${word}`}>
      {slots.map(({ kind, slot }, index) => {
        const id = decorations[index] ?? null;
        const name = id === null ? "" : getName("decoration", id);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no identity but their place
          <li key={index} className="min-w-0 max-w-full">
            <UnstyledButton
              type="button"
              className={`${classes.slot} ${getLook(id !== null, wrong.has(index))} border hover:bg-hover pointer-coarse:min-h-11 max-w-full min-h-7.5 flex items-center gap-1.5 rounded-md text-13 leading-4.5 text-start`}
              data-filled={id !== null || undefined}
              data-print={true}
              aria-haspopup="dialog"
              onClick={() => onDialog({ kind: "decoration", place, slot: index })}
            >
              <span
                className={`${classes.gem} data-[kind=armor]:rounded-[50%] leading-none inline-grid w-5 h-5 flex-none place-items-center border border-control text-12 text-default font-bold`}
                data-kind={kind}
                aria-hidden="true"
              >
                <span>{slot}</span>
              </span>
              <span className="visually-hidden">
                {kind === "weapon" ? "Weapon slot" : "Slot"} of level {slot}, {word}:
              </span>{" "}
              {id === null ? (
                <span className="text-dim">Empty</span>
              ) : (
                <span className="wrap-anywhere">
                  <Name entity="decorations" id={id}>
                    {name}
                  </Name>
                </span>
              )}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
