import { screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ConsentDialog } from "@/components/shell/ConsentDialog";
import { Footer } from "@/components/shell/Footer";
import { TagManager } from "@/components/shell/TagManager";
import { consentCookie, parseConsent } from "@/lib/site/consent";
import type { TagSetup } from "@/lib/site/tags";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

const agreed = '{"analytics":true,"advertising":true}';
const declined = '{"analytics":false,"advertising":false}';
const dialog = () => screen.queryByRole("dialog", { name: "We use cookies" });
const tagScript = () => document.querySelector<HTMLScriptElement>("script#tag-manager");

const withAdvertising: TagSetup = { containerId: "GTM-TEST123", hasAdvertising: true };

function renderConsent({ reload = vi.fn(), setup = withAdvertising } = {}) {
  const page = (
    <>
      <ConsentDialog setup={setup} />
      <TagManager setup={setup} />
      <Footer />
    </>
  );
  return { reload, ...renderInShell(page, { reload }) };
}

afterEach(() => {
  tagScript()?.remove();
  delete window.dataLayer;
});

describe("the cookie choice", () => {
  test("is shown while no choice is stored", async () => {
    renderConsent();
    expect(dialog()).not.toBeNull();
    expect(tagScript()).toBeNull();
    await expectNoAxeViolations();
  });

  test.each(["", "nonsense", '{"analytics":1,"advertising":1}'])("is shown when the cookie is %j", (text) => {
    if (text) Cookies.set(consentCookie, text);
    renderConsent();
    expect(dialog()).not.toBeNull();
  });

  test.each([agreed, declined])("is not shown when %s is stored", (text) => {
    Cookies.set(consentCookie, text);
    renderConsent();
    expect(dialog()).toBeNull();
  });

  test("I agree stores both answers and loads the tag manager", async () => {
    const { user } = renderConsent();
    await user.click(screen.getByRole("button", { name: "I agree" }));
    expect(parseConsent(Cookies.get(consentCookie))).toEqual({ analytics: true, advertising: true });
    expect(dialog()).toBeNull();
    expect(tagScript()?.src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-TEST123");
  });

  test("I decline stores both answers and loads nothing", async () => {
    const { user, reload } = renderConsent();
    await user.click(screen.getByRole("button", { name: "I decline" }));
    expect(parseConsent(Cookies.get(consentCookie))).toEqual({ analytics: false, advertising: false });
    expect(dialog()).toBeNull();
    expect(tagScript()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test("is saved for six months, for the whole site", async () => {
    vi.useFakeTimers({ now: new Date("2026-08-31T12:00:00Z"), toFake: ["Date"] });
    const set = vi.spyOn(Cookies, "set");
    const { user } = renderConsent();
    await user.click(screen.getByRole("button", { name: "I decline" }));
    expect(set).toHaveBeenCalledWith(
      "CookieConsent",
      declined,
      expect.objectContaining({ expires: new Date("2027-02-28T12:00:00Z"), path: "/", sameSite: "Lax" }),
    );
  });

  test("loads the tag manager after a reload with consent", () => {
    Cookies.set(consentCookie, agreed);
    renderConsent();
    expect(tagScript()).not.toBeNull();
    expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: "gtm.js" }));
  });

  test("a tag manager that an ad blocker stops is no error of the page", () => {
    const onError = vi.fn();
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onError);
    Cookies.set(consentCookie, agreed);
    renderConsent();
    const script = tagScript();
    script?.dispatchEvent(new Event("error"));
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onError);
    expect(script).not.toBeNull();
    expect(onError).not.toHaveBeenCalled();
    expect(screen.queryByRole("contentinfo")).not.toBeNull();
  });

  test("tells the tag manager what was granted", () => {
    Cookies.set(consentCookie, '{"analytics":true,"advertising":false}');
    renderConsent();
    const [command] = window.dataLayer ?? [];
    expect(Array.from(command as ArrayLike<unknown>)).toEqual([
      "consent",
      "default",
      {
        analytics_storage: "granted",
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
      },
    ]);
  });

  test("grants no advertising where no advertising account is configured", () => {
    Cookies.set(consentCookie, agreed);
    renderConsent({ setup: { containerId: "GTM-TEST123", hasAdvertising: false } });
    const [command] = window.dataLayer ?? [];
    expect(Array.from(command as ArrayLike<unknown>)[2]).toMatchObject({
      analytics_storage: "granted",
      ad_storage: "denied",
    });
  });

  test("loads nothing for a consent to advertising alone where there is none", () => {
    Cookies.set(consentCookie, '{"analytics":false,"advertising":true}');
    renderConsent({ setup: { containerId: "GTM-TEST123", hasAdvertising: false } });
    expect(tagScript()).toBeNull();
  });

  test("loads nothing where no container is configured", () => {
    Cookies.set(consentCookie, agreed);
    renderConsent({ setup: { containerId: "", hasAdvertising: false } });
    expect(tagScript()).toBeNull();
  });

  test.each([
    [withAdvertising, "also measures visits and shows ads."],
    [{ containerId: "GTM-TEST123", hasAdvertising: false }, "also measures visits."],
    [{ containerId: "", hasAdvertising: false }, "This site has no analytics and no ads."],
  ])("says what agreeing leads to with %j", (setup, words) => {
    renderConsent({ setup });
    expect(dialog()?.textContent).toContain(words);
  });
});

describe("reopened from the footer", () => {
  test("takes the focus, and Escape gives it back with the choice unchanged", async () => {
    Cookies.set(consentCookie, agreed);
    const { user } = renderConsent();
    const opener = screen.getByRole("button", { name: "Cookie settings" });
    await user.click(opener);
    expect(document.activeElement).toBe(dialog());
    expect(dialog()?.textContent).toContain("You agreed before.");
    await user.keyboard("{Escape}");
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(Cookies.get(consentCookie)).toBe(agreed);
  });

  test("withdrawing consent stores it and reloads, so that running tags stop", async () => {
    Cookies.set(consentCookie, agreed);
    const { user, reload } = renderConsent();
    await user.click(screen.getByRole("button", { name: "Cookie settings" }));
    await user.click(screen.getByRole("button", { name: "I decline" }));
    expect(Cookies.get(consentCookie)).toBe(declined);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("agreeing after all loads the tag manager at once", async () => {
    Cookies.set(consentCookie, declined);
    const { user, reload } = renderConsent();
    await user.click(screen.getByRole("button", { name: "Cookie settings" }));
    await user.click(screen.getByRole("button", { name: "I agree" }));
    expect(tagScript()).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test("Escape does not put the first choice away", async () => {
    const { user } = renderConsent();
    screen.getByRole("button", { name: "I agree" }).focus();
    await user.keyboard("{Escape}");
    expect(dialog()).not.toBeNull();
  });
});
