import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint, RequestHandler } from "@/lib/api/create-endpoint.server";
import type { Handler } from "@/lib/api/create-handler.server";
import type { Routes } from "@/lib/api/create-routes.server";
import type { EndpointShapes } from "@/lib/api/endpoint-shapes";
import type { Call } from "@/lib/http/contract";

const root = join(import.meta.dirname, "../..");

/** One address of the API with what answers it. */
export interface ApiRoute {
  /** With names of parameters in braces; the root's own answer to whatever is unknown is `/api/*`. */
  readonly path: string;
  /** Below `pages/api`. */
  readonly file: string;
  /** Without `endpoints` where it is not made of them, such as files for everybody. */
  readonly handler: RequestHandler & Partial<Pick<Handler, "endpoints">>;
}

/** Every route of the API, those that a feature has in one file each by itself. */
export async function listApiRoutes(): Promise<ApiRoute[]> {
  const files = readdirSync(join(root, "pages/api"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .sort();
  const routes = await Promise.all(
    files.map(async (file): Promise<ApiRoute[]> => {
      const { default: handler }: { default: RequestHandler & Partial<Pick<Routes, "routes">> } =
        await import(join(root, "pages/api", file));
      if (handler.routes) return [...handler.routes].map(([path, of]) => ({ path, file, handler: of }));
      return [{ path: toPath(file), file, handler }];
    }),
  );
  return routes.flat();
}

function toPath(file: string): string {
  const path = file
    .replace(/\.ts$/, "")
    .replace(/(^|\/)index$/, "")
    .replace("[[...path]]", "*");
  return `/api/${path.replace(/\[(\w+)\]/g, "{$1}")}`;
}

/** The schemas of an endpoint; none where it says none. */
export async function readShapes({ shapes = {} }: Pick<Endpoint, "shapes">): Promise<EndpointShapes> {
  return typeof shapes === "function" ? shapes() : shapes;
}

/** A call as its feature declares it. */
export interface DeclaredCall {
  readonly call: Call;
  /** The comment above it, in one line. */
  readonly text: string;
}

/** The calls of all features, by feature. */
export async function listDeclaredCalls(): Promise<ReadonlyMap<string, readonly DeclaredCall[]>> {
  const features = readdirSync(join(root, "lib"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(root, "lib", name)).includes("api.ts"));
  const listed = await Promise.all(
    features.map(async (feature) => {
      const file = join(root, "lib", feature, "api.ts");
      const texts = readTexts(readFileSync(file, "utf8"));
      const exports: Record<string, Record<string, Call>> = await import(file);
      const calls = Object.values(exports).flatMap((each) => Object.values(each));
      return [
        feature,
        calls.map((call) => {
          const text = texts.get(`${call.method} ${call.path}`);
          if (!text) throw new Error(`${call.method} ${call.path} has no comment that says what it does.`);
          return { call, text };
        }),
      ] as const;
    }),
  );
  return new Map(listed);
}

/** The comments above calls, by method and path. */
function readTexts(source: string): ReadonlyMap<string, string> {
  const calls = source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\w+: \{\s*method: "(\w+)",\s*path: "([^"]+)"/g,
  );
  return new Map(
    [...calls].map(([, comment = "", method, path]) => [
      `${method} ${path}`,
      comment
        .replace(/^\s*\*/gm, "")
        .replace(/\s+/g, " ")
        .trim(),
    ]),
  );
}
