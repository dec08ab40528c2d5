import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import type { OwnBuildAction } from "@/hooks/builds/use-own-builds";
import { getBuildsPath, getOpenInBuilderPath } from "@/lib/builds/paths";
import type { OwnBuildRow } from "@/lib/builds/schema";
import { formatCount } from "@/lib/text/format";
import { BuildCard } from "./BuildCard";

interface OwnBuildItemProps {
  build: OwnBuildRow;
  /** Deleted a moment ago: its place says so and offers to bring it back. */
  deleted: boolean;
  /** The server has yet to answer. */
  busy: boolean;
  onAct(action: OwnBuildAction): void;
  onDuplicate(): void;
}

/** One build of one's own with everything that can be done with it. */
export function OwnBuildItem({ build, deleted, busy, onAct, onDuplicate }: OwnBuildItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const wasDeleted = useRef(deleted);
  // What had the focus is gone: its place takes it.
  useEffect(() => {
    if (wasDeleted.current === deleted) return;
    wasDeleted.current = deleted;
    item.current?.querySelector<HTMLElement>(deleted ? "button" : "a")?.focus();
  }, [deleted]);

  const { id, title, code, visibility, takenDown } = build;
  const name = title || "Untitled build";
  const published = visibility === "published";
  if (deleted) {
    return (
      <li
        ref={item}
        className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between py-2.5 px-4 border border-dashed border-strong rounded-md text-14 leading-5 text-dim"
      >
        <p role="status">“{name}” was deleted. You can restore it for seven days.</p>
        <Button
          variant="outline"
          aria-label={`Undo: restore ${name}`}
          disabled={busy}
          onClick={() => onAct("restore")}
        >
          Undo
        </Button>
      </li>
    );
  }
  return (
    <li ref={item}>
      <BuildCard
        build={build}
        href={published ? getBuildsPath(id) : getOpenInBuilderPath(code, id, build.buffs)}
        byline={<State build={build} />}
        note={
          takenDown && (
            <p className="text-13 leading-4.5 text-bad">Taken down by a moderator: {takenDown.reason}</p>
          )
        }
        actions={
          <ButtonLink
            href={getOpenInBuilderPath(code, id, build.buffs)}
            aria-label={`Open in builder: ${name}`}
          >
            Open in builder
          </ButtonLink>
        }
        foot={
          <div className="flex flex-wrap gap-2 mt-1.5">
            {published ? (
              <BuildActionButton
                name={name}
                busy={busy}
                onClick={() => onAct("unpublish")}
                label="Make private"
              />
            ) : (
              <BuildActionButton
                name={name}
                busy={busy || takenDown !== null || title === ""}
                onClick={() => onAct("publish")}
                label="Publish"
              />
            )}
            <BuildActionButton name={name} busy={busy} onClick={onDuplicate} label="Duplicate" />
            <BuildActionButton name={name} busy={busy} onClick={() => onAct("delete")} label="Delete" />
          </div>
        }
      />
    </li>
  );
}

function State({ build: { visibility, likes, publishedAt, updatedAt } }: Pick<OwnBuildItemProps, "build">) {
  const published = visibility === "published";
  return (
    <>
      <span className={`${published ? "text-good" : "text-dim"} font-semibold`}>
        {published ? "Published" : "Private"}
      </span>
      <time dateTime={updatedAt}>{((published && publishedAt) || updatedAt).slice(0, 10)}</time>
      {(published || likes > 0) && `, ${formatCount(likes, "like", "likes")}`}
    </>
  );
}

interface BuildActionButtonProps {
  name: string;
  label: string;
  busy: boolean;
  onClick(): void;
}

function BuildActionButton({ name, label, busy, onClick }: BuildActionButtonProps) {
  return (
    <Button variant="default" aria-label={`${label}: ${name}`} disabled={busy} onClick={onClick}>
      {label}
    </Button>
  );
}
