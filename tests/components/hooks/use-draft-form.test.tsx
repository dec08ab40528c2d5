import { Button, TextInput } from "@mantine/core";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { ApiCallError } from "@/lib/http/fetcher";
import { createDraftStore } from "@/lib/site/draft-store";
import { renderWithTheme } from "@/tests/support/render";

interface Note {
  readonly title: string;
  readonly text: string;
}
type Send = (note: Note, key: string) => Promise<void>;

const schema = z.object({
  title: z.string().trim().min(1, "Enter a title."),
  text: z.string().max(20, "At most 20 characters."),
});

interface NoteFormProps {
  send: Send;
  late?: () => Promise<typeof schema>;
  onSent?: () => void;
}

/** A form without a draft. */
function NoteForm({ send, late, onSent }: NoteFormProps) {
  const form = useDraftForm({
    start: { title: "", text: "" },
    startsOver: true,
    schema: late ?? schema,
    words: { failure: "The note could not be saved." },
    send: (note, { key }) => send(note, key),
    ...(onSent && { onSent }),
  });
  return <Fields form={form} />;
}

const notes = createDraftStore<Note>({
  key: "test-notes",
  readDraft: (stored) => schema.partial().required().safeParse(stored).data ?? null,
  isSame: (a, b) => a.title === b.title && a.text === b.text,
});

/** The same, with a draft of Maple's in this browser. */
function KeptNoteForm({ send }: { send: Send }) {
  const draft = useAuthorDraft({
    store: notes,
    author: "maple",
    target: "new",
    start: () => ({ title: "", text: "" }),
    canClaim: () => true,
    merge: (_, waiting) => waiting,
  });
  const form = useDraftForm({
    start: draft.opened,
    draft,
    schema,
    words: { failure: "The note could not be saved.", again: "save" },
    send: (note, { key }) => send(note, key),
  });
  return <Fields form={form} />;
}

function Fields({ form }: { form: ReturnType<typeof useDraftForm<Note, void>> }) {
  return (
    <form {...form.getFormProps()}>
      <TextInput label="Title" {...form.getInputProps("title")} />
      <TextInput label="Text" {...form.getInputProps("text")} />
      {form.refusal && <p role="alert">{form.refusal.message}</p>}
      <Button type="submit" aria-busy={form.busy} data-ready={form.isReady}>
        Save
      </Button>
    </form>
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>("Title");
const text = () => screen.getByLabelText<HTMLInputElement>("Text");
const save = () => screen.getByRole("button", { name: "Save" });
const refuse = (issues: { path: string; message: string }[] = []) =>
  new ApiCallError("The server says no.", {
    ...{ status: 400, code: "bad-request", serverMessage: "The server says no.", issues },
  });

/** A call that the test ends. */
function createCall() {
  const ends: ((error?: Error) => void)[] = [];
  const send = vi.fn(
    (_note: Note, _key: string) =>
      new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
  );
  return { send, end: (error?: Error) => ends.shift()?.(error) };
}

describe("a form", () => {
  test("says what the schema refuses at its field, goes there and sends nothing", async () => {
    const send = vi.fn(async () => {});
    const { user } = renderWithTheme(<NoteForm send={send} />);
    await user.type(text(), "Words");
    await user.click(save());
    expect(screen.getByText("Enter a title.")).toBeTruthy();
    expect(document.activeElement).toBe(title());
    expect(send).not.toHaveBeenCalled();
    await user.type(title(), "Bow");
    expect(screen.queryByText("Enter a title.")).toBeNull();
    expect(text().value).toBe("Words");
  });

  test("is ready as soon as the schema takes what its fields hold; one that comes late is not waited for", async () => {
    const { user, unmount } = renderWithTheme(<NoteForm send={vi.fn()} />);
    expect(save().dataset.ready).toBe("false");
    await user.type(title(), "Bow");
    expect(save().dataset.ready).toBe("true");
    await user.type(text(), "More than twenty letters");
    expect(save().dataset.ready).toBe("false");
    unmount();
    renderWithTheme(<NoteForm send={vi.fn()} late={async () => schema} />);
    expect(save().dataset.ready).toBe("true");
  });

  test("sends what the schema makes of the values, once for two clicks", async () => {
    const { send, end } = createCall();
    const { user } = renderWithTheme(<NoteForm send={send} />);
    await user.type(title(), " Bow ");
    await user.dblClick(save());
    expect(save().getAttribute("aria-busy")).toBe("true");
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual({ title: "Bow", text: "" });
    end();
    await waitFor(() => expect(save().getAttribute("aria-busy")).toBe("false"));
    expect(title().value).toBe("");
  });

  test("puts an issue of the server at its field, keeps what was typed, and forgets it with a change", async () => {
    const send = vi.fn(async () => {
      throw refuse([{ path: "text", message: "names another site" }]);
    });
    const { user } = renderWithTheme(<NoteForm send={send} />);
    await user.type(title(), "Bow");
    await user.type(text(), "See there");
    await user.click(save());
    expect(await screen.findByText("Names another site.")).toBeTruthy();
    expect(text().getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(text()));
    expect(screen.queryByRole("alert")).toBeNull();
    expect([title().value, text().value]).toEqual(["Bow", "See there"]);
    await user.type(title(), "s");
    expect(screen.getByText("Names another site.")).toBeTruthy();
    await user.type(text(), ".");
    expect(screen.queryByText("Names another site.")).toBeNull();
  });

  test("says above its fields what is about none of them", async () => {
    const send = vi.fn(async () => {
      throw refuse([{ path: "revision", message: "is old" }]);
    });
    const { user } = renderWithTheme(<NoteForm send={send} />);
    await user.type(title(), "Bow");
    await user.click(save());
    expect((await screen.findByRole("alert")).textContent).toBe("The server says no.");
  });

  test("repeats its key until an attempt has worked, and takes another for the next thing", async () => {
    const replies = [new Error("Lost."), null, null];
    const send = vi.fn(async (_note: Note, _key: string) => {
      const reply = replies.shift();
      if (reply) throw reply;
    });
    const { user } = renderWithTheme(<NoteForm send={send} />);
    await user.type(title(), "Bow");
    await user.click(save());
    expect(await screen.findByRole("alert")).toBeTruthy();
    await user.type(title(), "s");
    await user.click(save());
    await waitFor(() => expect(title().value).toBe(""));
    await user.type(title(), "Lance");
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    const [first, repeated, next] = send.mock.calls.map(([, key]) => key);
    expect(repeated).toBe(first);
    expect(next).not.toBe(first);
  });

  test("loads its schema with the first attempt, and says so where that fails", async () => {
    const late = vi.fn<() => Promise<typeof schema>>();
    late.mockRejectedValueOnce(new Error("Offline.")).mockResolvedValue(schema);
    const send = vi.fn(async () => {});
    const { user } = renderWithTheme(<NoteForm send={send} late={late} />);
    expect(late).not.toHaveBeenCalled();
    await user.click(save());
    expect((await screen.findByRole("alert")).textContent).toBe("Offline.");
    await user.click(save());
    expect(await screen.findByText("Enter a title.")).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a form with a draft", () => {
  test("has what was typed again after the page was left, until it is sent", async () => {
    const send = vi.fn(async () => {});
    const first = renderWithTheme(<KeptNoteForm send={send} />);
    await first.user.type(title(), "Bow");
    first.unmount();
    const { user, unmount } = renderWithTheme(<KeptNoteForm send={send} />);
    expect(title().value).toBe("Bow");
    await user.click(save());
    await waitFor(() => expect(title().value).toBe(""));
    expect(send).toHaveBeenCalledTimes(1);
    unmount();
    renderWithTheme(<KeptNoteForm send={send} />);
    expect(title().value).toBe("");
  });

  test("keeps it where it is refused, and checks anew with every change once it was tried", async () => {
    const send = vi.fn(async () => {
      throw refuse();
    });
    const { user } = renderWithTheme(<KeptNoteForm send={send} />);
    await user.type(title(), "Bow");
    await user.click(save());
    expect((await screen.findByRole("alert")).textContent).toBe("The server says no.");
    expect(localStorage.getItem("test-notes")).toContain("Bow");
    await user.clear(title());
    expect(screen.getByText("Enter a title.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
