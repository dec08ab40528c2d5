import { describe, expect, test } from "vitest";
import { testEnvironment } from "../../support/environment";

const { baseUrl } = testEnvironment();
const load = (path: string) => fetch(`${baseUrl}${path}`, { redirect: "manual" });

async function findBuildId(): Promise<string> {
  const home = await (await load("/")).text();
  const id =
    /"buildId":"([^"]+)"/.exec(home)?.[1] ?? /\/_next\/static\/([^/"]+)\/_buildManifest/.exec(home)?.[1];
  if (!id) throw new Error("the start page names no build");
  return id;
}

describe("of Next.js's own routes", () => {
  test("the optimizer of pictures is off: it would show what has been hidden since", async () => {
    const pictures = [
      "/icon-192.png",
      "/icons.svg",
      "/api/wiki/monsters/rathalos/card",
      "https://example.com/a.png",
    ];
    for (const picture of pictures) {
      const { status, headers } = await load(`/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`);
      expect(status, picture).toBe(404);
      expect(headers.get("content-type"), picture).toContain("text/html");
    }
  });

  test("the data of a page is there for this build, and for content that there is", async () => {
    const build = await findBuildId();
    const list = await load(`/_next/data/${build}/wiki/builds.json`);
    expect([list.status, list.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=0, s-maxage=1, must-revalidate",
    ]);
    expect((await load(`/_next/data/${build}/wiki/builds/no-such-build.json`)).status).toBe(404);
    expect((await load("/_next/data/another-build/wiki/builds.json")).status).toBe(404);
  });

  test.each([
    "/_next/hmr",
    "/_next/webpack-hmr",
    "/_next/mcp",
    "/_next/nothing",
    "/_next/static/nothing.js",
    "/_next/static/../server/pages-manifest.json",
    "/_next/static/%2e%2e/build-manifest.json",
    "/__nextjs_original-stack-frames",
    "/__nextjs_source-map?filename=pages%2F_app.js",
    "/_error",
    "/404",
  ])("%s shows nothing", async (path) => {
    expect((await load(path)).status).toBe(404);
  });
});
