import { ActionIcon, Button } from "@mantine/core";
import { IconMinus, IconPlus, IconX } from "@tabler/icons-react";
import { Name } from "@/components/game/Name";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useDamageGauge } from "@/hooks/builder/use-damage-gauge";
import { useSkillMisfit } from "@/hooks/builder/use-skill-fit";
import { formatMisfit } from "@/lib/builder/criteria/format-misfit";
import {
  listSkillTargets,
  type SkillTargetState,
  withSkillTarget,
} from "@/lib/builder/criteria/skill-targets";
import type { SkillMisfit } from "@/lib/builder/damage/skill-fit";
import type { DamageGauge } from "@/lib/builder/gear/damage-gauge";
import { formatDamageChange, raisesDamage } from "@/lib/builder/gear/list-delta-parts";
import classes from "./SkillTargetList.module.css";

/** The skill targets, each with its level, what the build has of it now, and whether that is enough. */
export function SkillTargetList() {
  const { criteria, derived, data: builderData } = useBuilder(pick("criteria", "derived", "data"));
  const { changeCriteria } = useCommands();
  const findMisfit = useSkillMisfit();
  const { gauge } = useDamageGauge();
  const targets = listSkillTargets(criteria, derived.levels, builderData.catalog);
  return (
    <ul className={`${classes.list} grid gap-1.5`} aria-label="Wanted skills">
      {targets.map((target) => (
        <SkillTargetItem
          key={target.id}
          target={target}
          misfit={findMisfit(target.id)}
          damage={gauge && formatTargetDamage(target, derived.levels, gauge)}
          name={builderData.getName("skill", target.id)}
          onLevel={(level) =>
            changeCriteria(
              withSkillTarget(criteria, target.id, level, builderData.catalog),
              `skill-target-${target.id}`,
            )
          }
        />
      ))}
    </ul>
  );
}

/** `+4.2% damage` for levels that are still missing, `−4.2% damage without it` for those that are there. */
function formatTargetDamage(
  { id, level, now }: SkillTargetState,
  levels: Readonly<Record<string, number>>,
  gauge: DamageGauge,
): string {
  const isMissing = now < level;
  const change = gauge.ofLevels({ ...levels, [id]: isMissing ? level : 0 });
  return `${formatDamageChange(change)}${isMissing || !raisesDamage(-change) ? "" : " without it"}`;
}

interface SkillTargetItemProps {
  target: SkillTargetState;
  /** Why it does nothing with the equipped weapon. */
  misfit: SkillMisfit | null;
  /** Its change to the equipped set; `null` = not known. */
  damage: string | null;
  name: string;
  onLevel(level: number): void;
}

function SkillTargetItem({ target, misfit, damage, name, onLevel }: SkillTargetItemProps) {
  const { id, level, maxLevel, now, pieces } = target;
  const met = now >= level;
  return (
    <li
      className={`${classes.skillTarget} min-h-11 pointer-fine:min-h-9 flex items-center ps-2.5 border border-strong rounded-md bg-card`}
      data-met={met || undefined}
    >
      <span className={`${classes.words} flex-1 min-w-0 py-0.75 text-14`}>
        <span className="font-[550] block wrap-anywhere">
          <Name entity="skills" id={id}>
            {name}
          </Name>
        </span>
        <span className={`${met ? "text-good" : "text-dim"} block text-12`}>
          {met ? "met" : `You have ${now}`}
          {pieces !== null && ` · ${pieces} pieces`}
          {damage !== null && !misfit && ` · ${damage}`}
        </span>
        {misfit && <span className="block text-12 text-warn">{formatMisfit(misfit)}</span>}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no line of a list */}
      <span role="group" aria-label={`Level of ${name}`} className="inline-flex flex-none items-center">
        <ActionIcon
          size={32}
          aria-label={`Decrease ${name}`}
          disabled={level <= 1}
          onClick={() => onLevel(level - 1)}
        >
          <IconMinus size={16} stroke={2} aria-hidden="true" />
        </ActionIcon>
        <span className={`${classes.level} text-15 font-bold text-center`} aria-live="polite">
          <span className="visually-hidden">{name} </span>
          {level}
          <span className="text-13 text-dim font-normal">/{maxLevel}</span>
        </span>
        <ActionIcon
          size={32}
          aria-label={`Increase ${name}`}
          disabled={level >= maxLevel}
          onClick={() => onLevel(level + 1)}
        >
          <IconPlus size={16} stroke={2} aria-hidden="true" />
        </ActionIcon>
        {level < maxLevel && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={`Max level of ${name}`}
            onClick={() => onLevel(maxLevel)}
          >
            Max
          </Button>
        )}
      </span>
      <ActionIcon
        size={32}
        aria-label={`Remove ${name}`}
        onClick={(event) => {
          focusNeighbor(event.currentTarget);
          onLevel(0);
        }}
      >
        <IconX size={16} stroke={2} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

/** The line goes: the focus stays with its neighbor, or with the field above. */
function focusNeighbor(button: HTMLElement) {
  const line = button.closest("li");
  const comparedBuilds = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = comparedBuilds?.querySelector<HTMLElement>(":scope > button");
  (next ?? line?.closest("[data-skill-targets]")?.querySelector<HTMLElement>("input"))?.focus();
}
