import { ActionIcon, Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconFolder,
  IconShare2,
  IconTrash,
} from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { type ComponentType, useRef, useState } from "react";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { notifyWarning } from "@/components/ui/notify";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { hasSharedText } from "@/lib/builder/share/offered-text";
import { writeBuffs } from "@/lib/builder/target/buffs-link";
import { customTargetId } from "@/lib/builder/target/custom-target";
import { isBare } from "@/lib/builder/workspace/workspace";
import { BuildTitle } from "../my-builds/BuildTitle";
import type { SaveDialogProps, SavedNameProps, ShortLinkProps } from "../save-dialog";

const BuilderShare = dynamic(() => import("../share/BuilderShare").then((module) => module.BuilderShare), {
  ssr: false,
  loading: LazyDialog,
});
const MyBuildsDialog = dynamic(
  () => import("../my-builds/MyBuildsDialog").then((module) => module.MyBuildsDialog),
  { ssr: false, loading: LazyDialog },
);

type HeaderDialog = "share" | "save" | "mine";

interface BuilderHeaderProps {
  SaveDialog: ComponentType<SaveDialogProps>;
  SavedName: ComponentType<SavedNameProps>;
  ShortLink?: ComponentType<ShortLinkProps>;
  /** Id of the saved build that is being edited; `null` = none. */
  savedId: string | null;
  onSaved(id: string): void;
}

/** The title, and what is done to the build as a whole. */
export function BuilderHeader(props: BuilderHeaderProps) {
  const { SaveDialog, SavedName, ShortLink, savedId, onSaved } = props;
  const { loadout, derived, code, setup, canUndo, canRedo } = useBuilder(
    pick("loadout", "derived", "code", "setup", "canUndo", "canRedo"),
  );
  const { act, undo, redo } = useCommands();
  const [dialog, setDialog] = useState<HeaderDialog | null>(() => (hasSharedText() ? "share" : null));
  const tools = useRef<HTMLDivElement>(null);
  const close = (from: HeaderDialog) => {
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
    <header className="max-md:pt-2.5 max-md:pb-1.5 max-md:gap-x-2 pt-4 pb-3 flex flex-wrap items-center justify-between gap-y-2 gap-x-4">
      <BuildTitle savedId={savedId} SavedName={SavedName} />
      <div ref={tools} className="flex items-center md:gap-1" role="toolbar" aria-label="Build actions">
        <IconAction label="Undo" disabled={!canUndo} onClick={undo}>
          <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />
        </IconAction>
        <IconAction label="Redo" disabled={!canRedo} onClick={redo}>
          <IconArrowForwardUp size={20} stroke={1.75} aria-hidden="true" />
        </IconAction>
        <IconAction label="Unequip all" disabled={bare} onClick={() => act({ type: "reset" })}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </IconAction>
        <IconAction label="My builds" opens="mine" disabled={false} onClick={() => setDialog("mine")}>
          <IconFolder size={20} stroke={1.75} aria-hidden="true" />
        </IconAction>
        <Button data-opens="share" onClick={() => setDialog("share")}>
          <IconShare2 size={18} stroke={1.75} aria-hidden="true" />
          <span className="max-md:sr-only">Share</span>
        </Button>
        <Button data-opens="save" variant="filled" disabled={bare || code === null} onClick={save}>
          <IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />
          <span className="max-md:sr-only">Save</span>
        </Button>
      </div>
      {dialog === "share" && code !== null && (
        <BuilderShare code={code} ShortLink={ShortLink} onClose={() => close("share")} />
      )}
      {dialog === "save" && code !== null && weapon && (
        <SaveDialog
          opened
          savedId={savedId}
          content={{
            code,
            weapon,
            skills: listByLevel(derived.levels),
            // The values of a custom target are among the buffs.
            monster: setup.monster === customTargetId ? null : setup.monster,
            buffs: writeBuffs(setup) ?? "",
          }}
          onClose={() => close("save")}
          onSaved={onSaved}
          onSaveHere={() => setDialog("mine")}
        />
      )}
      {dialog === "mine" && <MyBuildsDialog isInAccount={savedId !== null} onClose={() => close("mine")} />}
    </header>
  );
}

interface IconActionProps {
  label: string;
  disabled: boolean;
  /** The dialog that it opens, which gives the focus back to it. */
  opens?: HeaderDialog;
  children: React.ReactNode;
  onClick(): void;
}

/** Stays in the order of focus when there is nothing to do: a key press must not lose its place. */
function IconAction({ label, disabled, opens, children, onClick }: IconActionProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      data-opens={opens}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </ActionIcon>
  );
}

/** Ids, the highest level first. */
function listByLevel(levels: Readonly<Record<string, number>>): string[] {
  return Object.entries(levels)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id);
}
