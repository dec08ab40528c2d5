import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineDraft, defineFields, field } from "@/lib/content/define-fields";

const fields = defineFields({
  title: field({
    draft: z.string(),
    empty: "",
    missing: "Give it a title.",
    body: z.string(),
    stored: z.string(),
  }),
  /** Typed as a text, sent and stored as a number under another name. */
  length: field({
    draft: z.string(),
    empty: "",
    body: z.int().nullable().default(null),
    stored: { lengthCm: z.int().nullable() },
    toBody: (typed) => (typed === "" ? null : Number(typed)),
    toDraft: ({ lengthCm }: { readonly lengthCm: number | null }) => String(lengthCm ?? ""),
  }),
  /** Typed in two inputs. */
  place: field({
    draft: { hasPlace: z.boolean(), town: z.string() },
    empty: { hasPlace: false, town: "" },
    body: z.string().nullable().default(null),
    stored: z.string().nullable(),
    toBody: ({ hasPlace, town }) => (hasPlace ? town : null),
    toDraft: (town) => ({ hasPlace: town !== null, town: town ?? "" }),
  }),
});
const stored = { title: "Bow", lengthCm: 90, place: "Windward", likes: 3, version: 2 };

describe("fields", () => {
  test("give what is typed, sent and stored", () => {
    expect(fields.names).toEqual(["title", "length", "hasPlace", "town"]);
    expect(fields.empty).toEqual({ title: "", length: "", hasPlace: false, town: "" });
    const typed = fields.toDraft(stored);
    expect(typed).toEqual({ title: "Bow", length: "90", hasPlace: true, town: "Windward" });
    expect(fields.toBody(typed)).toEqual({ title: "Bow", length: 90, place: "Windward" });
    expect(Object.keys(fields.stored)).toEqual(["title", "lengthCm", "place"]);
    expect(fields.pick(stored)).toEqual({ title: "Bow", lengthCm: 90, place: "Windward" });
  });

  test("say what is missing, white space alone included", () => {
    expect(fields.listMissing({ ...fields.empty, title: " " })).toEqual({ title: "Give it a title." });
    expect(fields.listMissing({ ...fields.empty, title: "Bow" })).toEqual({});
  });

  test("are the same where all that is stored is", () => {
    expect(fields.isSame(stored, { ...stored, place: "Windward" })).toBe(true);
    expect(fields.isSame(stored, { ...stored, lengthCm: 91 })).toBe(false);
  });

  test("that are typed otherwise than they are sent or stored do not compile without the step between", () => {
    const one = { draft: z.string(), empty: "" };
    // @ts-expect-error a text is no number: toBody is missing
    field({ ...one, body: z.int(), stored: z.string() });
    // @ts-expect-error a number is no text: toDraft is missing
    field({ ...one, body: z.string(), stored: z.int() });
    // @ts-expect-error what is stored under another name is read from there: toDraft is missing
    field({ ...one, body: z.string(), stored: { other: z.string() } });
    const choice = { draft: z.enum(["", "bow"]), empty: "", stored: z.enum(["", "bow"]) } as const;
    // @ts-expect-error one of several typed values is none that may be sent: toBody is missing
    defineFields({ choice: field({ ...choice, body: z.enum(["bow"]).nullable() }) });
    // @ts-expect-error nothing says what is typed at first
    field({ draft: z.string(), body: z.string(), stored: z.string() });
    // @ts-expect-error nothing says how it is stored
    field({ ...one, body: z.string() });
    const whole = field({ ...one, body: z.string(), stored: z.string() });
    expect(Object.keys(defineFields({ whole }).body)).toEqual(["whole"]);
  });
});

describe("a draft", () => {
  const draft = defineDraft(fields, "version");

  test("is new, or of what is stored", () => {
    expect(draft.create("key-1", { title: "Lance" })).toMatchObject({
      title: "Lance",
      key: "key-1",
      version: null,
    });
    expect(draft.open(stored, "key-2")).toMatchObject({ length: "90", key: "key-2", version: 2 });
  });

  test("is read as it was stored, and with what it did not have yet empty", () => {
    const kept = draft.create("key-1", { title: "Lance" });
    expect(draft.read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    const { length, ...older } = kept;
    expect(draft.read(older)).toEqual({ ...kept, length: "" });
    for (const other of [null, 7, {}, { ...kept, hasPlace: "yes" }, { ...kept, version: 1.5 }])
      expect(draft.read(other)).toBeNull();
  });

  test("says the same whichever thing it is to create", () => {
    const kept = draft.create("key-1");
    expect(draft.isSame(kept, { ...kept, key: "key-2" })).toBe(true);
    expect(draft.isSame(kept, { ...kept, title: "Lance" })).toBe(false);
  });
});
