import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formatSchema, toApiReference } from "@/lib/api/api-reference";
import type { Handler } from "@/lib/api/create-handler.server";
import { createOpenApi, getCallPath, type JsonSchema } from "@/lib/api/open-api";
import { publicCalls, undescribedCalls } from "@/lib/api/public-calls";
import { buildOpenApi, formatOpenApi, openApiFile } from "@/scripts/lib/open-api";

const root = join(import.meta.dirname, "../../..");
const routes = readdirSync(join(root, "pages/api"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.startsWith("embedded"))
  .filter((path) => readFileSync(join(root, "pages/api", path), "utf8").includes("createHandler("))
  .map((path) => path.replace(/\.ts$/, ""));

async function loadHandler(route: string): Promise<Handler> {
  const loaded: { default: Handler } = await import(join(root, "pages/api", `${route}.ts`));
  return loaded.default;
}

describe("the description of the API", () => {
  test("is what the schemas of the routes make; npm run open-api writes it anew", async () => {
    expect(readFileSync(join(root, openApiFile), "utf8")).toBe(formatOpenApi(await buildOpenApi()));
  });

  test("has every route that anybody may read, or says why not", async () => {
    const open: string[] = [];
    for (const route of routes) {
      const { endpoints } = await loadHandler(route);
      if (Object.values(endpoints).some((endpoint) => endpoint?.isPublic)) open.push(route);
    }
    const described = publicCalls.map(({ route }) => route).filter((route) => routes.includes(route));
    expect([...described, ...Object.keys(undescribedCalls)].sort()).toEqual(open.sort());
  });

  test("names only files that are there", () => {
    for (const { route } of publicCalls) {
      expect(() => readFileSync(join(root, "pages/api", `${route}.ts`)), route).not.toThrow();
    }
  });

  test("tells operations apart, and has a parameter for each part of an address", async () => {
    const { paths } = await buildOpenApi();
    const ids = Object.values(paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(publicCalls.length);
    for (const [path, { get }] of Object.entries(paths)) {
      const inPath = get.parameters.filter((each) => each.in === "path");
      expect(
        inPath.map(({ name }) => name),
        path,
      ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  test("gives examples that the schemas take", async () => {
    for (const { route, example } of publicCalls) {
      if (!example || !routes.includes(route)) continue;
      const { endpoints } = await loadHandler(route);
      expect(endpoints.GET?.shapes?.query?.safeParse(example).success, route).toBe(true);
    }
  });

  test("says what goes over the wire, not what it becomes", () => {
    const query = z.strictObject({ id: z.string(), ids: z.string().transform((text) => text.split(",")) });
    const { paths } = createOpenApi(
      [{ route: "x/[id]", group: "X", summary: "", shapes: { query, response: z.object({}) } }],
      { title: "T", version: "1" },
    );
    expect(paths["/api/x/{id}"]?.get.parameters).toEqual([
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "ids", in: "query", required: true, schema: { type: "string" } },
    ]);
  });
});

test.each([
  ["builds/index", "/api/builds"],
  ["leaderboards/runners/[uid]/goals", "/api/leaderboards/runners/{uid}/goals"],
  ["wiki/[file]", "/api/wiki/{file}"],
])("the address of %s is %s", (route, path) => {
  expect(getCallPath(route)).toBe(path);
});

describe("a shape in words", () => {
  test.each<[string, z.ZodType, string]>([
    ["a value", z.literal("OK"), '"OK"'],
    ["few values", z.enum(["a", "b"]), '"a" | "b"'],
    ["many values", z.enum(["a", "b", "c", "d", "e", "f", "g"]), '"a" | "b" | "c" | … 4 more'],
    ["what may be missing", z.object({ a: z.int().optional() }), "{\n  a?: number;\n}"],
    ["what may be null", z.string().nullable(), "string | null"],
    ["a list of either", z.array(z.union([z.string(), z.number()])), "(string | number)[]"],
    ["a list of objects", z.array(z.object({ a: z.boolean() })), "{\n  a: boolean;\n}[]"],
    ["a pair", z.tuple([z.string(), z.number()]), "[string, number]"],
    ["names that nobody knows", z.record(z.string(), z.number()), "{\n  [name: string]: number;\n}"],
  ])("says %s", (_, schema, text) => {
    expect(formatSchema(z.toJSONSchema(schema, { io: "input" }) as JsonSchema)).toBe(text);
  });

  test("is there for every call with JSON of ours", async () => {
    const calls = toApiReference(await buildOpenApi()).flatMap((group) => group.calls);
    expect(calls).toHaveLength(publicCalls.length);
    for (const { id, types, reply } of calls) {
      expect(reply !== null, id).toBe(types.length === 1 && types[0] === "application/json");
    }
  });
});
