import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { parseDockerfile, valuesOf } from "@/scripts/lib/dockerfile.mjs";

const read = (path: string) => readFileSync(path, "utf8");
const namesIn = (path: string) => new Set(read(path).match(/^[A-Z][A-Z0-9_]+(?==)/gm));
const known = namesIn(".env.example");

describe("deploy/compose.yaml", () => {
  const service = z.object({
    image: z.string(),
    pull_policy: z.string().optional(),
    build: z.object({ context: z.string(), args: z.record(z.string(), z.string()) }).optional(),
    environment: z.record(z.string(), z.string()).optional(),
    ports: z.array(z.string()).optional(),
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).optional(),
    restart: z.string(),
  });
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(read("deploy/compose.yaml"), { strict: true, uniqueKeys: true }));
  const [build] = parseDockerfile(read("Dockerfile"));

  test("gives every argument of the build, and no other", () => {
    if (!build) throw new Error("The Dockerfile has a first stage.");
    const args = Object.keys(services.site?.build?.args ?? {});
    expect(args.toSorted()).toEqual(valuesOf(build, "ARG").toSorted());
  });

  test("looks in no registry for the image that it builds", () => {
    const built = Object.values(services).flatMap(({ image, build }) => (build ? image : []));
    const users = Object.values(services).filter((each) => built.includes(each.image) && !each.build);
    expect(users.length).toBeGreaterThan(0);
    for (const each of users) expect(each.pull_policy).toBe("never");
  });

  test("opens the ports of the proxy alone, and leaves the site nothing to write", () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(["caddy"]);
    for (const name of ["site", "jobs"]) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    }
    for (const { restart } of Object.values(services)) expect(restart).toBe("unless-stopped");
  });

  test("names no setting that there is not", () => {
    const named = Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment));
    for (const name of [...named, ...namesIn("deploy/site.env.example")]) expect(known).toContain(name);
  });
});

describe("deploy/quarry.service", () => {
  const unit = read("deploy/quarry.service");

  test("starts what the container starts, with settings that there are", () => {
    const [, site] = parseDockerfile(read("Dockerfile"));
    expect(site && valuesOf(site, "CMD")).toEqual([
      JSON.stringify((/^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1] ?? "").split(" ")).replaceAll(
        ",",
        ", ",
      ),
    ]);
    const pairs = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(" ") ?? [];
    const names = pairs.map((pair) => pair.slice(0, pair.indexOf("=")));
    expect(names).toContain("QUARRY_PROXY");
    for (const name of names) expect(new Set([...known, "NODE_ENV", "PORT", "HOST"])).toContain(name);
  });

  const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
  test.skipIf(!hasSystemd)("is what systemd takes", () => {
    const folder = mkdtempSync(join(tmpdir(), "quarry-unit-"));
    const file = join(folder, "quarry.service");
    // It asks whether the program is there, which is elsewhere on some machines.
    writeFileSync(file, unit.replace("/usr/bin/node", process.execPath));
    try {
      execFileSync("systemd-analyze", ["verify", file], { stdio: ["ignore", "pipe", "pipe"] });
      writeFileSync(
        file,
        unit.replace("DynamicUser=yes", "DynamicUsers=yes").replace("Restart=on-failure", "Restart=mostly"),
      );
      expect(spawnSync("systemd-analyze", ["verify", file]).stderr.toString()).toMatch(/DynamicUsers|mostly/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test("renovate.json speaks of packages that there are", () => {
  const { packageRules } = z
    .object({ packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()).optional() })) })
    .parse(JSON.parse(read("renovate.json")));
  const { dependencies, devDependencies } = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(read("package.json")));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) {
    const pattern = /^\/(.*)\/$/.exec(name)?.[1];
    expect(
      packages.some((each) => (pattern ? new RegExp(pattern).test(each) : each === name)),
      name,
    ).toBe(true);
  }
});

describe(".github/workflows/test.yml", () => {
  test("tries everything once a week, and a part at a push", () => {
    const workflow = z
      .object({
        on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }),
        jobs: z.object({
          test: z.object({ steps: z.array(z.object({ env: z.record(z.string(), z.string()).optional() })) }),
        }),
      })
      .parse(parse(read(".github/workflows/test.yml"), { strict: true, uniqueKeys: true }));
    expect(workflow.on.schedule.map(({ cron }) => cron)).toEqual([
      expect.stringMatching(/^\d+ \d+ \* \* \d$/),
    ]);
    const sizes = workflow.jobs.test.steps.flatMap(({ env }) => env?.QUARRY_TEST_SIZE ?? []);
    expect(sizes.join()).toContain("github.event_name == 'schedule' && 'full' || 'small'");
  });
});
