import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { staffCalls } from "@/tests/support/staff-calls";

const root = join(import.meta.dirname, "../../../pages/api");
const endpoint =
  /^ {2}(GET|HEAD|POST|PUT|PATCH|DELETE): create(User|Public)Endpoint\(\{\n([\s\S]*?)^ {2}\}\)/gm;

/** Every method of every route, with the role that its source demands. */
const endpoints = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const route = `/api/${file.replace(/(?:\/?index)?\.ts$/, "")}`;
    const found = [...source.matchAll(endpoint)].map(([, method = "", , body = ""]) => ({
      method,
      route,
      role: /^ {4}role: "(\w+)"/m.exec(body)?.[1] ?? null,
    }));
    return { route, found, roles: source.match(/\brole: "/g)?.length ?? 0 };
  });

const toLine = (call: { method: string; route: string; role: string | null }) =>
  `${call.role} ${call.method} ${call.route}`;

test("the role of every endpoint is found in its source", () => {
  // The stream of the embedded store checks its caller by hand.
  const missed = endpoints.filter(({ found, roles }) => found.filter(({ role }) => role).length !== roles);
  expect(missed.map(({ route }) => route)).toEqual(["/api/embedded/watch"]);
});

test("every call that takes a role is tried as every actor", () => {
  const demanded = endpoints.flatMap(({ found }) => found).filter(({ role }) => role !== null);
  expect(staffCalls.map(toLine).toSorted()).toEqual(demanded.map(toLine).toSorted());
});

test.each([
  ["/api/admin/", ["admin"]],
  ["/api/moderation/", ["creator", "admin"]],
])("nothing below %s is without its role", (folder, roles) => {
  const below = endpoints.filter(({ route }) => route.startsWith(folder));
  expect(below.length).toBeGreaterThan(5);
  for (const { route, found } of below) {
    expect(found.length, route).toBeGreaterThan(0);
    for (const each of found) expect(roles, toLine(each)).toContain(each.role);
  }
});
