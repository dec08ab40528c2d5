import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ApiPage } from "@/components/site/ApiPage";
import { toApiReference } from "@/lib/api/api-reference";
import { createCallAddress } from "@/lib/api/try-call";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";

const groups = toApiReference({
  openapi: "3.1.0",
  info: { title: "T", version: "1", description: "" },
  servers: [],
  tags: [{ name: "Hunting Help" }],
  paths: {
    "/api/runs/{id}": {
      get: {
        operationId: "runsId",
        tags: ["Hunting Help"],
        summary: "One run.",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string", maxLength: 9 } },
          { name: "sort", in: "query", required: false, schema: { enum: ["new", "old"] } },
        ],
        responses: {
          200: {
            description: "OK",
            content: {
              "application/json": { schema: { type: "object", properties: { a: { type: "integer" } } } },
            },
          },
        },
      },
    },
  },
  components: { schemas: {} },
});

async function openCall() {
  const rendered = renderWithTheme(<ApiPage groups={groups} />);
  await rendered.user.click(screen.getByText("GET /api/runs/{id}"));
  return rendered;
}

describe("the page of the API", () => {
  test("lists calls by group, with the shape of their reply, and breaks no accessibility rule", async () => {
    const { container } = await openCall();
    const section = within(screen.getByRole("region", { name: "Hunting Help" }));
    expect(section.getByText("One run.")).toBeDefined();
    expect(section.getByText(/a\?: number;/)).toBeDefined();
    expect(screen.getByRole("link", { name: "openapi.json" }).getAttribute("href")).toBe("/openapi.json");
    await expectNoAxeViolations(container);
  });

  test("makes the call that was filled in, and shows what came back", async () => {
    const calls = stubApi({ "GET /api/runs/a%2Fb?sort=old": { status: 404, body: { message: "Gone" } } });
    const { user } = await openCall();
    await user.type(await screen.findByRole("textbox", { name: /^id/ }), "a/b");
    await user.selectOptions(screen.getByRole("combobox", { name: "sort" }), "old");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("404")).toBeDefined();
    expect(screen.getByText(/"message": "Gone"/)).toBeDefined();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.token).toBeNull();
  });

  test("says so when no answer comes", async () => {
    stubApi({ "GET /api/runs/x": new Error("Failed to fetch") });
    const { user } = await openCall();
    await user.type(await screen.findByRole("textbox", { name: /^id/ }), "x");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByText(/no reply in time/i)).toBeDefined());
  });
});

test("the address of a call holds only what was filled in", () => {
  const call = { path: "/api/runs/{id}", parameters: groups[0]?.calls[0]?.parameters ?? [] };
  expect(createCallAddress(call, { id: " a b ", sort: "" })).toBe("/api/runs/a%20b");
  expect(createCallAddress(call, { sort: "new&x=1" })).toBe("/api/runs/{id}?sort=new%26x%3D1");
});
