import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AttachBuildField } from "@/components/builds/AttachBuildField";
import type { OwnBuildChoice } from "@/components/builds/AttachInputs";
import { BuildChip } from "@/components/builds/BuildChip";
import { useAttachedBuild } from "@/hooks/builds/use-attached-build";
import type { BuildAttachment } from "@/lib/builds/attachment";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { summarizeBuild } from "@/lib/builds/summarize-build.server";
import { bowLoadout, codeOf, lanceLoadout } from "@/tests/support/builds/codes";
import { fillIn } from "@/tests/support/fill-in";
import { expectNoAxeViolations } from "../../support/axe";
import { renderWithTheme } from "../../support/render";

const code = codeOf(bowLoadout);
const id = "0123456789abcdef01234567";
const byCode: AttachedBuild = {
  attachment: { kind: "code", code },
  title: "",
  weapon: "bow",
  code,
  summary: summarizeBuild(code),
};
const own: readonly OwnBuildChoice[] = [
  { id, title: "Rey Dau bow", weapon: "bow", visibility: "published", code, summary: summarizeBuild(code) },
  {
    id: `${id.slice(1)}f`,
    title: "",
    weapon: "lance",
    visibility: "private",
    code: codeOf(lanceLoadout),
    summary: summarizeBuild(codeOf(lanceLoadout)),
  },
];

/** The field as a form would hold it, with an answering server. */
function renderField(answer: (query: string) => Response) {
  const asked: string[] = [];
  const sent = vi.fn();
  const changed = vi.fn();
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer(path);
  });
  function Form() {
    const [value, setValue] = useState<BuildAttachment | null>(null);
    const state = useAttachedBuild(value);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <AttachBuildField
          value={value}
          state={state}
          ownBuilds={own}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  const rendered = renderWithTheme(<Form />);
  return { ...rendered, asked, sent, changed };
}

const answers = (build: AttachedBuild) => () => Response.json({ message: "OK", build });
const refuses = (status: number, message: string) => () => Response.json({ message }, { status });

afterEach(() => vi.unstubAllGlobals());

describe("attaching a build", () => {
  test("takes a pasted link at once, shows what it is, and lets go of it again", async () => {
    const { user, changed, asked, container } = renderField(answers(byCode));
    const input = screen.getByRole("textbox", { name: "Link or code" });
    await expectNoAxeViolations(container);
    await user.click(input);
    await user.paste(`https://quarry.example/b/${code}`);
    expect(changed).toHaveBeenLastCalledWith({ kind: "code", code });
    expect(await screen.findByText("Hunter's Stoutbow")).toBeTruthy();
    expect(asked).toEqual([`/api/builds/attachment?code=${code}`]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: "Build" })));
    await expectNoAxeViolations(container);

    await user.click(screen.getByRole("button", { name: "Remove the attached build" }));
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Link or code" }));
  });

  test("says why a text is no build, keeps it, and does not send the form with Enter", async () => {
    const { user, changed, sent } = renderField(answers(byCode));
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Link or code" });
    await fillIn(user, input, "https://quarry.example/wiki/skills/burst");
    await user.keyboard("{Enter}");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("That link does not lead to a build.").id).toBe(
      input.getAttribute("aria-describedby"),
    );
    expect(input.value).toBe("https://quarry.example/wiki/skills/burst");
    await fillIn(user, input, "s");
    expect(screen.queryByText("That link does not lead to a build.")).toBeNull();
    expect([changed.mock.calls, sent.mock.calls]).toEqual([[], []]);
  });

  test("attaches a published build of one's own by its id, a private one by its code", async () => {
    const { user, changed } = renderField(answers(byCode));
    const select = screen.getByRole("combobox", { name: "Or one of your builds" });
    const attach = screen.getByRole<HTMLButtonElement>("button", { name: "Attach the chosen build" });
    expect(attach.disabled).toBe(true);
    await user.selectOptions(select, "Untitled build · Hard Bone Lance · private");
    expect(screen.getByText(/^Private build/)).toBeTruthy();
    await user.click(attach);
    expect(changed).toHaveBeenLastCalledWith({ kind: "code", code: codeOf(lanceLoadout) });
    await user.click(await screen.findByRole("button", { name: "Remove the attached build" }));
    await user.selectOptions(
      screen.getByRole("combobox"),
      screen.getByRole("option", { name: /^Rey Dau bow/ }),
    );
    await user.click(screen.getByRole("button", { name: "Attach the chosen build" }));
    expect(changed).toHaveBeenLastCalledWith({ kind: "build", id });
  });

  test("takes out what the server refuses, with its reason and the text as it was", async () => {
    const message = "This build does not exist or is not published.";
    const { user, changed } = renderField(refuses(404, message));
    await user.type(screen.getByRole("textbox"), `/wiki/builds/${id}{Enter}`);
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
    expect(changed.mock.calls).toEqual([[{ kind: "build", id }], [null]]);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(`/wiki/builds/${id}`);
  });

  test("keeps the build where it cannot be asked about now", async () => {
    let works = false;
    const { user, changed } = renderField(() => (works ? answers(byCode)() : refuses(503, "Busy.")()));
    await user.type(screen.getByRole("textbox"), `${code}{Enter}`);
    expect(await screen.findByText(/The build is attached, but could not be loaded\. Busy\./)).toBeTruthy();
    expect(changed).toHaveBeenCalledTimes(1);
    works = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Open in builder" })).toBeTruthy();
  });
});

describe("the chip of a build", () => {
  test("names weapon and main skills and opens the builder", async () => {
    const { container } = renderWithTheme(<BuildChip build={byCode} />);
    expect(screen.getByRole("img", { name: "Bow" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open in builder" }).getAttribute("href")).toBe(
      `/builder?b=${code}`,
    );
    const [skill] = byCode.summary?.skills ?? [];
    expect(screen.getByRole("list", { name: "Main skills" }).textContent).toContain(
      `${skill?.name} ${skill?.level}`,
    );
    await expectNoAxeViolations(container);
  });

  test("leads to the page of a saved build, also where its code can no longer be read", () => {
    renderWithTheme(
      <BuildChip
        build={{ ...byCode, attachment: { kind: "build", id }, title: "Rey Dau bow", summary: null }}
      />,
    );
    expect(screen.getByRole("link", { name: "Rey Dau bow" }).getAttribute("href")).toBe(`/wiki/builds/${id}`);
    expect(screen.getByText("This build's code can no longer be read.")).toBeTruthy();
  });

  test("counts the skills that it does not name", () => {
    const skills = Array.from({ length: 8 }, (_, at) => ({
      id: `s${at}`,
      name: `Skill ${at}`,
      level: 1,
      kind: "armor" as const,
    }));
    const summary = byCode.summary && { ...byCode.summary, skills, moreSkills: 3 };
    renderWithTheme(<BuildChip build={{ ...byCode, summary }} />);
    expect(screen.getByRole("list", { name: "Main skills" }).textContent).toMatch(/Skill 3 1and 7 more$/);
  });
});
