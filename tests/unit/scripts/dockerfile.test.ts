import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commandOf, environmentOf, parseDockerfile, valuesOf } from "@/scripts/lib/dockerfile.mjs";

const [build, site] = parseDockerfile(readFileSync("Dockerfile", "utf8"));
if (!build || !site) throw new Error("The Dockerfile has two stages.");

describe("the container", () => {
  test("can be built with every value that is written into the build", () => {
    const settings = readFileSync(".env.example", "utf8").match(/^NEXT_PUBLIC_\w+/gm) ?? [];
    expect(settings.length).toBeGreaterThan(10);
    expect(valuesOf(build, "ARG").toSorted()).toEqual([...settings].toSorted());
  });

  test("runs as a user without rights, on files of another one", () => {
    expect(valuesOf(site, "USER")).toEqual(["node"]);
    expect(valuesOf(site, "COPY")).toEqual(["--from=build /tree ./"]);
  });

  test("is ended by its signal: no shell and no npm is in between", () => {
    expect(commandOf(site, "CMD")).toEqual(["node", "scripts/start.mjs"]);
    expect(commandOf(site, "HEALTHCHECK")).toEqual(["node", "scripts/ask-health.mjs"]);
  });
});

test("steps are read over several lines, and values may name others", () => {
  const [stage] = parseDockerfile("FROM a AS b\n# note\nRUN one \\\n  two\nENV A=1 PATH=/x:$PATH");
  expect(stage).toMatchObject({ name: "b" });
  if (!stage) return;
  expect(valuesOf(stage, "RUN")).toEqual(["one two"]);
  expect(environmentOf(stage, { PATH: "/bin" })).toEqual({ A: "1", PATH: "/x:/bin" });
});
