import { Checkbox, NativeSelect } from "@mantine/core";
import { memo, useState } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { NumberInput } from "@/components/ui/NumberInput";
import { type CrownMonster, type CrownOdds, parseSize, withSize } from "@/lib/box/crown-count";
import { type CrownRecord, largeCrowns } from "@/lib/box/crowns";
import { getMonsterCombatPath } from "@/lib/site/wiki-paths";
import { formatCentimeters, formatPercent } from "@/lib/text/format";
import classes from "./CrownsPage.module.css";

interface CrownRowProps {
  monster: CrownMonster;
  record: CrownRecord;
  onChange(monster: string, record: CrownRecord): void;
}

const largeLabels = { none: "None", silver: "Silver", gold: "Gold" } as const;
const largeOptions = largeCrowns.map((value) => ({ value, label: largeLabels[value] }));

/** One monster: its crowns and the sizes seen. */
export const CrownRow = memo(function CrownRow({ monster, record, onChange }: CrownRowProps) {
  const { id, name, smallGold, largeSilver, largeGold, odds } = monster;
  const change = (part: Partial<CrownRecord>) => onChange(id, { ...record, ...part });
  return (
    <li className={`${classes.row} border rounded-md bg-card text-14 leading-5`}>
      <h2 className="text-17 leading-6">
        <EntityLink entity="monsters" id={id} name={name} />
      </h2>
      <Checkbox
        label="Small gold"
        description={`up to ${formatCentimeters(smallGold)}`}
        checked={record.small}
        aria-label={`Small gold crown: ${name}`}
        onChange={({ target }) => change({ small: target.checked })}
      />
      <div className="flex items-center justify-between gap-3">
        <p>
          Large
          <span className="block text-12 leading-4 text-dim">
            silver from {formatCentimeters(largeSilver)}, gold from {formatCentimeters(largeGold)}
          </span>
        </p>
        <NativeSelect
          className="flex-none w-24"
          size="sm"
          data={largeOptions}
          value={record.large}
          aria-label={`Large crown: ${name}`}
          onChange={({ target }) =>
            change({ large: largeCrowns.find((each) => each === target.value) ?? "none" })
          }
        />
      </div>
      <div className={classes.sizes}>
        <SizeField
          label="Smallest"
          name={name}
          size={record.smallest}
          onChange={(size) => onChange(id, withSize(record, monster, "smallest", size))}
        />
        <SizeField
          label="Largest"
          name={name}
          size={record.largest}
          onChange={(size) => onChange(id, withSize(record, monster, "largest", size))}
        />
      </div>
      <p className={`${classes.odds} linked text-12 leading-4 text-dim`}>
        {odds ? (
          <>
            Best odds per hunt: small gold {formatOdds(odds.small)} · large gold {formatOdds(odds.large)} ·{" "}
            <a href={`${getMonsterCombatPath(id)}#crown-chances`} aria-label={`All odds: ${name}`}>
              All odds
            </a>
          </>
        ) : (
          "Odds unknown"
        )}
      </p>
    </li>
  );
});

/** `3% (tempered)` */
function formatOdds({ percent, target }: CrownOdds): string {
  return `${formatPercent(percent)} (${target.charAt(0).toLowerCase()}${target.slice(1)})`;
}

interface SizeFieldProps {
  label: string;
  name: string;
  size: number | null;
  onChange(size: number | null): void;
}

/** A size in centimeters, taken when the field is left. What is no size is said at the field and stays typed. */
function SizeField({ label, name, size, onChange }: SizeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== "" && parseSize(typed) === null;
  return (
    <NumberInput
      size="sm"
      align="end"
      inputMode="decimal"
      maxLength={12}
      unit="cm"
      label={label}
      aria-label={`${label} size in cm: ${name}`}
      error={isWrong && "Like 1432.16"}
      value={typed ?? (size === null ? "" : String(size))}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed === null || isWrong) return;
        onChange(parseSize(typed));
        setTyped(null);
      }}
    />
  );
}
