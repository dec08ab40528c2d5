import { Checkbox, NativeSelect } from "@mantine/core";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { Fold } from "@/components/ui/Fold";
import { useDamageGauge } from "@/hooks/builder/use-damage-gauge";
import { frenzyOvercomeAffinity } from "@/lib/builder/damage/constants";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { formatOptionDamage, listDamageParts, raisesDamage } from "@/lib/builder/gear/list-delta-parts";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { type BonusOption, type BonusOrigin, listBonusOptions } from "@/lib/builder/target/bonus-options";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import { bonusGroupLabels } from "@/lib/builder/target/labels";
import { formatSigned } from "@/lib/text/format";
import classes from "./Bonuses.module.css";
import { OwnBonus } from "./OwnBonus";
import { Panel } from "./Panel";
import { SharpnessChoice } from "./SharpnessChoice";
import { UptimeSlider } from "./UptimeSlider";

interface BonusesProps {
  data: DamageData;
  weapon: DerivedWeapon;
  bonuses: DamageSetup["bonuses"];
  own: DamageSetup["own"];
  sharpness: DamageSetup["sharpness"];
  axePower: number;
  /** Percent of the time that Frenzy is overcome; `null` = the build has its own control for it. */
  frenzyCured: number | null;
  onChange(setup: Partial<DamageSetup>, group?: string): void;
  onFrenzyCured(uptime: number): void;
}

const toggled: readonly BonusOrigin[] = ["state", "item", "melody", "echo-bubble", "food"];

/** Fields for bonuses to damage besides skills. */
export const Bonuses = memo(function Bonuses(props: BonusesProps) {
  const { data, weapon, bonuses, own, sharpness, axePower, frenzyCured, onChange } = props;
  const options = useMemo(() => listBonusOptions(data, weapon), [data, weapon]);
  const meals = options.filter(({ group }) => group === "meal");
  const meal = meals.find(({ key }) => (bonuses[key] ?? 0) > 0)?.key ?? "";
  // Figures follow when there is time: a slider must not wait for them.
  const gauge = useDeferredValue(useDamageGauge().gauge);
  const laterBonuses = useDeferredValue(bonuses);
  const getChange = useMemo(() => {
    const known = new Map<string, number | null>();
    return (option: BonusOption) => {
      if (!gauge) return null;
      // What is there already is told by what it would be without it.
      const isThere = (laterBonuses[option.key] ?? 0) > 0;
      if (!known.has(option.key)) {
        const change = gauge.ofSetup({ bonuses: setBonus(laterBonuses, options, option, isThere ? 0 : 100) });
        known.set(option.key, change && (isThere ? 1 / (1 + change) - 1 : change));
      }
      return known.get(option.key) ?? null;
    };
  }, [gauge, laterBonuses, options]);
  const set = (option: BonusOption | undefined, uptime: number, group?: string) =>
    onChange({ bonuses: setBonus(bonuses, options, option, uptime) }, group);
  return (
    <Panel id="damage-bonuses" title="Buffs">
      <div className="px-3 pt-3 border rounded-md bg-card">
        {weapon.sharpness && (
          <SharpnessChoice
            sharpness={weapon.sharpness}
            chosen={sharpness}
            onChoose={(color) => onChange({ sharpness: color })}
          />
        )}
        {weapon.type === "switch-axe" && (
          <UptimeSlider
            label="Axe powered"
            note="Axe moves only: attack +10"
            value={axePower}
            onChange={(value) => onChange({ axePower: value }, "axe-power")}
          />
        )}
        {frenzyCured !== null && (
          <UptimeSlider
            label="Frenzy overcome"
            note={`Affinity ${formatSigned(frenzyOvercomeAffinity, "%")}`}
            value={frenzyCured}
            usual={0}
            onChange={(value) => props.onFrenzyCured(value)}
          />
        )}
        <NativeSelect
          label={bonusGroupLabels.meal}
          className="mb-3"
          size="sm"
          value={meal}
          onChange={({ target }) => {
            const chosen = meals.find(({ key }) => key === target.value);
            if (chosen) set(chosen, 100);
            else onChange({ bonuses: omitKey(bonuses, meals) });
          }}
        >
          <option value="">None</option>
          {meals
            .map((option) => ({ option, change: getChange(option) }))
            .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0))
            .map(({ option, change }) => (
              <option key={option.key} value={option.key}>
                {option.name} ({getFigures(option)}){formatOptionDamage(change)}
              </option>
            ))}
        </NativeSelect>
        {toggled.map((group) => (
          <Group
            key={group}
            group={group}
            options={options.filter((option) => option.group === group)}
            bonuses={bonuses}
            getChange={getChange}
            onSet={set}
          />
        ))}
        <OwnBonus own={own} onChange={(next, group) => onChange({ own: next }, group)} />
      </div>
    </Panel>
  );
});

interface GroupProps {
  group: BonusOrigin;
  options: readonly BonusOption[];
  bonuses: DamageSetup["bonuses"];
  /** By how much an option changes the damage to the target, as a share; `null` = not known. */
  getChange(option: BonusOption): number | null;
  onSet(option: BonusOption, uptime: number, group?: string): void;
}

function Group({ group, options, bonuses, getChange, onSet }: GroupProps) {
  // Sixty figures are worked out only for who looks at them, and rows stay where they were when it was opened.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [isRaising, setRaising] = useState(false);
  if (options.length === 0) return null;
  const onOpen = (isOpen: boolean) => {
    const changes = options.map((option) => ({ key: option.key, change: isOpen ? getChange(option) : null }));
    const sorted = changes.toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0));
    setOrder(isOpen ? sorted.map(({ key }) => key) : null);
  };
  const rows = options
    .map((option) => ({ option, change: order ? getChange(option) : null }))
    .toSorted((a, b) => (order ? order.indexOf(a.option.key) - order.indexOf(b.option.key) : 0));
  const isKnown = rows.some(({ change }) => change !== null);
  const shown =
    isRaising && isKnown
      ? rows.filter(({ option, change }) => raisesDamage(change) || (bonuses[option.key] ?? 0) > 0)
      : rows;
  const there = options.filter(({ key }) => (bonuses[key] ?? 0) > 0);
  return (
    <Fold
      look="row"
      className="border-t"
      onOpen={onOpen}
      summary={
        <>
          {bonusGroupLabels[group]}
          <span className="ms-auto min-w-0 font-normal text-13 text-dim text-end">
            {there.length === 0 ? "none" : there.map(({ name }) => name).join(", ")}
          </span>
        </>
      }
    >
      {isKnown && rows.some(({ change }) => !raisesDamage(change)) && (
        <Checkbox
          className="mb-2 text-13"
          checked={isRaising}
          onChange={({ target }) => setRaising(target.checked)}
          label="Hide what does not raise damage to target"
        />
      )}
      {shown.map(({ option, change }) => {
        const uptime = bonuses[option.key] ?? 0;
        return (
          <div key={option.key} className={classes.option}>
            <Checkbox
              checked={uptime > 0}
              onChange={({ target }) => onSet(option, target.checked ? 100 : 0)}
              label={
                <>
                  {option.name}{" "}
                  <span className="text-13 text-dim whitespace-nowrap">{getFigures(option)}</span>
                  {listDamageParts(change).map(({ key, figure, rest, tone }) => (
                    <span
                      key={key}
                      className={`ms-2 text-13 whitespace-nowrap ${tone === "good" ? "text-good" : "text-bad"}`}
                    >
                      <b>{figure}</b> {rest}
                    </span>
                  ))}
                  {option.note !== "" && (
                    <span className="block text-12 leading-4 text-dim">{option.note}</span>
                  )}
                </>
              }
            />
            {uptime > 0 && !option.lasting && (
              <UptimeSlider
                label="Share of the time"
                value={uptime}
                onChange={(value) => onSet(option, Math.max(value, 1), `bonus:${option.key}`)}
              />
            )}
          </div>
        );
      })}
    </Fold>
  );
}

/** `attack +15, affinity +25%` */
function getFigures({ bonusAt }: BonusOption): string {
  const { attack = 0, attackPct = 0, affinity = 0, elementPct = 0, element = 0, ...hit } = bonusAt(100);
  const { rawDamagePct = 0, elementDamagePct = 0 } = hit;
  return [
    ...(attack ? [`attack ${formatSigned(attack)}`] : []),
    ...(attackPct ? [`attack ${formatSigned(attackPct, "%")}`] : []),
    ...(affinity ? [`affinity ${formatSigned(affinity, "%")}`] : []),
    ...(elementPct ? [`element ${formatSigned(elementPct, "%")}`] : []),
    ...(element ? [`element ${formatSigned(element)}`] : []),
    ...(rawDamagePct ? [`raw damage ${formatSigned(rawDamagePct, "%")}`] : []),
    ...(elementDamagePct ? [`element damage ${formatSigned(elementDamagePct, "%")}`] : []),
  ].join(", ");
}

function omitKey(bonuses: DamageSetup["bonuses"], options: readonly BonusOption[]): DamageSetup["bonuses"] {
  const gone = new Set(options.map(({ key }) => key));
  return Object.fromEntries(Object.entries(bonuses).filter(([key]) => !gone.has(key)));
}

/** With an option, and without those that it excludes. An uptime of 0 takes it out. */
function setBonus(
  bonuses: DamageSetup["bonuses"],
  options: readonly BonusOption[],
  option: BonusOption | undefined,
  uptime: number,
): DamageSetup["bonuses"] {
  if (!option) return bonuses;
  const rest = omitKey(
    bonuses,
    options.filter(({ either }) => either === option.either),
  );
  return uptime > 0 ? { ...rest, [option.key]: uptime } : rest;
}
