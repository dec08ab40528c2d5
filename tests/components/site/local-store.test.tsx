import { act, renderHook } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createLocalStore } from "@/lib/site/local-store";
import { readStored, writeStored } from "@/lib/site/stored-text";

const key = "numbers";
const none: readonly number[] = [];
const schema = z.array(z.number());

function createNumbers() {
  return createLocalStore<readonly number[]>({
    key,
    empty: none,
    parse: (text) => schema.parse(JSON.parse(text)),
    format: (numbers) => (numbers.length === 0 ? null : JSON.stringify(numbers)),
  });
}

function refuse(method: "getItem" | "setItem" | "removeItem", name: string) {
  return vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("Refused", name);
  });
}

/** What the browser does in this tab when another one stores something. */
function storeInOtherTab(text: string | null): void {
  if (text === null) localStorage.clear();
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent("storage", { key: text === null ? null : key, newValue: text }));
}

afterEach(() => vi.restoreAllMocks());

describe("a value in local storage", () => {
  test("is read by the next page", () => {
    createNumbers().change((numbers) => [...numbers, 7]);
    expect(createNumbers().get()).toEqual([7]);
    expect(localStorage.getItem(key)).toBe("[7]");
  });

  test("is the same object until it changes", () => {
    localStorage.setItem(key, "[1,2]");
    const store = createNumbers();
    expect(store.get()).toBe(store.get());
    const changed = [3];
    store.change(() => changed);
    expect(store.get()).toBe(changed);
  });

  test("is taken out when nothing is left", () => {
    localStorage.setItem(key, "[1]");
    const store = createNumbers();
    store.change(() => []);
    expect(localStorage.getItem(key)).toBeNull();
    expect(store.get()).toBe(none);
  });

  test.each(["<not json>", '{"a":1}', '["1"]', ""])("reads %j as nothing, and can be changed", (text) => {
    localStorage.setItem(key, text);
    const store = createNumbers();
    expect(store.get()).toBe(none);
    store.change((numbers) => [...numbers, 1]);
    expect(store.get()).toEqual([1]);
  });

  test("a change that changes nothing neither writes nor notifies", () => {
    const store = createNumbers();
    const listener = vi.fn();
    store.subscribe(listener);
    const write = vi.spyOn(Storage.prototype, "setItem");
    store.change((numbers) => numbers);
    expect(write).not.toHaveBeenCalled();
    expect(listener).not.toHaveBeenCalled();
  });

  test("is read anew for another context", () => {
    const store = createLocalStore<string, [prefix: string]>({
      key,
      empty: "",
      parse: (text, prefix) => `${prefix}${text}`,
      format: (value) => value,
    });
    localStorage.setItem(key, "charm");
    expect(store.get("a ")).toBe("a charm");
    expect(store.get("another ")).toBe("another charm");
  });
});

describe("storage that takes nothing", () => {
  test("leaves the value in memory while it is full, and saves the next change that fits", () => {
    localStorage.setItem(key, "[1]");
    const store = createNumbers();
    const listener = vi.fn();
    store.subscribe(listener);
    const full = refuse("setItem", "QuotaExceededError");
    store.change((numbers) => [...numbers, 2]);
    expect(store.get()).toEqual([1, 2]);
    expect(store.isUnsaved()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(key)).toBe("[1]");

    full.mockRestore();
    store.change((numbers) => [...numbers, 3]);
    expect(store.isUnsaved()).toBe(false);
    expect(localStorage.getItem(key)).toBe("[1,2,3]");
  });

  test("holds what was chosen where every access is forbidden", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Forbidden", "SecurityError");
    });
    const store = createNumbers();
    expect(store.get()).toBe(none);
    store.change(() => [5]);
    expect(store.get()).toEqual([5]);
    store.change(() => []);
    expect(store.get()).toEqual([]);
    expect(store.isUnsaved()).toBe(true);
  });

  test("is said by the plain read and write as well", () => {
    expect(writeStored(key, "text")).toBe(true);
    expect(readStored(key)).toBe("text");
    refuse("getItem", "SecurityError");
    refuse("setItem", "SecurityError");
    refuse("removeItem", "SecurityError");
    expect(readStored(key)).toBeNull();
    expect(writeStored(key, "text")).toBe(false);
    expect(writeStored(key, null)).toBe(false);
  });

  test("is nothing on the server", () => {
    vi.stubGlobal("window", undefined);
    const store = createNumbers();
    const read = [store.get(), readStored(key), writeStored(key, "text")];
    vi.unstubAllGlobals();
    expect(read).toEqual([none, null, false]);
  });
});

describe("several who look", () => {
  function watchNumbers() {
    const store = createNumbers();
    return {
      store,
      ...renderHook(() => useSyncExternalStore(store.subscribe, store.get, () => store.empty)),
    };
  }

  test("a component follows changes of its own tab and of others", () => {
    const { store, result } = watchNumbers();
    act(() => store.change(() => [1]));
    expect(result.current).toEqual([1]);
    act(() => storeInOtherTab("[1,2]"));
    expect(result.current).toEqual([1, 2]);
    act(() => storeInOtherTab(null));
    expect(result.current).toBe(none);
  });

  test("a change of another key is no news", () => {
    const store = createNumbers();
    const listener = vi.fn();
    store.subscribe(listener);
    window.dispatchEvent(new StorageEvent("storage", { key: "another" }));
    expect(listener).not.toHaveBeenCalled();
  });

  test("whoever stops listening hears nothing more", () => {
    const store = createNumbers();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.change(() => [1]);
    storeInOtherTab("[2]");
    expect(listener).not.toHaveBeenCalled();
  });
});
