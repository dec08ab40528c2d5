import { join } from "node:path";
import { z } from "zod";
import type { Handler } from "@/lib/api/create-handler.server";
import type { EndpointShapes } from "@/lib/api/endpoint-shapes";
import { createOpenApi, type OpenApiDocument, type ShapedCall } from "@/lib/api/open-api";
import { type PublicCall, publicCalls } from "@/lib/api/public-calls";
import { cardQuerySchema } from "@/lib/build-card/schema";
import { runQuerySchema } from "@/lib/leaderboards/schema";
import { openIndexId } from "@/lib/wiki/open-data/open-data-format";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";
import { version } from "@/package.json";

/** Where the description lies, from the top folder; the site serves it as `/openapi.json`. */
export const openApiFile = "public/openapi.json";

const routes = join(import.meta.dirname, "../../pages/api");

/** Of files and pictures, whose routes take no schemas. */
const fileShapes: Readonly<Record<string, EndpointShapes>> = {
  "builder/card": { query: cardQuerySchema },
  "leaderboards/runs/[id]/card": { query: runQuerySchema },
  "wiki/[file]": {
    query: z.object({ file: z.enum([openIndexId, ...openEntities.map(({ id }) => id)].map(toFileName)) }),
    response: z.array(z.looseObject({ id: z.string() })),
  },
  "wiki/monsters/[id]/card": { query: z.object({ id: z.string().max(60) }) },
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
  const calls = await Promise.all(
    publicCalls.map(
      async (call): Promise<ShapedCall> => ({
        ...call,
        shapes: fileShapes[call.route] ?? (await readShapes(call)),
      }),
    ),
  );
  return createOpenApi(calls, { title: "Quarry", version });
}

async function readShapes({ route, types }: PublicCall): Promise<EndpointShapes> {
  const { default: handler } = (await import(join(routes, `${route}.ts`))) as { default: Handler };
  const endpoint = handler.endpoints.GET;
  if (!endpoint?.isPublic) throw new Error(`${route} has no GET that anybody may call.`);
  if (!endpoint.shapes?.response && !types) throw new Error(`${route} does not say its reply.`);
  return endpoint.shapes ?? {};
}

/** The text of the file. */
export function formatOpenApi(document: OpenApiDocument): string {
  return `${JSON.stringify(document)}\n`;
}
