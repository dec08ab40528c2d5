import { NativeSelect } from "@mantine/core";
import type { RollGoal } from "@/lib/box/artian-weapons";
import type { RerolledWeapon, RerollRules } from "@/lib/box/reroll-advice";
import type { ArtianChoices } from "@/lib/builder/loadout/model";
import { artianInfusions } from "@/lib/builder/loadout/model";
import { weaponElements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";

const places = [0, 1, 2, 3, 4] as const;
const partPlaces = [0, 1, 2] as const;

interface SkillFieldsProps {
  words: readonly [setBonus: string, groupSkill: string];
  /** Label of no choice; without it one has to be chosen. */
  any?: string;
  /** The weapon, for readers of screens. */
  of: string;
  value: RollGoal;
  rules: RerollRules;
  onChange(value: RollGoal): void;
}

/** A set bonus and a group skill of the pool. */
export function SkillFields({ words, any, of, value, rules, onChange }: SkillFieldsProps) {
  const list = (pool: RerollRules["setBonuses"]) => [
    ...(any === undefined ? [] : [{ value: "", label: any }]),
    ...pool.map((each) => ({ value: each.id, label: each.name })),
  ];
  return (
    <>
      <NativeSelect
        className="grow basis-full md:basis-40 md:max-w-80"
        label={words[0]}
        aria-label={`${words[0]}: ${of}`}
        value={value.setBonus ?? ""}
        data={list(rules.setBonuses)}
        onChange={({ currentTarget }) => onChange({ ...value, setBonus: currentTarget.value || null })}
      />
      <NativeSelect
        className="grow basis-full md:basis-40 md:max-w-80"
        label={words[1]}
        aria-label={`${words[1]}: ${of}`}
        value={value.groupSkill ?? ""}
        data={list(rules.groupSkills)}
        onChange={({ currentTarget }) => onChange({ ...value, groupSkill: currentTarget.value || null })}
      />
    </>
  );
}

interface ReinforcementSelectsProps {
  /** Before the number of each: `Bonus`. */
  word: string;
  of: string;
  weapon: RerolledWeapon;
  value: readonly string[];
  rules: RerollRules;
  onChange(value: readonly string[]): void;
}

/** The five reinforcements of a weapon, of those that its type can have. */
export function ReinforcementSelects({
  word,
  of,
  weapon,
  value,
  rules,
  onChange,
}: ReinforcementSelectsProps) {
  const { tier, type } = weapon;
  const options = rules.reinforcements.bonuses.filter(
    ({ max, types }) => max[tier] > 0 && types.includes(type),
  );
  return places.map((at) => (
    <NativeSelect
      key={at}
      className="grow basis-full md:basis-40 md:max-w-60"
      label={`${word} ${at + 1}`}
      aria-label={`${word} ${at + 1}: ${of}`}
      value={value[at] ?? ""}
      data={[{ value: "", label: "None" }, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ currentTarget }) => {
        const next = places.map((place) => (place === at ? currentTarget.value : (value[place] ?? "")));
        onChange(next.filter((id) => id !== ""));
      }}
    />
  ));
}

interface PartSelectsProps {
  of: string;
  value: ArtianChoices["parts"];
  onChange(value: ArtianChoices["parts"]): void;
}

/** The three parts that a weapon is made of. */
export function PartSelects({ of, value, onChange }: PartSelectsProps) {
  const options = weaponElements.flatMap((element) =>
    artianInfusions.map((infusion) => ({
      value: `${element}/${infusion}`,
      label: `${elementLabels[element]}, ${infusion}`,
    })),
  );
  const keys = value.map(({ element, infusion }) => `${element}/${infusion}`);
  const toPart = (key: string): ArtianChoices["parts"] => {
    const [element, infusion] = key.split("/");
    const known = weaponElements.find((each) => each === element);
    const added = artianInfusions.find((each) => each === infusion);
    return known && added ? [{ element: known, infusion: added }] : [];
  };
  return partPlaces.map((at) => (
    <NativeSelect
      key={at}
      className="grow basis-full md:basis-40 md:max-w-60"
      label={`Part ${at + 1}`}
      aria-label={`Part ${at + 1}: ${of}`}
      value={keys[at] ?? ""}
      data={[{ value: "", label: "None, unknown" }, ...options]}
      onChange={({ currentTarget }) => {
        const next = partPlaces.map((place) => (place === at ? currentTarget.value : (keys[place] ?? "")));
        onChange(next.flatMap(toPart));
      }}
    />
  ));
}
