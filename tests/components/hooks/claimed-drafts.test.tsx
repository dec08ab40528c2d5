import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useClaimedDrafts } from "@/hooks/account/use-claimed-drafts";
import { buildDrafts } from "@/lib/builds/draft-store";

const draft = { title: "Typed first", notes: "", tags: "", published: false, key: "k", version: null };

test("what a visitor typed is the next account's as soon as it signs in, whether it looks or not", async () => {
  buildDrafts.storeDraft(null, "new", draft);
  const { rerender } = renderHook(({ uid }: { uid: string | null }) => useClaimedDrafts(uid), {
    initialProps: { uid: null as string | null },
  });
  rerender({ uid: "maple" });
  await waitFor(() => expect(buildDrafts.readDrafts(null, "new").own).toBeUndefined());
  rerender({ uid: null });
  rerender({ uid: "felix" });
  expect(buildDrafts.readDrafts("felix", "new")).toEqual({ own: undefined, claimed: undefined });
  expect(buildDrafts.readDrafts("maple", "new").claimed).toEqual(draft);
});
