import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { useMutation } from "@/hooks/ui/use-mutation";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

/** A page that leaves a board over a call that the test ends. */
function Board({ leave, isReady = true }: { leave(): Promise<void>; isReady?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useMutation(leave, "You could not leave. Try again.", { onSuccess: () => setOpen(false) });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Leave board
      </button>
      <ConfirmDialog
        opened={isOpen}
        title="Leave this board"
        action="Leave"
        busyAction="Leaving"
        busy={leaving.busy}
        problem={leaving.problem}
        isReady={isReady}
        onConfirm={() => void leaving.run()}
        onClose={() => setOpen(false)}
      >
        <p>Your answers stay.</p>
      </ConfirmDialog>
    </>
  );
}

async function open(leave: () => Promise<void>, isReady?: boolean) {
  const { user } = renderWithTheme(<Board leave={leave} {...(isReady !== undefined && { isReady })} />);
  await user.click(screen.getByRole("button", { name: "Leave board" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave this board" }));
  return { user, dialog };
}
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("says what will happen, with the act on its button, and does it", async () => {
  const leave = vi.fn(async () => {});
  const { user, dialog } = await open(leave);
  expect(dialog.getByText("Your answers stay.")).toBeTruthy();
  await expectNoAxeViolations();
  expect(leave).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Leave" }));
  await isGone();
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each(["Cancel", "Close"])("%s leaves everything as it is", async (name) => {
  const leave = vi.fn(async () => {});
  const { user, dialog } = await open(leave);
  await user.click(dialog.getByRole("button", { name }));
  await isGone();
  expect(leave).not.toHaveBeenCalled();
});

test("Escape leaves everything as it is and gives the focus back", async () => {
  const leave = vi.fn(async () => {});
  const { user } = await open(leave);
  await user.keyboard("{Escape}");
  await isGone();
  expect(leave).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Leave board" })),
  );
});

test("cannot be closed, nor confirmed again, while the act is under way", async () => {
  let end = () => {};
  const leave = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const { user, dialog } = await open(leave);
  await user.click(dialog.getByRole("button", { name: "Leave" }));
  const busy = await dialog.findByRole("button", { name: "Leaving" });
  expect(document.activeElement).toBe(busy);
  await user.click(busy);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeTruthy();
  end();
  await isGone();
  expect(leave).toHaveBeenCalledTimes(1);
});

test("stays open with what went wrong, and can be tried again", async () => {
  const leave = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("The board is locked."));
  leave.mockResolvedValueOnce(undefined);
  const { user, dialog } = await open(leave);
  await user.click(dialog.getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toBe("The board is locked."));
  await expectNoAxeViolations();
  await user.click(dialog.getByRole("button", { name: "Leave" }));
  await isGone();
});

test("does nothing while its fields are not filled in", async () => {
  const leave = vi.fn(async () => {});
  const { user, dialog } = await open(leave, false);
  const act = dialog.getByRole("button", { name: "Leave" });
  expect(act.getAttribute("aria-disabled")).toBe("true");
  await user.click(act);
  expect(leave).not.toHaveBeenCalled();
});
