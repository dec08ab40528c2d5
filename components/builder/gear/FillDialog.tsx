import { Button, Checkbox } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useDamageGauge } from "@/hooks/builder/use-damage-gauge";
import { useSkillRating } from "@/hooks/builder/use-skill-fit";
import { fillSlots } from "@/lib/builder/editor/fill-slots";
import { listOpenSlots } from "@/lib/builder/editor/place-decorations";
import {
  type FillTarget,
  getDefaultFillTargets,
  getFillChange,
  listDecorationSkills,
  moveFillTarget,
  sortFillTargets,
  withoutDecorations,
  withoutIdleOffers,
} from "@/lib/builder/gear/fill-targets";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { AddSkill } from "./AddSkill";
import { FillOutcome } from "./FillOutcome";
import { FillTargetRow } from "./FillTargetRow";

interface FillDialogProps {
  onClose(): void;
}

/** Fills the free slots for skill targets, in their order. */
export function FillDialog({ onClose }: FillDialogProps) {
  const {
    data: builderData,
    loadout,
    derived,
    criteria,
    collection,
  } = useBuilder(pick("data", "loadout", "derived", "criteria", "collection"));
  const { act } = useCommands();
  const { catalog, getName } = builderData;
  const rate = useSkillRating();
  const { gauge } = useDamageGauge();
  const [chosen, setTargets] = useState(() =>
    getDefaultFillTargets(derived, criteria.skills, catalog, derived.weapon ? rate : undefined),
  );
  const [anew, setAnew] = useState(false);
  const start = useMemo(() => (anew ? withoutDecorations(loadout) : loadout), [anew, loadout]);
  const levels = useMemo(() => deriveLoadout(start, catalog).levels, [start, catalog]);
  const getChange = useCallback(
    (target: FillTarget) => getFillChange(target, levels, gauge),
    [levels, gauge],
  );
  const targets = useMemo(() => withoutIdleOffers(chosen, getChange), [chosen, getChange]);
  const owned = collection.decorations;
  const filled = useMemo(
    () =>
      fillSlots(
        start,
        targets.filter(({ on }) => on),
        owned,
        catalog,
      ),
    [start, targets, owned, catalog],
  );
  const free = listOpenSlots(start, catalog).length;
  const addable = useMemo(
    () =>
      [...listDecorationSkills(catalog)].filter((skill) => !targets.some((target) => target.skill === skill)),
    [catalog, targets],
  );

  const change = (skill: string, patch: Partial<FillTarget>) =>
    setTargets((before) =>
      before.map((target) => (target.skill === skill ? { ...target, ...patch } : target)),
    );
  const filledLevels = useMemo(
    () => deriveLoadout(filled.loadout, catalog).levels,
    [filled.loadout, catalog],
  );
  const apply = () => {
    act({ type: "replace", loadout: filled.loadout });
    onClose();
  };

  return (
    <Dialog
      size="medium"
      title="Fill slots"
      onClose={onClose}
      foot={
        <>
          <Button variant="filled" disabled={filled.added.length === 0} onClick={apply}>
            {filled.added.length === 0 ? "Nothing to add" : `Add ${filled.added.length}`}
          </Button>
          <Checkbox
            checked={anew}
            onChange={(event) => setAnew(event.target.checked)}
            label="Empty the slots first"
          />
        </>
      }
    >
      <div className="md:grid-cols-[3fr_2fr] md:min-h-120 content-start px-4 pt-3.5 pb-4 grid gap-y-4 gap-x-6">
        <section aria-label="Skills to fill">
          <p className="mb-2 text-14 leading-5 text-dim">
            {free === 0
              ? "Every slot is filled."
              : `${free} free ${free === 1 ? "slot" : "slots"}. Higher skills get slots first.`}
          </p>
          {gauge && targets.length > 1 && (
            <Button
              className="mb-2"
              variant="default"
              size="sm"
              onClick={() => setTargets(sortFillTargets(targets, getChange, criteria.skills))}
            >
              Most damage first
            </Button>
          )}
          {/* Above the list, so that what it finds has room below it. */}
          <AddSkill
            skills={addable}
            builderData={builderData}
            onAdd={(skill, level) => {
              const { maxLevel } = catalog.skills.get(skill) ?? { maxLevel: 1 };
              const wanted = Math.min(maxLevel, Math.max(1, level ?? maxLevel));
              setTargets([...targets, { skill, level: wanted, on: true }]);
            }}
          />
          {targets.length === 0 && <p className="mt-3">No wanted skills yet. Add one to start.</p>}
          <ul className="mt-2">
            {targets.map((target, at) => (
              <FillTargetRow
                key={target.skill}
                target={target}
                name={getName("skill", target.skill)}
                now={levels[target.skill] ?? 0}
                maxLevel={catalog.skills.get(target.skill)?.maxLevel ?? 1}
                damage={getChange(target)}
                isFirst={at === 0}
                isLast={at === targets.length - 1}
                onChange={(patch) => change(target.skill, patch)}
                onMove={(by) => setTargets(moveFillTarget(targets, target.skill, by))}
              />
            ))}
          </ul>
        </section>
        <FillOutcome
          filled={filled}
          damage={gauge?.ofLevels(filledLevels) ?? null}
          isLimited={owned !== "unlimited"}
          builderData={builderData}
        />
      </div>
    </Dialog>
  );
}
