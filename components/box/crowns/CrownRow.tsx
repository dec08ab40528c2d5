import { Checkbox, NativeSelect } from "@mantine/core";
import { memo, useState } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { NumberInput } from "@/components/ui/NumberInput";
import { type CrownMonster, type CrownOdds, parseSize, withSize } from "@/lib/box/crown-count";
import { type CrownRecord, changeCrown, largeCrowns } from "@/lib/box/crowns";
import { getMonsterCombatPath } from "@/lib/site/wiki-paths";
import { formatCentimeters, formatPercent } from "@/lib/text/format";

interface CrownRowProps {
  monster: CrownMonster;
  record: CrownRecord;
}

const largeLabels = { none: "None", silver: "Silver", gold: "Gold" } as const;
const largeOptions = largeCrowns.map((value) => ({ value, label: largeLabels[value] }));

/** One monster: its crowns and the sizes seen. */
export const CrownRow = memo(function CrownRow({ monster, record }: CrownRowProps) {
  const { id, name, smallGold, largeSilver, largeGold } = monster;
  const change = (part: Partial<CrownRecord>) => changeCrown(id, (before) => ({ ...before, ...part }));
  return (
    <li className="grid grid-cols-1 gap-y-3 gap-x-5 items-center py-3 px-4 md:grid-cols-[minmax(140px,1.2fr)_minmax(150px,1fr)_minmax(250px,1.6fr)_250px] border rounded-md bg-card text-14 leading-5">
      <CrownHead id={id} name={name} />
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
      <div className="grid grid-cols-2 gap-3">
        <SizeField label="Smallest" which="smallest" monster={monster} size={record.smallest} />
        <SizeField label="Largest" which="largest" monster={monster} size={record.largest} />
      </div>
      <OddsLine monster={monster} />
    </li>
  );
});

/** The parts of a row that stay as they are are left alone when records come in, which are of every row at once. */
const CrownHead = memo(function CrownHead({ id, name }: Pick<CrownMonster, "id" | "name">) {
  return (
    <h2 className="text-17 leading-6">
      <EntityLink entity="monsters" id={id} name={name} />
    </h2>
  );
});

const OddsLine = memo(function OddsLine({ monster: { id, name, odds } }: Pick<CrownRowProps, "monster">) {
  return (
    <p className="col-span-full linked text-12 leading-4 text-dim">
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
  );
});

/** `3% (tempered)` */
function formatOdds({ percent, target }: CrownOdds): string {
  return `${formatPercent(percent)} (${target.charAt(0).toLowerCase()}${target.slice(1)})`;
}

interface SizeFieldProps {
  label: string;
  which: "smallest" | "largest";
  monster: CrownMonster;
  size: number | null;
}

/** A size in centimeters, taken when the field is left. What is no size is said at the field and stays typed. */
const SizeField = memo(function SizeField({ label, which, monster, size }: SizeFieldProps) {
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
      aria-label={`${label} size in cm: ${monster.name}`}
      error={isWrong && "Like 1432.16"}
      value={typed ?? (size === null ? "" : String(size))}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed === null || isWrong) return;
        changeCrown(monster.id, (before) => withSize(before, monster, which, parseSize(typed)));
        setTyped(null);
      }}
    />
  );
});
