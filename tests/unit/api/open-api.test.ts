import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formatSchema, toApiReference } from "@/lib/api/api-reference";
import { createOpenApi, type JsonSchema } from "@/lib/api/open-api";
import { publicCalls, undescribedCalls } from "@/lib/api/public-calls";
import { apiPage, writeApiTables } from "@/scripts/lib/api-tables";
import { listApiRoutes, readShapes } from "@/scripts/lib/list-api";
import { buildOpenApi, formatOpenApi, openApiFile } from "@/scripts/lib/open-api";

const root = join(import.meta.dirname, "../../..");
const routes = (await listApiRoutes()).flatMap(({ path, handler: { endpoints } }) =>
  endpoints && !path.startsWith("/api/embedded") ? [{ path, endpoints }] : [],
);
const getEndpoints = (path: string) => routes.find((route) => route.path === path)?.endpoints;

describe("the description of the API", () => {
  test("is what the schemas of the routes make; npm run open-api writes it anew", async () => {
    expect(readFileSync(join(root, openApiFile), "utf8")).toBe(formatOpenApi(await buildOpenApi()));
  });

  test("goes for the tables of the page of the API too", async () => {
    expect(readFileSync(join(root, apiPage), "utf8")).toBe(await writeApiTables());
  });

  test("has every route that anybody may read, or says why not", () => {
    const open = routes
      .filter(({ endpoints }) => Object.values(endpoints).some((endpoint) => endpoint?.isPublic))
      .map(({ path }) => path);
    const described = publicCalls.map(({ path }) => path).filter(getEndpoints);
    expect([...described, ...Object.keys(undescribedCalls)].sort()).toEqual(open.sort());
  });

  test("names only routes that are there", async () => {
    const all = (await listApiRoutes()).map(({ path }) => path);
    expect(publicCalls.map(({ path }) => path).filter((path) => !all.includes(path))).toEqual([]);
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
    for (const { path, example } of publicCalls) {
      const endpoint = getEndpoints(path)?.GET;
      if (!example || !endpoint) continue;
      const { query } = await readShapes(endpoint);
      expect(query?.safeParse(example).success, path).toBe(true);
    }
  });

  test("says what goes over the wire, not what it becomes", () => {
    const query = z.strictObject({ id: z.string(), ids: z.string().transform((text) => text.split(",")) });
    const { paths } = createOpenApi(
      [{ path: "/api/x/{id}", group: "X", summary: "", shapes: { query, response: z.object({}) } }],
      { title: "T", version: "1" },
    );
    expect(paths["/api/x/{id}"]?.get.parameters).toEqual([
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "ids", in: "query", required: true, schema: { type: "string" } },
    ]);
  });
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
