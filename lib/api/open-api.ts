import { z } from "zod";
import type { EndpointShapes } from "./endpoint-shapes";
import type { PublicCall } from "./public-calls";

/** A JSON Schema as zod writes it (draft 2020-12, which OpenAPI 3.1 uses). */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly $ref?: string;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: string;
}

interface OpenApiReply {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly OpenApiParameter[];
  readonly responses: { readonly 200: OpenApiReply } & Readonly<Record<string, unknown>>;
}

/** The parts of an OpenAPI document that ours has. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, { readonly get: OpenApiOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** A call with the schemas that its route checks with. */
export interface ShapedCall extends PublicCall {
  readonly summary: string;
  readonly shapes: EndpointShapes;
}

const refusal: JsonSchema = {
  type: "object",
  properties: {
    message: { type: "string" },
    code: { type: "string" },
    issues: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "string" }, message: { type: "string" } },
        required: ["path", "message"],
      },
    },
    requestId: { type: "string" },
  },
  required: ["message", "code"],
};

/**
 * The description of the public calls by OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1).
 *
 * @param version of the site
 */
export function createOpenApi(
  calls: readonly ShapedCall[],
  { title, version }: { title: string; version: string },
): OpenApiDocument {
  return {
    openapi: "3.1.0",
    info: {
      title,
      version,
      description:
        "Calls that need no account. A refusal is JSON with a message and a code; 429 and 503 say in Retry-After when to call again, in seconds.",
    },
    servers: [{ url: "/" }],
    tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
    paths: Object.fromEntries(calls.map((call) => [call.path, { get: describeCall(call) }])),
    components: { schemas: { Refusal: refusal } },
  };
}

function describeCall({ path, group, summary, example = {}, types, shapes }: ShapedCall): OpenApiOperation {
  const reply = shapes.response ? toJsonSchema(shapes.response) : {};
  return {
    operationId: path
      .replace("/api/", "")
      .replace(/[{}]/g, "")
      .replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [group],
    summary,
    parameters: listParameters(path, shapes.query, example),
    responses: {
      200: {
        description: "OK",
        content: Object.fromEntries(
          types?.map((type) => [type, { schema: { type: "string" } }] as const) ?? [
            ["application/json", { schema: reply }],
          ],
        ),
      },
      default: {
        description: "Refused",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    },
  };
}

function listParameters(
  path: string,
  query: z.ZodType | undefined,
  example: Readonly<Record<string, string>>,
): OpenApiParameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = toJsonSchema(query);
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`);
    return {
      name,
      in: isInPath ? "path" : "query",
      required: isInPath || required.includes(name),
      schema,
      ...(example[name] === undefined ? {} : { example: example[name] }),
    };
  });
}

/** The side of a schema that goes over the wire, before it is transformed. */
function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json as JsonSchema;
}
