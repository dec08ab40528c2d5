import type { WeaponType } from "@/lib/catalog/codes";

/** Input of the dialog that saves a build. The page brings the dialog: saved builds are another feature. */
export interface SaveDialogProps {
  opened: boolean;
  content: {
    readonly code: string;
    readonly weapon: WeaponType;
    /** Skills that the build can be found by. */
    readonly skills: readonly string[];
    readonly monster: string | null;
    /** Buffs besides gear, as links have them; absent or empty = nothing. */
    readonly buffs?: string;
  };
  /** Id of the saved build that is being edited; `null` = a new one. */
  savedId: string | null;
  onClose(): void;
  onSaved(id: string): void;
  /** Saves it in this browser instead, without an account. */
  onSaveHere(): void;
}

/** Input of what stores a build under a short address. */
export interface ShortLinkProps {
  content: {
    readonly code: string;
    readonly buffs: string | null;
    readonly search: string | null;
    readonly target: string | null;
  };
  /** Of the address that is shared, without a trailing slash. */
  origin: string;
}

/** Input of what shows the title of a build in the account, as text. */
export interface SavedNameProps {
  id: string;
}
