import { describe, expect, test, vi } from "vitest";
import { awakeEvent, earlyClickScript, listeningEvent } from "@/lib/paint/early-clicks";

/** A page as the server sends it, before any of its scripts ran. */
function openPage(body: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = body;
  new Function("document", earlyClickScript)(page);
  return {
    element: (selector: string) => {
      const found = page.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found;
    },
    listen: () => page.dispatchEvent(new Event(listeningEvent)),
    wake: () => page.dispatchEvent(new Event(awakeEvent)),
    click: (target: Element) =>
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    submit: (target: Element) =>
      target.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  };
}

describe("before a page is awake", () => {
  test("a click on a button is kept and repeated once, although it was clicked twice", () => {
    const page = openPage("<button type='button'><b>Menu</b></button>");
    const button = page.element("button");
    const onClick = vi.fn();
    expect(page.click(page.element("b"))).toBe(false);
    page.click(button);
    button.addEventListener("click", onClick);
    page.listen();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(page.click(button), "from now on nothing is in between").toBe(true);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test("a form that only a script can send is not sent by the browser, and is sent then", () => {
    const page = openPage("<form><input name='password' required value='x'><button>Login</button></form>");
    const form = page.element("form");
    expect(page.click(page.element("button")), "the browser checks the form").toBe(true);
    expect(page.submit(form)).toBe(false);
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener("submit", onSubmit);
    page.listen();
    expect(onSubmit, "its part of the page may still be asleep").not.toHaveBeenCalled();
    page.wake();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["a link", "<a href='#here'>Weapons</a>", "a"],
    ["the summary of details", "<details><summary>More</summary></details>", "summary"],
    ["a checkbox", "<input type='checkbox'>", "input"],
  ])("%s works by itself", (_, body, selector) => {
    const page = openPage(body);
    expect(page.click(page.element(selector))).toBe(true);
  });

  test("a form with an address works by itself", () => {
    const page = openPage("<form action='/search'><button>Search</button></form>");
    page.element("form").addEventListener("submit", (event) => event.preventDefault());
    const seen = vi.fn();
    page.element("form").addEventListener("submit", seen);
    page.submit(page.element("form"));
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test("what has left the page meanwhile is not clicked", () => {
    const page = openPage("<button type='button'>Menu</button>");
    const button = page.element("button");
    page.click(button);
    const onClick = vi.fn();
    button.addEventListener("click", onClick);
    button.remove();
    page.listen();
    expect(onClick).not.toHaveBeenCalled();
  });
});
