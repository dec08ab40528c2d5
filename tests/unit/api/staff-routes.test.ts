import { expect, test } from "vitest";
import { listApiRoutes } from "@/scripts/lib/list-api";
import { staffCalls } from "@/tests/support/staff-calls";

/** Every method of every route, with the role that it demands. */
const endpoints = (await listApiRoutes()).flatMap(({ path, handler }) =>
  Object.entries(handler.endpoints ?? {}).map(([method, endpoint]) => ({
    method,
    route: path.replaceAll("{", "[").replaceAll("}", "]"),
    role: endpoint?.role ?? null,
  })),
);

const toLine = (call: { method: string; route: string; role: string | null }) =>
  `${call.role} ${call.method} ${call.route}`;

test("every call that takes a role is tried as every actor", () => {
  const demanded = endpoints.filter(({ role }) => role !== null);
  expect(staffCalls.map(toLine).toSorted()).toEqual(demanded.map(toLine).toSorted());
});

test.each([
  ["/api/admin/", ["admin"]],
  ["/api/moderation/", ["creator", "admin"]],
])("nothing below %s is without its role", (folder, roles) => {
  const below = endpoints.filter(({ route }) => route.startsWith(folder));
  expect(below.length).toBeGreaterThan(5);
  for (const each of below) expect(roles, toLine(each)).toContain(each.role);
});
