import { z } from "zod";
import type { EndpointShapes } from "@/lib/api/endpoint-shapes";
import { createOpenApi, type OpenApiDocument, type ShapedCall } from "@/lib/api/open-api";
import { type PublicCall, publicCalls } from "@/lib/api/public-calls";
import { cardQuerySchema } from "@/lib/build-card/schema";
import { runQuerySchema } from "@/lib/leaderboards/schema";
import { openIndexId } from "@/lib/wiki/open-data/open-data-format";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";
import { version } from "@/package.json";
import { type ApiRoute, listApiRoutes, listDeclaredCalls, readShapes } from "./list-api";

/** Where the description lies, from the top folder; the site serves it as `/openapi.json`. */
export const openApiFile = "public/openapi.json";

/** Of files and pictures, whose routes take no schemas. */
const fileShapes: Readonly<Record<string, EndpointShapes>> = {
  "/api/builder/card": { query: cardQuerySchema },
  "/api/leaderboards/runs/{id}/card": { query: runQuerySchema },
  "/api/wiki/{file}": {
    query: z.object({ file: z.enum([openIndexId, ...openEntities.map(({ id }) => id)].map(toFileName)) }),
    response: z.array(z.looseObject({ id: z.string() })),
  },
  "/api/wiki/monsters/{id}/card": { query: z.object({ id: z.string().max(60) }) },
};

function toFileName(id: string): string {
  return `${id}.json`;
}

/**
 * The description of the public calls, from the schemas that their routes check with.
 *
 * @throws where a described route has no schemas of a GET that anybody may call
 */
export async function buildOpenApi(): Promise<OpenApiDocument> {
  const routes = await listApiRoutes();
  const declared = [...(await listDeclaredCalls()).values()].flat();
  const findText = ({ path }: PublicCall): string => {
    const text = declared.find(({ call }) => call.path === path && call.method === "GET")?.text;
    if (!text) throw new Error(`Nothing says what ${path} does.`);
    return text;
  };
  const calls = await Promise.all(
    publicCalls.map(
      async (call): Promise<ShapedCall> => ({
        ...call,
        summary: call.summary ?? findText(call),
        shapes: fileShapes[call.path] ?? (await readOpenShapes(call, routes)),
      }),
    ),
  );
  return createOpenApi(calls, { title: "Quarry", version });
}

async function readOpenShapes(
  { path, types }: PublicCall,
  routes: readonly ApiRoute[],
): Promise<EndpointShapes> {
  const endpoint = routes.find((route) => route.path === path)?.handler.endpoints?.GET;
  if (!endpoint?.isPublic) throw new Error(`${path} has no GET that anybody may call.`);
  const shapes = await readShapes(endpoint);
  if (!shapes.response && !types) throw new Error(`${path} does not say its reply.`);
  return shapes;
}

/** The text of the file. */
export function formatOpenApi(document: OpenApiDocument): string {
  return `${JSON.stringify(document)}\n`;
}
