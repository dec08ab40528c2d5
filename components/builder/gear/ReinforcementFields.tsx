import { NativeSelect } from "@mantine/core";
import { FieldGroup } from "@/components/ui/Field";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import {
  countCategories,
  listReinforcementOptions,
  withReinforcement,
} from "@/lib/builder/gear/artian-choices";
import { formatOptionDamage } from "@/lib/builder/gear/list-delta-parts";
import { maxReinforcements } from "@/lib/builder/loadout/artian";
import type { LoadoutWeapon } from "@/lib/builder/loadout/loadout-catalog";
import type { ArtianChoices } from "@/lib/builder/loadout/model";
import type { ArtianCategory } from "@/lib/catalog/weapon-codes";
import { oddsPath } from "@/lib/site/wiki-paths";

interface ReinforcementFieldsProps {
  weapon: LoadoutWeapon;
  choices: ArtianChoices;
  builderData: BuilderData;
  /** By how much other choices change the damage to the target; `null` = not known. */
  getChange: ((choices: ArtianChoices) => number | null) | null;
  onChange(choices: ArtianChoices): void;
}

const categoryLabels: Readonly<Record<ArtianCategory, string>> = {
  attack: "Attack",
  affinity: "Affinity",
  element: "Element",
  "sharpness-ammo": "Sharpness or ammo",
};

/**
 * All five reinforcements at once, filled from the first on. What would be one too many of its kind cannot be
 * chosen.
 */
export function ReinforcementFields(props: ReinforcementFieldsProps) {
  const { weapon, choices, builderData, getChange, onChange } = props;
  const { catalog } = builderData;
  const getName = useShownNames(builderData.getName);
  const { reinforcements } = choices;
  const places = Math.max(maxReinforcements, reinforcements.length);
  return (
    <FieldGroup
      label="Reinforcements"
      labelLook="title"
      className="grid gap-1.5"
      description={countCategories(weapon, choices, catalog)
        .map(({ category, count, max }) => `${categoryLabels[category]} ${count} of ${max}`)
        .join(" · ")}
    >
      <div className="grid gap-2">
        {Array.from({ length: places }, (_, at) => {
          const id = reinforcements[at] ?? "";
          const options = listReinforcementOptions(weapon, choices, at, catalog, getName)
            .map((option) => ({
              ...option,
              change: getChange?.(withReinforcement(choices, at, option.id)) ?? null,
            }))
            .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0));
          return (
            <NativeSelect
              size="sm"
              // biome-ignore lint/suspicious/noArrayIndexKey: reinforcements have no identity but their place
              key={at}
              disabled={at > reinforcements.length}
              aria-label={`Reinforcement ${at + 1}`}
              value={id}
              onChange={(event) => onChange(withReinforcement(choices, at, event.target.value || null))}
            >
              <option value="">{id ? "Remove" : `${at + 1}: none yet`}</option>
              {!options.some((option) => option.id === id) && id && <option value={id}>{id}</option>}
              {options.map(({ id: option, name, gainText, why, change }) => (
                <option key={option} value={option} disabled={why !== null && option !== id}>
                  {name} ({gainText}){formatOptionDamage(change)}
                  {why !== null && option !== id ? " – limit reached" : ""}
                </option>
              ))}
            </NativeSelect>
          );
        })}
      </div>
      <a
        className="text-14 leading-5"
        href={`${oddsPath}?tab=reinforcements${weapon.artian === "gogma" ? "&tier=gogma" : ""}&type=${weapon.type}`}
      >
        Odds of these
      </a>
    </FieldGroup>
  );
}
