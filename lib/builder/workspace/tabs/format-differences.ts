import { armorPieces } from "@/lib/catalog/codes";
import { armorPieceLabels } from "@/lib/catalog/labels";
import { emptyLoadout, type Loadout } from "../../loadout/model";
import type { BuildCodeTables } from "../../share/id-numbers";
import { getStepKey } from "../draft";
import { emptyWorkspace, type Workspace } from "../workspace";

/** Differences between two states of a build, as text: `weapon`, `head`, `target`. Empty = nothing. */
export function formatDifferences(
  one: Workspace,
  other: Workspace,
  tables: BuildCodeTables,
): readonly string[] {
  const differ = (pick: (state: Workspace) => Partial<Workspace>) => {
    const [a, b] = [one, other].map((state) => getStepKey({ ...emptyWorkspace, ...pick(state) }, tables));
    return a !== b;
  };
  const inLoadout = (pick: (loadout: Loadout) => Partial<Loadout>) =>
    differ(({ loadout }) => ({ loadout: { ...emptyLoadout, ...pick(loadout) } }));
  const checks: readonly (readonly [word: string, differs: boolean])[] = [
    ["weapon", inLoadout(({ weapon }) => ({ weapon }))],
    ...armorPieces.map(
      (piece) =>
        [
          armorPieceLabels[piece].toLowerCase(),
          inLoadout(({ armor }) => ({ armor: { ...emptyLoadout.armor, [piece]: armor[piece] } })),
        ] as const,
    ),
    ["charm", inLoadout(({ charm }) => ({ charm }))],
    ["transcendence", inLoadout(({ transcended }) => ({ transcended }))],
    ["search", differ(({ criteria }) => ({ criteria }))],
    ["target", differ(({ setup }) => ({ setup }))],
  ];
  return checks.flatMap(([word, differs]) => (differs ? [word] : []));
}
