import { useState } from "react";
import { type BuildDraft, buildDraftsKey, parseDrafts, withDraft } from "@/lib/builds/build-draft";

export interface BuildDraftState {
  readonly draft: BuildDraft;
  /** Whether it holds what was typed and not saved yet. */
  readonly kept: boolean;
  /** Changes fields, and keeps the draft in this browser until it is dropped. */
  edit(change: Partial<BuildDraft>): void;
  /** Back to what is stored. */
  drop(): void;
}

/**
 * What a person types to save one build. It outlives the page, so that a lost connection or session costs no
 * word.
 *
 * @param target what the draft is of: the id of a build, or `new`. Another target needs another component.
 * @param start makes the draft where none is kept
 */
export function useBuildDraft(target: string, start: () => BuildDraft): BuildDraftState {
  const [state, setState] = useState(() => {
    const found = read()[target];
    return { draft: found ?? start(), kept: found !== undefined };
  });
  const edit = (change: Partial<BuildDraft>) => {
    const draft = { ...state.draft, ...change };
    write(target, draft);
    setState({ draft, kept: true });
  };
  const drop = () => {
    write(target, null);
    setState({ draft: start(), kept: false });
  };
  return { ...state, edit, drop };
}

function read() {
  try {
    return parseDrafts(localStorage.getItem(buildDraftsKey));
  } catch {
    // Storage may be forbidden: then the draft lives as long as the dialog.
    return {};
  }
}

function write(target: string, draft: BuildDraft | null): void {
  try {
    const drafts = withDraft(read(), target, draft);
    if (Object.keys(drafts).length === 0) localStorage.removeItem(buildDraftsKey);
    else localStorage.setItem(buildDraftsKey, JSON.stringify(drafts));
  } catch {
    // As above, or it is full.
  }
}
