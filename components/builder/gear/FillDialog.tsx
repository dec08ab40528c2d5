import { useMemo, useState } from "react";
import { ActionButton } from "@/components/ui/Action";
import type { Builder } from "@/hooks/builder/use-builder";
import { fillSlots } from "@/lib/builder/editor/fill-slots";
import { openSlots } from "@/lib/builder/editor/place-decorations";
import {
  decorationSkills,
  defaultFillWishes,
  type FillWish,
  moveWish,
  withoutDecorations,
} from "@/lib/builder/gear/fill-wishes";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { AddSkill } from "./AddSkill";
import classes from "./FillDialog.module.css";
import { FillOutcome } from "./FillOutcome";
import { FillWishRow } from "./FillWishRow";
import { GearDialog } from "./GearDialog";

interface FillDialogProps {
  builder: Builder;
  onClose(): void;
}

/** Fills the free slots for the skills that are wanted, in their order. */
export function FillDialog({ builder, onClose }: FillDialogProps) {
  const { book, loadout, derived, ask, own } = builder;
  const { catalog, nameOf } = book;
  const [wishes, setWishes] = useState(() => defaultFillWishes(derived, ask.skills, catalog));
  const [anew, setAnew] = useState(false);
  const start = useMemo(() => (anew ? withoutDecorations(loadout) : loadout), [anew, loadout]);
  const levels = useMemo(() => deriveLoadout(start, catalog).levels, [start, catalog]);
  const owned = own.collection.decorations;
  const filled = useMemo(
    () =>
      fillSlots(
        start,
        wishes.filter(({ on }) => on),
        owned,
        catalog,
      ),
    [start, wishes, owned, catalog],
  );
  const free = openSlots(start, catalog).length;
  const addable = useMemo(
    () => [...decorationSkills(catalog)].filter((skill) => !wishes.some((wish) => wish.skill === skill)),
    [catalog, wishes],
  );

  const change = (skill: string, patch: Partial<FillWish>) =>
    setWishes((before) => before.map((wish) => (wish.skill === skill ? { ...wish, ...patch } : wish)));
  const apply = () => {
    builder.act({ type: "replace", loadout: filled.loadout });
    onClose();
  };

  return (
    <GearDialog
      title="Fill slots"
      onClose={onClose}
      foot={
        <>
          <ActionButton weight="filled" disabled={filled.added.length === 0} onClick={apply}>
            {filled.added.length === 0 ? "Nothing to add" : `Add ${filled.added.length}`}
          </ActionButton>
          <label className={classes.anew}>
            <input type="checkbox" checked={anew} onChange={(event) => setAnew(event.target.checked)} />
            Empty the slots first
          </label>
        </>
      }
    >
      <div className={classes.content}>
        <section aria-label="Skills to fill">
          <p className={classes.lead}>
            {free === 0
              ? "Every slot is filled."
              : `${free} free ${free === 1 ? "slot" : "slots"}. Higher skills get slots first.`}
          </p>
          {wishes.length === 0 && <p className={classes.empty}>No wanted skills yet. Add one to start.</p>}
          <ul className={classes.wishes}>
            {wishes.map((wish, at) => (
              <FillWishRow
                key={wish.skill}
                wish={wish}
                name={nameOf("skill", wish.skill)}
                now={levels[wish.skill] ?? 0}
                maxLevel={catalog.skills.get(wish.skill)?.maxLevel ?? 1}
                isFirst={at === 0}
                isLast={at === wishes.length - 1}
                onChange={(patch) => change(wish.skill, patch)}
                onMove={(by) => setWishes(moveWish(wishes, wish.skill, by))}
              />
            ))}
          </ul>
          <AddSkill
            skills={addable}
            book={book}
            onAdd={(skill) =>
              setWishes([...wishes, { skill, level: catalog.skills.get(skill)?.maxLevel ?? 1, on: true }])
            }
          />
        </section>
        <FillOutcome filled={filled} isLimited={owned !== "unlimited"} book={book} />
      </div>
    </GearDialog>
  );
}
