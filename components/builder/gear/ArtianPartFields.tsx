import { NativeSelect } from "@mantine/core";
import { FieldGroup } from "@/components/ui/Field";
import { listElementOptions } from "@/lib/builder/gear/artian-choices";
import { formatOptionDamage } from "@/lib/builder/gear/list-delta-parts";
import { partsPerWeapon } from "@/lib/builder/loadout/artian";
import type { LoadoutCatalog, LoadoutWeapon } from "@/lib/builder/loadout/loadout-catalog";
import { type ArtianChoices, type ArtianPartChoice, artianInfusions } from "@/lib/builder/loadout/model";
import { weaponElements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import { capitalize } from "@/lib/text/capitalize";

interface ArtianPartFieldsProps {
  weapon: LoadoutWeapon;
  choices: ArtianChoices;
  catalog: LoadoutCatalog;
  /** By how much other choices change the damage to the target; `null` = not known. */
  getChange: ((choices: ArtianChoices) => number | null) | null;
  onChange(choices: ArtianChoices): void;
}

/** The three parts: the element and the infusion of each. */
export function ArtianPartFields(props: ArtianPartFieldsProps) {
  const { weapon, choices, catalog, getChange, onChange } = props;
  const elements = listElementOptions(weapon, catalog);
  const parts = getParts(choices, elements[0] ?? "fire");
  const withPart = (at: number, patch: Partial<ArtianPartChoice>): ArtianChoices => ({
    ...choices,
    parts: parts.map((part, each) => (each === at ? { ...part, ...patch } : part)),
  });
  const change = (at: number, patch: Partial<ArtianPartChoice>) => onChange(withPart(at, patch));
  const formatChange = (at: number, patch: Partial<ArtianPartChoice>) =>
    formatOptionDamage(getChange?.(withPart(at, patch)) ?? null);
  return (
    <FieldGroup
      label="Parts"
      labelLook="title"
      className="grid gap-1.5"
      description="Two of one element give it to the weapon, a third raises it."
    >
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        <div key={at} className="grid-cols-2 grid gap-2">
          <NativeSelect
            size="sm"
            aria-label={`Element of part ${at + 1}`}
            value={part.element}
            onChange={(event) => {
              const element = weaponElements.find((each) => each === event.target.value);
              if (element) change(at, { element });
            }}
          >
            {[...new Set([...elements, part.element])].map((element) => (
              <option key={element} value={element} disabled={!elements.includes(element)}>
                {elementLabels[element]}
                {formatChange(at, { element })}
              </option>
            ))}
          </NativeSelect>
          <NativeSelect
            size="sm"
            aria-label={`Infusion of part ${at + 1}`}
            value={part.infusion}
            onChange={(event) => {
              const infusion = artianInfusions.find((each) => each === event.target.value);
              if (infusion) change(at, { infusion });
            }}
          >
            {artianInfusions.map((infusion) => (
              <option key={infusion} value={infusion}>
                {capitalize(infusion)}
                {formatChange(at, { infusion })}
              </option>
            ))}
          </NativeSelect>
        </div>
      ))}
    </FieldGroup>
  );
}

/** Three parts, whatever came in: a build from elsewhere may have more or fewer. */
function getParts(
  { parts }: ArtianChoices,
  element: ArtianPartChoice["element"],
): readonly ArtianPartChoice[] {
  return Array.from({ length: partsPerWeapon }, (_, at) => parts[at] ?? { element, infusion: "attack" });
}
