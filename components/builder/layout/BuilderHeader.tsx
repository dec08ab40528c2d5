import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconShare2,
  IconTrash,
} from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { type ComponentType, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { IconButton } from "@/components/ui/IconButton";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { notifyWarning } from "@/components/ui/notify";
import type { Builder } from "@/hooks/builder/use-builder";
import { writeBuffs } from "@/lib/builder/target/buffs-link";
import { isBare } from "@/lib/builder/workspace/workspace";
import classes from "./BuilderHeader.module.css";
import type { SaveDialogProps } from "./save-dialog";

const BuilderShare = dynamic(() => import("../share/BuilderShare").then((module) => module.BuilderShare), {
  ssr: false,
  loading: LazyDialog,
});

interface BuilderHeaderProps {
  builder: Builder;
  /** Of the builder's data, for what is loaded on demand. */
  version: string;
  SaveDialog: ComponentType<SaveDialogProps>;
  /** Id of the saved build that is being edited; `null` = none. */
  savedId: string | null;
  onSaved(id: string): void;
}

/** The title, and what is done to the build as a whole. */
export function BuilderHeader({ builder, version, SaveDialog, savedId, onSaved }: BuilderHeaderProps) {
  const { loadout, derived, code, setup, act, undo, redo, canUndo, canRedo } = builder;
  const [dialog, setDialog] = useState<"share" | "save" | null>(null);
  const tools = useRef<HTMLDivElement>(null);
  const close = (from: "share" | "save") => {
    setDialog(null);
    // The dialog goes at once, and with it what would give the focus back.
    setTimeout(() => tools.current?.querySelector<HTMLElement>(`[data-opens=${from}]`)?.focus());
  };
  const bare = isBare(loadout);
  const weapon = derived.weapon?.type;
  const save = () => {
    if (weapon) setDialog("save");
    else
      void notifyWarning({
        title: "No weapon yet",
        message: "Choose a weapon first. Saved builds are listed by weapon.",
      });
  };
  return (
    <header className={`${classes.head} flex flex-wrap items-center justify-between gap-y-2 gap-x-4`}>
      <h1 className={`${classes.title} text-26 leading-9`}>Builder</h1>
      <div ref={tools} className="flex items-center gap-1" role="toolbar" aria-label="Build actions">
        <IconAction label="Undo" disabled={!canUndo} onClick={undo}>
          <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />
        </IconAction>
        <IconAction label="Redo" disabled={!canRedo} onClick={redo}>
          <IconArrowForwardUp size={20} stroke={1.75} aria-hidden="true" />
        </IconAction>
        <IconAction label="Unequip all" disabled={bare} onClick={() => act({ type: "reset" })}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </IconAction>
        <Button className={classes.word ?? ""} data-opens="share" onClick={() => setDialog("share")}>
          <IconShare2 size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.long}>Share</span>
        </Button>
        <Button
          className={classes.word ?? ""}
          data-opens="save"
          look="filled"
          disabled={bare || code === null}
          onClick={save}
        >
          <IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />
          Save
        </Button>
      </div>
      {dialog === "share" && code !== null && (
        <BuilderShare builder={builder} code={code} version={version} onClose={() => close("share")} />
      )}
      {dialog === "save" && code !== null && weapon && (
        <SaveDialog
          opened
          savedId={savedId}
          content={{
            code,
            weapon,
            skills: compareLevels(derived.levels),
            monster: setup.monster,
            buffs: writeBuffs(setup) ?? "",
          }}
          onClose={() => close("save")}
          onSaved={onSaved}
        />
      )}
    </header>
  );
}

interface IconActionProps {
  label: string;
  disabled: boolean;
  children: React.ReactNode;
  onClick(): void;
}

/** Stays in the order of focus when there is nothing to do: a key press must not lose its place. */
function IconAction({ label, disabled, children, onClick }: IconActionProps) {
  return (
    <IconButton label={label} title={label} aria-disabled={disabled} onClick={() => !disabled && onClick()}>
      {children}
    </IconButton>
  );
}

/** Ids, the highest level first. */
function compareLevels(levels: Readonly<Record<string, number>>): string[] {
  return Object.entries(levels)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id);
}
