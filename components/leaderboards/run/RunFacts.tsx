import { WeaponTypeName } from "@/components/leaderboards/parts/WeaponTypeName";
import { FigureTable } from "@/components/ui/FigureTable";
import { PersonName } from "@/components/ui/PersonName";
import { parseBoardId } from "@/lib/leaderboards/board/board-id";
import { getBoardPath } from "@/lib/leaderboards/board/board-paths";
import { formatBoard, formatParty, formatRuleset, formatWait } from "@/lib/leaderboards/board/format-board";
import type { RunPageData } from "@/lib/leaderboards/page-data";
import { platformLabels } from "@/lib/site/platforms";
import { getQuestPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { Day } from "../parts/Day";
import { Players } from "../parts/Players";

type Shown = NonNullable<RunPageData["shown"]>;

/** Everything that is known of a verified run. */
export function RunFacts({ run, quest, verifiedBy, points }: Shown) {
  const board = parseBoardId(run.boardId);
  const rows = [
    { label: run.party > 1 ? "Hunters" : "Runner", value: <Players players={run.players} /> },
    { label: "Quest", value: <a href={getQuestPath(quest.id)}>{quest.name}</a> },
    {
      label: "Board",
      value: <a href={getBoardPath(run.boardId)}>{board ? formatBoard(board) : run.boardId}</a>,
    },
    {
      label: "Ruleset",
      value: `${formatRuleset(run.ruleset)}, version ${formatNumber(run.rulesetVersion)}`,
    },
    {
      label: "Weapon",
      value: (
        <span className="inline-flex flex-wrap justify-end gap-x-3">
          <WeaponTypeName weapon={run.weapon} />
          {run.secondWeapon && <WeaponTypeName weapon={run.secondWeapon} />}
        </span>
      ),
    },
    { label: "Platform", value: platformLabels[run.platform] },
    ...(run.platform === "pc" ? [{ label: "Mods", value: run.mods || "None declared" }] : []),
    { label: "Party", value: formatParty(run.party) },
    { label: "Game version", value: run.gameVersion },
    ...(points === null ? [] : [{ label: "Points", value: formatNumber(points, 2) }]),
    { label: "Submitted", value: <Day at={run.submittedAt} /> },
    ...(run.decidedAt
      ? [
          {
            label: "Verified",
            value: <Day at={run.decidedAt} />,
            note: `after ${formatWait(run.submittedAt, run.decidedAt)}`,
          },
        ]
      : []),
    ...(verifiedBy.length > 0
      ? [
          {
            label: "Verified by",
            value: verifiedBy.map(({ uid, name, isStaff }, index) => (
              <span key={uid ?? name}>
                {index > 0 && ", "}
                <PersonName uid={uid} name={name} isStaff={isStaff} />
              </span>
            )),
          },
        ]
      : []),
  ];
  return <FigureTable caption="Facts of the run" rows={rows} />;
}
