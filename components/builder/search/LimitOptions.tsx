import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { FieldGroup } from "@/components/ui/Field";
import { NumberInput } from "@/components/ui/NumberInput";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { minimumLimits, topRarity } from "@/lib/builder/criteria/search-criteria";
import { elements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";

const keys = ["defense", ...elements] as const;
const rarities = Array.from({ length: topRarity - 1 }, (_, at) => topRarity - 1 - at);

/** Options for minimum figures and maximum rarity. */
export function LimitOptions() {
  const criteria = useBuilder((builder) => builder.criteria);
  const { changeCriteria } = useCommands();
  const { minimum, maxRarity } = criteria;
  const setMinimum = (key: (typeof keys)[number], figure: number | null) => {
    const { [key]: _, ...others } = minimum;
    changeCriteria({ minimum: figure === null ? others : { ...others, [key]: figure } }, `minimum-${key}`);
  };
  return (
    <div className="grid-cols-1 grid gap-3.5">
      <FieldGroup label="At least" description="Sums of the armor at the level cap, without skills.">
        <div className="grid-cols-[repeat(auto-fill,minmax(84px,1fr))] grid gap-2">
          {keys.map((key) => (
            <MinimumField
              key={key}
              label={key === "defense" ? "Defense" : `${elementLabels[key]} res.`}
              limits={key === "defense" ? minimumLimits.defense : minimumLimits.resistance}
              value={minimum[key] ?? null}
              onChange={(figure) => setMinimum(key, figure)}
            />
          ))}
        </div>
      </FieldGroup>
      <NativeSelect
        label="Available armor and charms"
        className="max-w-70"
        value={maxRarity ?? ""}
        onChange={({ target }) =>
          changeCriteria({ maxRarity: target.value === "" ? null : Number(target.value) })
        }
      >
        <option value="">All rarities</option>
        {rarities.map((rarity) => (
          <option key={rarity} value={rarity}>
            Rarity {rarity} or less
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

interface MinimumFieldProps {
  label: string;
  limits: readonly [least: number, most: number];
  value: number | null;
  onChange(value: number | null): void;
}

/** A whole number or nothing. What cannot be read stays as it was typed, with the reason. */
function MinimumField({ label, limits: [least, most], value, onChange }: MinimumFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readFigure(typed, least, most) === undefined;
  return (
    <NumberInput
      label={label}
      error={isWrong && `${least} to ${most}`}
      size="sm"
      inputMode="text"
      maxLength={5}
      placeholder="Any"
      value={typed ?? value ?? ""}
      onChange={({ target }) => {
        setTyped(target.value);
        const figure = readFigure(target.value, least, most);
        if (figure !== undefined) onChange(figure);
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  );
}

/** `null` = nothing is typed, `undefined` = no whole number within the limits. */
function readFigure(typed: string, least: number, most: number): number | null | undefined {
  const text = typed.trim().replace("\u2212", "-");
  if (text === "") return null;
  const figure = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return figure >= least && figure <= most ? figure : undefined;
}
