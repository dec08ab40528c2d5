import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NameLanguagePicker } from "@/components/ui/NameLanguagePicker";
import { useFollowNameLanguage } from "@/hooks/wiki/use-name-language";
import { useName } from "@/hooks/wiki/use-names";
import { getNamesIn } from "@/lib/catalog/get-names.server";
import { languages, type TranslatedLanguage } from "@/lib/catalog/languages";
import { forgetNames } from "@/lib/names/load-names";
import { nameLanguageKey } from "@/lib/names/name-language";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { fakeRouter } from "@/tests/support/router";
import { renderInShell } from "@/tests/support/shell";

let asked: string[];
let offline: boolean;

beforeEach(() => {
  asked = [];
  offline = false;
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => {
      asked.push(path);
      if (offline) throw new TypeError("Failed to fetch");
      const language = /names\/(\w+)\.json/.exec(path)?.[1] as TranslatedLanguage;
      return new Response(JSON.stringify(getNamesIn(language)));
    }),
  );
});

afterEach(() => {
  act(() => forgetNames());
  vi.unstubAllGlobals();
});

function Page() {
  useFollowNameLanguage();
  const { text, lang, dir } = useName("monsters", "rathalos", "Rathalos");
  return (
    <main>
      <p lang={lang} dir={dir} data-testid="name">
        {text}
      </p>
      <NameLanguagePicker />
    </main>
  );
}

const name = () => screen.getByTestId("name");
const picker = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Language of names" });
const shown = (address: string) => renderInShell(<Page />, { router: fakeRouter(address) });
const kept = { shallow: true, scroll: false };

describe("the language of names", () => {
  test("is English at first, which loads nothing and leaves the address alone", async () => {
    const { router } = shown("/wiki/skills?q=a");
    expect(picker().value).toBe("en");
    expect(name().textContent).toBe("Rathalos");
    expect(asked).toEqual([]);
    expect(router.replace).not.toHaveBeenCalled();
    await expectNoAxeViolations();
  });

  test("is offered in all fifteen languages, each by its own name", () => {
    shown("/wiki");
    const options = within(picker()).getAllByRole("option");
    expect(options.map((each) => each.textContent)).toEqual(languages.map((each) => each.name));
    expect(options.map((each) => each.getAttribute("lang"))).toEqual(languages.map(({ tag }) => tag));
  });

  test("can be chosen: names change, the browser remembers, the address says so in the same entry", async () => {
    const { user, router } = shown("/wiki/skills?q=a#b");
    await user.selectOptions(picker(), "ar");
    await waitFor(() => expect(name().textContent).toBe(getNamesIn("ar").monsters?.rathalos));
    expect([name().lang, name().dir]).toEqual(["ar", "rtl"]);
    expect(localStorage.getItem(nameLanguageKey)).toBe("ar");
    expect(router.replace).toHaveBeenLastCalledWith("/wiki/skills?q=a&lang=ar#b", undefined, kept);
    expect(router.push).not.toHaveBeenCalled();
    expect(asked).toEqual(["/api/wiki/names/ar.json"]);
  });

  test("of the address comes before the one that is remembered, and does not replace it", async () => {
    localStorage.setItem(nameLanguageKey, "fr");
    shown("/wiki?lang=ja");
    await waitFor(() => expect(name().textContent).toBe("リオレウス"));
    expect(localStorage.getItem(nameLanguageKey)).toBe("fr");
    expect(asked).toEqual(["/api/wiki/names/ja.json"]);
  });

  test("that is remembered is carried by the address", async () => {
    localStorage.setItem(nameLanguageKey, "fr");
    const { router } = shown("/wiki");
    await waitFor(() => expect(picker().value).toBe("fr"));
    expect(router.replace).toHaveBeenLastCalledWith("/wiki?lang=fr", undefined, kept);
  });

  test("that there is not is cleaned from the address", () => {
    const { router } = shown("/wiki/items?lang=xx&q=herb");
    expect(picker().value).toBe("en");
    expect(router.replace).toHaveBeenCalledWith("/wiki/items?q=herb", undefined, kept);
    expect(asked).toEqual([]);
  });

  test("never rewrites the address of a page that was not found", async () => {
    localStorage.setItem(nameLanguageKey, "ja");
    const { router } = renderInShell(<Page />, { router: fakeRouter("/wiki/nowhere", "/404") });
    await waitFor(() => expect(name().textContent).toBe("リオレウス"));
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("goes back to English and forgets the choice", async () => {
    localStorage.setItem(nameLanguageKey, "ja");
    const { user } = shown("/wiki");
    await waitFor(() => expect(name().textContent).toBe("リオレウス"));
    await user.selectOptions(picker(), "en");
    expect(name().textContent).toBe("Rathalos");
    expect(name().lang).toBe("");
    expect(localStorage.getItem(nameLanguageKey)).toBeNull();
  });

  test("that could not be loaded shows English, says so, and is tried again", async () => {
    offline = true;
    const { user } = shown("/wiki");
    await user.selectOptions(picker(), "ja");
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(name().textContent).toBe("Rathalos");
    await expectNoAxeViolations();
    offline = false;
    await user.click(again);
    await waitFor(() => expect(name().textContent).toBe("リオレウス"));
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("junk in storage counts as English", () => {
    localStorage.setItem(nameLanguageKey, "klingon");
    shown("/wiki");
    expect(picker().value).toBe("en");
    expect(asked).toEqual([]);
  });
});
