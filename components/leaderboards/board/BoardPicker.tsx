import { NativeSelect } from "@mantine/core";
import { useRouter } from "next/router";
import type { ReactNode } from "react";
import { Fold } from "@/components/ui/Fold";
import { GameIcon } from "@/components/ui/GameIcon";
import pills from "@/components/ui/Pills.module.css";
import { useNames } from "@/hooks/wiki/use-names";
import { weaponTypes } from "@/lib/catalog/codes";
import { type BoardKey, toBoardId } from "@/lib/leaderboards/board/board-id";
import { getBoardPath, getQuestBoardId } from "@/lib/leaderboards/board/board-paths";
import {
  formatBoardPlatform,
  formatBoardWeapon,
  formatParty,
  formatRuleset,
} from "@/lib/leaderboards/board/format-board";
import type { BoardPageData, QuestChoice } from "@/lib/leaderboards/page-data";
import { getNameIn } from "@/lib/names/names-store";
import { platforms } from "@/lib/site/platforms";
import classes from "./BoardPicker.module.css";

/** The boards next to this one: each choice is a link. */
export function BoardPicker(
  page: Pick<BoardPageData, "quest" | "quests" | "category" | "maxParty" | "ruleset">,
) {
  const { quest, quests, category, maxParty, ruleset } = page;
  const current: BoardKey = category ?? {
    quest: quest.id,
    ruleset,
    weapon: "all",
    platform: "all",
    party: 1,
  };
  const parties = Array.from({ length: maxParty }, (_, index) => index + 1);
  const link = (changes: Partial<BoardKey>, label: ReactNode, name?: string): PickerLink => {
    const id = toBoardId({ ...current, ...changes });
    return { id, label, name, isCurrent: category !== null && id === toBoardId(category) };
  };
  return (
    <Fold
      look="row"
      summary="Other quests, rules, platforms and weapons"
      className={`${classes.fold} print:hidden mb-3 md:mb-5`}
    >
      <div className="grid-cols-1 grid gap-3">
        <QuestPicker quests={quests} current={current} />
        <div className="flex flex-wrap gap-y-3 gap-x-6">
          {quest.rulesets.length > 1 && (
            <PickerRow
              label="Ruleset"
              links={quest.rulesets.map((each) =>
                // TA is solo, so that the board of a party has no counterpart there.
                link({ ruleset: each, party: each === "ta" ? 1 : current.party }, formatRuleset(each)),
              )}
            />
          )}
          {maxParty > 1 && (
            <PickerRow label="Party" links={parties.map((party) => link({ party }, formatParty(party)))} />
          )}
          <PickerRow
            label="Platform"
            links={(["all", ...platforms] as const).map((platform) =>
              link({ platform }, formatBoardPlatform(platform)),
            )}
          />
        </div>
        {current.party === 1 && (
          <PickerRow
            label="Weapon"
            links={[
              link({ weapon: "all" }, "All weapons"),
              ...weaponTypes.map((weapon) =>
                link({ weapon }, <GameIcon name={weapon} size={22} />, formatBoardWeapon(weapon)),
              ),
            ]}
          />
        )}
      </div>
    </Fold>
  );
}

interface PickerLink {
  readonly id: string;
  readonly label: ReactNode;
  /** Where the label is an icon. */
  readonly name: string | undefined;
  readonly isCurrent: boolean;
}

function PickerRow({ label, links }: { label: string; links: readonly PickerLink[] }) {
  return (
    <nav aria-label={label} className="min-w-0 max-md:w-full max-md:flex max-md:items-center">
      <p
        aria-hidden="true"
        className="mb-1 max-md:mb-0 max-md:flex-none max-md:w-17 text-13 leading-4.5 text-dim font-medium"
      >
        {label}
      </p>
      <ul className={`${classes.links} ${pills.row} md:flex-wrap flex gap-1`}>
        {links.map(({ id, label: text, name, isCurrent }) => (
          <li key={id} className="flex-none">
            <a
              href={getBoardPath(id)}
              aria-label={name}
              title={name}
              aria-current={isCurrent ? "page" : undefined}
              className={`${classes.link} inline-flex items-center justify-center ${name ? "px-2" : "px-2.5"} border rounded-md bg-card text-14 text-default`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface QuestPickerProps {
  quests: readonly QuestChoice[];
  current: BoardKey;
}

/** Leads to the same kind of board of another quest; where that has none, to its main board. */
function QuestPicker({ quests, current }: QuestPickerProps) {
  const router = useRouter();
  const shown = useNames();
  const open = (id: string) => {
    const quest = quests.find((each) => each.id === id);
    if (!quest) return;
    const ruleset =
      quest.rulesets.find((each) => each === current.ruleset) ?? quest.rulesets[0] ?? "freestyle";
    const isSame = ruleset === current.ruleset && current.party === 1;
    const boardId = isSame ? toBoardId({ ...current, quest: id }) : getQuestBoardId({ quest: id, ruleset });
    void router.push(getBoardPath(boardId));
  };
  const stars = [...new Set(quests.map((quest) => quest.stars))];
  return (
    <NativeSelect
      label="Quest"
      className={classes.quest}
      value={current.quest}
      onChange={(event) => open(event.target.value)}
    >
      {stars.map((count) => (
        <optgroup key={count} label={`${count}★`}>
          {quests
            .filter((quest) => quest.stars === count)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {getNameIn(shown, "quests", id, name).text}
              </option>
            ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
