import type { JsonSchema, OpenApiDocument, OpenApiParameter } from "./open-api";

/** Longer lists of values are cut; the document has all of them. */
const maxValues = 6;

/** A parameter as the page of the API shows it. */
export interface ReferenceParameter {
  readonly name: string;
  readonly isInPath: boolean;
  readonly isRequired: boolean;
  /** The form of a value: `date`, `text, up to 60 characters`. Empty where `values` says it. */
  readonly type: string;
  /** All values, where there are few. */
  readonly values: readonly string[];
  readonly example: string;
}

/** A call as the page of the API shows it. */
export interface ReferenceCall {
  /** Anchor, and ID of the operation. */
  readonly id: string;
  /** With names of parameters in braces: `/api/builds/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly ReferenceParameter[];
  readonly types: readonly string[];
  /** Shape of a JSON reply as TypeScript would write it; `null` for other replies. */
  readonly reply: string | null;
}

export interface ReferenceGroup {
  readonly name: string;
  readonly calls: readonly ReferenceCall[];
}

/** The description of the API as its page shows it. */
export function toApiReference({ tags, paths }: OpenApiDocument): ReferenceGroup[] {
  return tags.map(({ name }) => ({
    name,
    calls: Object.entries(paths)
      .filter(([, { get }]) => get.tags.includes(name))
      .map(([path, { get }]) => {
        const content = get.responses[200].content;
        const reply = content["application/json"]?.schema;
        return {
          id: get.operationId,
          path,
          summary: get.summary,
          parameters: get.parameters.map(toParameter),
          types: Object.keys(content),
          reply: reply && reply.type !== "string" ? formatSchema(reply) : null,
        };
      }),
  }));
}

function toParameter({ name, in: place, required, schema, example }: OpenApiParameter): ReferenceParameter {
  return {
    name,
    isInPath: place === "path",
    isRequired: required,
    type: schema.enum ? "" : formatInput(schema),
    values: schema.enum?.map(String) ?? [],
    example: example ?? "",
  };
}

function formatInput({ type, format, minimum, maximum, maxLength }: JsonSchema): string {
  if (format === "date") return "Date, such as 2026-11-23";
  if (type === "integer") return `Whole number, ${minimum} to ${maximum}`;
  return maxLength === undefined ? "Text" : `Text, up to ${maxLength} characters`;
}

/** A JSON Schema as TypeScript would write it, two spaces a level. */
export function formatSchema(schema: JsonSchema, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return formatValues(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map((each) => formatSchema(each, indent)))].join(" | ");
  if (schema.allOf) return schema.allOf.map((each) => formatSchema(each, indent)).join(" & ");
  if (Array.isArray(schema.type)) return schema.type.map(formatPlain).join(" | ");
  if (schema.type === "array") return formatArray(schema, indent);
  if (schema.type === "object") return formatObject(schema, indent);
  return formatPlain(String(schema.type ?? "unknown"));
}

function formatValues(values: readonly unknown[]): string {
  const shown = values
    .slice(0, values.length > maxValues ? 3 : undefined)
    .map((value) => JSON.stringify(value));
  if (shown.length < values.length) shown.push(`… ${values.length - shown.length} more`);
  return shown.join(" | ");
}

function formatPlain(type: string): string {
  return type === "integer" ? "number" : type;
}

function formatArray({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((each) => formatSchema(each, indent)).join(", ")}]`;
  const item = items ? formatSchema(items, indent) : "unknown";
  return / [|&] /.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
}

function formatObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${deeper}${name}${required.includes(name) ? "" : "?"}: ${formatSchema(field, deeper)};\n`,
  );
  // Where any field may come besides those that are named, or instead of them.
  if (typeof additionalProperties === "object") {
    lines.push(`${deeper}[name: string]: ${formatSchema(additionalProperties, deeper)};\n`);
  }
  return lines.length === 0 ? "object" : `{\n${lines.join("")}${indent}}`;
}
