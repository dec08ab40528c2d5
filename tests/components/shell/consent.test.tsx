import { screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ConsentDialog } from "@/components/shell/ConsentDialog";
import { Footer } from "@/components/shell/Footer";
import { TagManager } from "@/components/shell/TagManager";
import { consentCookie, parseConsent } from "@/lib/site/consent";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

const agreed = '{"analytics":true,"advertising":true}';
const declined = '{"analytics":false,"advertising":false}';
const dialog = () => screen.queryByRole("dialog", { name: "We use cookies" });
const tagScript = () => document.querySelector<HTMLScriptElement>("script#tag-manager");

function renderConsent(reload = vi.fn()) {
  const page = (
    <>
      <ConsentDialog />
      <TagManager containerId="GTM-TEST123" />
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
  it("is shown while no choice is stored", async () => {
    renderConsent();
    expect(dialog()).not.toBeNull();
    expect(tagScript()).toBeNull();
    await expectNoAxeViolations();
  });

  it.each(["", "nonsense", '{"analytics":1,"advertising":1}'])("is shown when the cookie is %j", (text) => {
    if (text) Cookies.set(consentCookie, text);
    renderConsent();
    expect(dialog()).not.toBeNull();
  });

  it.each([agreed, declined])("is not shown when %s is stored", (text) => {
    Cookies.set(consentCookie, text);
    renderConsent();
    expect(dialog()).toBeNull();
  });

  it("I agree stores both answers and loads the tag manager", async () => {
    const { user } = renderConsent();
    await user.click(screen.getByRole("button", { name: "I agree" }));
    expect(parseConsent(Cookies.get(consentCookie))).toEqual({ analytics: true, advertising: true });
    expect(dialog()).toBeNull();
    expect(tagScript()?.src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-TEST123");
  });

  it("I decline stores both answers and loads nothing", async () => {
    const { user, reload } = renderConsent();
    await user.click(screen.getByRole("button", { name: "I decline" }));
    expect(parseConsent(Cookies.get(consentCookie))).toEqual({ analytics: false, advertising: false });
    expect(dialog()).toBeNull();
    expect(tagScript()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it("is kept for six months, for the whole site", async () => {
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

  it("loads the tag manager after a reload with consent", () => {
    Cookies.set(consentCookie, agreed);
    renderConsent();
    expect(tagScript()).not.toBeNull();
    expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: "gtm.js" }));
  });

  it("tells the tag manager what was granted", () => {
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

  it("loads nothing where no container is configured", () => {
    Cookies.set(consentCookie, agreed);
    renderInShell(<TagManager containerId="" />);
    expect(tagScript()).toBeNull();
  });
});

describe("reopened from the footer", () => {
  it("takes the focus, and Escape gives it back with the choice unchanged", async () => {
    Cookies.set(consentCookie, agreed);
    const { user } = renderConsent();
    const opener = screen.getByRole("button", { name: "Cookie choice" });
    await user.click(opener);
    expect(document.activeElement).toBe(dialog());
    expect(dialog()?.textContent).toContain("You agreed before.");
    await user.keyboard("{Escape}");
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(Cookies.get(consentCookie)).toBe(agreed);
  });

  it("withdrawing consent stores it and reloads, so that running tags stop", async () => {
    Cookies.set(consentCookie, agreed);
    const { user, reload } = renderConsent();
    await user.click(screen.getByRole("button", { name: "Cookie choice" }));
    await user.click(screen.getByRole("button", { name: "I decline" }));
    expect(Cookies.get(consentCookie)).toBe(declined);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("agreeing after all loads the tag manager at once", async () => {
    Cookies.set(consentCookie, declined);
    const { user, reload } = renderConsent();
    await user.click(screen.getByRole("button", { name: "Cookie choice" }));
    await user.click(screen.getByRole("button", { name: "I agree" }));
    expect(tagScript()).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it("Escape does not put the first choice away", async () => {
    const { user } = renderConsent();
    screen.getByRole("button", { name: "I agree" }).focus();
    await user.keyboard("{Escape}");
    expect(dialog()).not.toBeNull();
  });
});
