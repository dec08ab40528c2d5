import { act, fireEvent, waitFor } from "@testing-library/react";
import { useId, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Slice } from "@/components/ui/Slice";
import { markSlices } from "@/lib/site/wake";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" id={useId()} onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

function SlicedPage() {
  return (
    <main data-slice="">
      <Slice>
        <Counter />
        <p>Text</p>
      </Slice>
    </main>
  );
}

/** The page as a server without a document writes it. */
function serve(): HTMLElement {
  const container = document.createElement("div");
  vi.stubGlobal("document", undefined);
  const html = renderToString(<SlicedPage />);
  vi.unstubAllGlobals();
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("a slice", () => {
  test("is plain HTML from the server", () => {
    expect(serve().innerHTML).toMatch(
      /^<main data-slice=""><button[^>]*>Pressed .*<\/button><p>Text<\/p><\/main>$/,
    );
  });

  test("wakes over the elements that the server wrote, ids included", async () => {
    const container = serve();
    markSlices(document);
    const button = container.querySelector("button");
    const id = button?.id;
    const problems = vi.fn();
    await act(async () => {
      root = hydrateRoot(container, <SlicedPage />, { onRecoverableError: problems });
    });
    expect(problems).not.toHaveBeenCalled();
    expect(container.querySelector("button")).toBe(button);
    expect(button?.id).toBe(id);
    fireEvent.click(button as HTMLElement);
    expect(button?.textContent).toBe("Pressed 1 times");
  });

  test("wakes at once for a click that comes before its turn, and the click counts", async () => {
    const container = serve();
    markSlices(document);
    const button = container.querySelector("button") as HTMLElement;
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    root = hydrateRoot(container, <SlicedPage />);
    button.click();
    await waitFor(() => expect(button.textContent).toBe("Pressed 1 times"));
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });
});
