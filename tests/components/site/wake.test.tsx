import { describe, expect, test, vi } from "vitest";
import { awakeEvent, listeningEvent, startListId, wakeScript } from "@/lib/site/wake";

const list = ["/_next/a.js", "/_next/b.js"];

/** A page as the server sends it, before any of its scripts ran. */
function openPage(body: string, { hidden = false, reportsPaints = false } = {}) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<script id="${startListId}" type="application/json">${JSON.stringify({ scripts: list, styles: ["/_next/a.css"] })}</script>`;
  page.body.innerHTML = body;
  Object.defineProperty(page, "hidden", { value: hidden });
  Object.defineProperty(page, "readyState", { value: "interactive" });
  const frames: (() => void)[] = [];
  const paints: ((name: string) => void)[] = [];
  type Hear = (list: { getEntriesByName: (name: string) => readonly string[] }) => void;
  class Paints {
    static readonly supportedEntryTypes = reportsPaints ? ["paint"] : ["mark"];
    readonly #hear: Hear;
    constructor(hear: Hear) {
      this.#hear = hear;
    }
    observe({ type }: { type: string }) {
      if (type !== "paint") throw new Error(`observes ${type}`);
      paints.push((name) => this.#hear({ getEntriesByName: (each) => [name].filter((it) => it === each) }));
    }
  }
  const run = new Function("document", "requestAnimationFrame", "PerformanceObserver", wakeScript);
  run(page, (frame: () => void) => frames.push(frame), Paints);
  return {
    element: (selector: string) => {
      const found = page.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found;
    },
    scripts: () => [...page.querySelectorAll<HTMLScriptElement>("script[src]")],
    started: () => [...page.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")),
    styles: () => [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")],
    paint: (name: string) => {
      for (const report of paints) report(name);
    },
    nextFrame: async () => {
      for (const frame of frames.splice(0)) frame();
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
    look: () => page.dispatchEvent(new Event("visibilitychange")),
    listen: () => page.dispatchEvent(new Event(listeningEvent)),
    wake: () => page.dispatchEvent(new Event(awakeEvent)),
    click: (target: Element) =>
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    submit: (target: Element) =>
      target.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  };
}

describe("a page that starts", () => {
  test("is painted before its scripts are started, in their order", async () => {
    const page = openPage("");
    expect(page.started()).toEqual([]);
    await page.nextFrame();
    expect(page.started()).toEqual(list);
    expect(page.scripts().every(({ async }) => !async)).toBe(true);
    page.look();
    expect(page.started(), "once").toEqual(list);
  });

  test("waits for the first paint of content where the browser reports paints", async () => {
    const page = openPage("", { reportsPaints: true });
    await page.nextFrame();
    page.paint("first-paint");
    expect(page.started(), "the frame alone says little: the paint may come later").toEqual([]);
    page.paint("first-contentful-paint");
    expect(page.started()).toEqual(list);
    page.paint("first-contentful-paint");
    expect(page.started(), "once").toEqual(list);
  });

  test("does not wait for ever for a paint", async () => {
    vi.useFakeTimers();
    const page = openPage("", { reportsPaints: true });
    const frame = page.nextFrame();
    await vi.advanceTimersByTimeAsync(400);
    expect(page.started()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.started()).toEqual(list);
    await frame;
    vi.useRealTimers();
  });

  test("says of the styles that came in one file that each is there, and loads none again", async () => {
    const page = openPage("");
    expect(page.styles()).toEqual([]);
    await page.nextFrame();
    expect(page.styles().map((link) => [link.getAttribute("href"), link.disabled])).toEqual([
      ["/_next/a.css", true],
    ]);
  });

  test("starts without a frame in a tab that nobody looks at, which has none", () => {
    expect(openPage("", { hidden: true }).started()).toEqual(list);
  });
});

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
