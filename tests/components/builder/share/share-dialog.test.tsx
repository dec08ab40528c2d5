import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ShareDialog } from "@/components/builder/share/ShareDialog";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { exportBuild } from "@/lib/builder/share/build-file";
import { offerSharedText } from "@/lib/builder/share/offered-text";
import { summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { myBuildsKey, readMyBuilds } from "@/lib/builder/workspace/my-builds/my-builds";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { catalog, gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { createTestData } from "@/tests/support/builder-page";
import { renderWithTheme } from "@/tests/support/render";

const code = "1kVfqvb7Vf";
const link = `https://quarry.example/b/${code}`;
const derived = deriveLoadout(gogmaziosLoadout, catalog);
const picture = vi.fn(async () => new Response("png", { headers: { "Content-Type": "image/png" } }));

beforeEach(() => {
  picture.mockClear();
  vi.stubGlobal("fetch", picture);
});
afterEach(() => vi.unstubAllGlobals());

function show(onImport = vi.fn(), buffs: string | null = null, extras = {}) {
  const shown = renderWithTheme(
    <ShareDialog
      opened
      code={code}
      loadout={gogmaziosLoadout}
      derived={derived}
      summary={summarizeLoadout(derived, getCatalog().skills.all)}
      target="Rathalos"
      buffs={buffs}
      extras={extras}
      builderData={createTestData()}
      origin="https://quarry.example"
      onClose={() => {}}
      onImport={onImport}
    />,
  );
  return { ...shown, onImport };
}

/** A file as a browser hands it over; jsdom cannot read one. */
function fileOf(text: string, size = text.length): File {
  const file = new File([text], "build.json", { type: "application/json" });
  return Object.defineProperties(file, { text: { value: async () => text }, size: { value: size } });
}

describe("the link", () => {
  test("is shown whole, copied by a press, and said to be copied", async () => {
    const { user } = show();
    expect(screen.getByRole("textbox", { name: "Link" })).toHaveProperty("value", link);
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByText("Copied").closest("[role=status]")).toBeTruthy();
  });

  test("carries what raises damage besides gear", () => {
    show(vi.fn(), "modifier*demondrug");
    expect(screen.getByRole("textbox", { name: "Link" })).toHaveProperty(
      "value",
      `${link}?buffs=modifier*demondrug`,
    );
  });

  test("carries search and target unless they are left out", async () => {
    const { user } = show(vi.fn(), null, { search: "1_rank.any", target: "1_monster.rathalos" });
    const field = screen.getByRole("textbox", { name: "Link" });
    expect(field).toHaveProperty("value", `${link}?search=1_rank.any&target=1_monster.rathalos`);
    await user.click(screen.getByRole("checkbox", { name: "Include search and target" }));
    expect(field).toHaveProperty("value", link);
  });

  test("is selected for the keyboard where the browser does not let it be copied", async () => {
    const { user } = show();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    await screen.findByText("Selected: press Ctrl or Cmd + C");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Link" });
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
  });
});

describe("the text", () => {
  test("describes the build, ends with the link and fits into a message", async () => {
    const { user } = show();
    const { value } = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text for Discord" });
    expect(value).toMatch(/^Weapon: Ostrak Oblivion/);
    expect(value.endsWith(`\n\n${link}`)).toBe(true);
    expect(value.length).toBeLessThan(2000);
    await user.click(screen.getByRole("button", { name: "Copy text" }));
    expect(await navigator.clipboard.readText()).toBe(value);
  });
});

describe("the picture", () => {
  test("is shown with words for those who do not see it", async () => {
    const { baseElement } = show();
    const image = await screen.findByRole("img", {
      name: /^Picture of the build\. Ostrak Oblivion \(Great Sword; base attack 231/,
    });
    expect(image.getAttribute("src")).toBe(`/api/builder/card?b=${code}`);
    expect(screen.getByRole("button", { name: "Download" })).toHaveProperty("disabled", false);
    await expectNoAxeViolations(baseElement);
  });

  test("that cannot be had says why, and is asked for again", async () => {
    picture.mockResolvedValueOnce(
      Response.json({ message: "Too many requests. Try again in 3 s." }, { status: 429 }),
    );
    const { user } = show();
    expect((await screen.findByRole("alert")).textContent).toContain("Too many requests. Try again in 3 s.");
    expect(screen.getByRole("button", { name: "Download" })).toHaveProperty("disabled", true);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("img");
    expect(picture).toHaveBeenCalledTimes(2);
  });

  test("is handed to other apps where the device can", async () => {
    const share = vi.fn(async () => {});
    Object.assign(navigator, { canShare: () => true, share });
    const { user } = show();
    await screen.findByRole("img");
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(share).toHaveBeenCalledWith({ files: [expect.any(File)], text: link });
    Reflect.deleteProperty(navigator, "canShare");
  });
});

describe("a file", () => {
  test("brings a build back", async () => {
    const { user, onImport } = show();
    const build = { ...gogmaziosLoadout, transcended: true };
    await user.upload(screen.getByLabelText("Files of builds"), fileOf(exportBuild(build)));
    await waitFor(() => expect(onImport).toHaveBeenCalledExactlyOnceWith(build));
    await screen.findByText(/Build opened/);
  });

  test("is taken when pasted as text, and stays to be looked at when it is refused", async () => {
    const { user, onImport } = show();
    const field = screen.getByRole("textbox", { name: "Paste or drop builds" });
    await user.click(field);
    await user.paste('{"format":"quarry-build","version":1,"build":{}}');
    await screen.findByText("This contains no build that could be read. Nothing was changed.");
    expect(screen.getByText("build.armor should be an object.")).toBeTruthy();
    expect(field).toHaveProperty("value", '{"format":"quarry-build","version":1,"build":{}}');
    expect(onImport).not.toHaveBeenCalled();
    await user.clear(field);
    await user.paste(exportBuild(emptyLoadout));
    await waitFor(() => expect(onImport).toHaveBeenCalledExactlyOnceWith(emptyLoadout));
    expect(field).toHaveProperty("value", "");
  });

  test("is shown as far as a browser can lay it out when it is far too long", async () => {
    const { user, onImport } = show();
    const field = screen.getByRole("textbox", { name: "Paste or drop builds" });
    await user.click(field);
    await user.paste("a".repeat(200_000));
    await screen.findByText("This contains no build that could be read. Nothing was changed.");
    expect(field).toHaveProperty("value", "a".repeat(10_000));
    // What is too long to be shown may still be a build.
    await user.clear(field);
    await user.paste(exportBuild(emptyLoadout) + " ".repeat(10_000));
    await waitFor(() => expect(onImport).toHaveBeenCalledExactlyOnceWith(emptyLoadout));
  });

  test("of another tool is taken over as far as it is understood, and the rest is listed", async () => {
    const { user, onImport } = show();
    await user.click(screen.getByRole("textbox", { name: "Paste or drop builds" }));
    const file = {
      helm: "Gogmazios Helm α",
      body: "Mail of Nowhere",
      helmSlots: ["Attack Jewel [1]"],
      buffs: {},
    };
    await user.paste(JSON.stringify(file));
    await screen.findByText("Not everything could be imported:");
    screen.getByText("Unknown chest armor: Mail of Nowhere.");
    screen.getByText("The field buffs was not imported.");
    expect(onImport.mock.lastCall?.[0].armor.head.id).toBe("gogmazios-helm-alpha");
    await expectNoAxeViolations(document.body);
  });

  test("with several builds is saved to my builds, and nothing is opened", async () => {
    const { user, onImport } = show();
    await user.click(screen.getByRole("textbox", { name: "Paste or drop builds" }));
    const builds = [
      { name: "One", head: "Gogmazios Helm α" },
      { name: "Two", chest: "Gogmazios Mail α" },
    ];
    await user.paste(JSON.stringify({ builds }));
    await screen.findByText("✓ 2 builds saved to My builds.");
    expect(readMyBuilds(localStorage.getItem(myBuildsKey) ?? "").map(({ name }) => name)).toEqual([
      "One",
      "Two",
    ]);
    expect(onImport).not.toHaveBeenCalled();
    localStorage.clear();
  });

  test("is taken when dropped; one that is far too large is not read", async () => {
    const { onImport } = show();
    const field = screen.getByRole("textbox", { name: "Paste or drop builds" });
    fireEvent.drop(field, { dataTransfer: { files: [fileOf("{}", 5_000_000)], getData: () => "" } });
    await screen.findByText("The file is too large to be a build.");
    fireEvent.drop(field, {
      dataTransfer: { files: [fileOf(exportBuild(emptyLoadout))], getData: () => "" },
    });
    await waitFor(() => expect(onImport).toHaveBeenCalledWith(emptyLoadout));
  });

  test("takes a build that another app shared, once", async () => {
    offerSharedText(exportBuild(emptyLoadout));
    const { onImport, unmount } = show();
    await waitFor(() => expect(onImport).toHaveBeenCalledExactlyOnceWith(emptyLoadout));
    unmount();
    const again = show();
    expect(screen.getByRole("textbox", { name: "Paste or drop builds" })).toHaveProperty("value", "");
    expect(again.onImport).not.toHaveBeenCalled();
  });
});
