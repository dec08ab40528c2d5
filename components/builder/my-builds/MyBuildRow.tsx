import { ActionIcon, Button, Checkbox } from "@mantine/core";
import { IconCopy, IconPencil, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { type MyBuild, maxMyBuildName } from "@/lib/builder/workspace/my-builds/my-builds";
import type { MyBuildSummary } from "@/lib/builder/workspace/my-builds/summarize-build";
import { RenameForm } from "../RenameForm";

/** Skills that a row names. */
const namedSkills = 5;

interface MyBuildRowProps {
  build: MyBuild;
  summary: MyBuildSummary | undefined;
  getName: GetName;
  /** It is the build that the builder shows. */
  isOpen: boolean;
  isTicked: boolean;
  canTick: boolean;
  onTick(on: boolean): void;
  onOpen(): void;
  onRename(name: string): void;
  onDuplicate(): void;
  onDelete(): void;
}

/** One saved build: what it is, and what can be done with it. */
export function MyBuildRow(props: MyBuildRowProps) {
  const { build, summary, getName, isOpen, isTicked, canTick } = props;
  const [isRenaming, setRenaming] = useState(false);
  const renamer = useRef<HTMLButtonElement>(null);
  const finish = () => {
    // The field goes: the focus returns to what opened it.
    renamer.current?.focus();
    setRenaming(false);
  };
  const { name } = build;
  return (
    <li className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3 py-2 border-b">
      <div className="flex items-center gap-3 min-w-0 flex-1 basis-64">
        <Checkbox
          className="flex-none py-2 pointer-coarse:min-w-11"
          checked={isTicked}
          disabled={!canTick}
          onChange={(event) => props.onTick(event.target.checked)}
          label={<span className="visually-hidden">Compare {name}</span>}
        />
        {summary?.weaponType && <GameIcon name={summary.weaponType} size={24} />}
        <div className="min-w-0 flex-1">
          {!isRenaming ? (
            <p className="leading-5.5 font-semibold wrap-anywhere">{name}</p>
          ) : (
            <RenameForm
              label={`Name of ${name}`}
              name={name}
              maxLength={maxMyBuildName}
              className="flex-1"
              onRename={props.onRename}
              onEnd={finish}
            />
          )}
          <Summary summary={summary} changedAt={build.changedAt} getName={getName} />
        </div>
      </div>
      <div className="flex items-center gap-1">
        {isOpen && <span className="px-2 text-14 text-good font-semibold">✓ Open</span>}
        <Button aria-label={isOpen ? `Reopen ${name}` : `Open ${name}`} onClick={props.onOpen}>
          {isOpen ? "Reopen" : "Open"}
        </Button>
        <ActionIcon size={36} aria-label={`Duplicate ${name}`} onClick={props.onDuplicate}>
          <IconCopy size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={36} ref={renamer} aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          <IconPencil size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={36} aria-label={`Delete ${name}`} onClick={props.onDelete}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  );
}

interface SummaryProps {
  summary: MyBuildSummary | undefined;
  changedAt: string;
  getName: GetName;
}

function Summary({ summary, changedAt, getName }: SummaryProps) {
  return (
    <p className="flex flex-wrap gap-x-3 text-13 leading-4.5 text-dim">
      {summary?.weapon && (
        <Name entity="weapons" id={summary.weapon}>
          {getName("weapon", summary.weapon)}
        </Name>
      )}
      {summary?.skills.slice(0, namedSkills).map(({ skill, level }) => (
        <span key={skill}>
          <Name entity="skills" id={skill}>
            {getName("skill", skill)}
          </Name>{" "}
          {level}
        </span>
      ))}
      <time dateTime={changedAt}>{changedAt.slice(0, 10)}</time>
    </p>
  );
}
