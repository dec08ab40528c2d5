import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { JsonSchema } from "@/lib/api/open-api";
import type { Call } from "@/lib/http/contract";
import { type DeclaredCall, listDeclaredCalls } from "./list-api";

/** Where the tables of calls stand, from the top folder. */
export const apiPage = "docs/api.md";

/** The page of the API with its tables made anew: between `<!-- calls of builds -->` and the next `<!-- end -->`. */
export async function writeApiTables(): Promise<string> {
  let page = readFileSync(join(import.meta.dirname, "../..", apiPage), "utf8");
  for (const [feature, calls] of await listDeclaredCalls()) {
    const start = `<!-- calls of ${feature} -->\n`;
    const from = page.indexOf(start);
    const to = page.indexOf("<!-- end -->", from);
    if (from === -1 || to === -1) throw new Error(`${apiPage} has no place for the calls of ${feature}.`);
    const rows = await Promise.all(calls.map(formatRow));
    page = `${page.slice(0, from)}${start}${formatTable(rows)}\n${page.slice(to)}`;
  }
  return page;
}

function formatTable(rows: readonly string[]): string {
  return ["", "| Call | Who | Reply | Refuses | |", "| --- | --- | --- | --- | --- |", ...rows, ""].join(
    "\n",
  );
}

async function formatRow({ call, text }: DeclaredCall): Promise<string> {
  const schemas = (await call.load()) as Readonly<Record<PropertyKey, z.ZodType>>;
  const fieldsOf = (name: PropertyKey | undefined, io: "input" | "output") => {
    const schema = name === undefined ? undefined : schemas[name];
    return schema ? listFields(schema, io) : [];
  };
  const query = fieldsOf(call.query, "input").filter((field) => !call.path.includes(`{${field.name}}`));
  const body = fieldsOf(call.body, "input");
  const reply = fieldsOf(call.reply, "input").filter(({ name }) => name !== "message");
  const search = query.length > 0 ? `?${query.map(({ name }) => `${name}=`).join("&")}` : "";
  const cells = [
    `\`${call.method} ${call.path}${search}\`${body.length > 0 ? ` \`{${body.map(format).join(", ")}}\`` : ""}`,
    formatWho(call),
    reply.length > 0 ? `\`{${reply.map(format).join(", ")}}\`` : "",
    (call.refuses ?? []).join(", "),
    text.replaceAll("|", "\\|"),
  ];
  return `| ${cells.join(" | ")} |`;
}

interface FieldName {
  readonly name: string;
  readonly isOptional: boolean;
}

const format = ({ name, isOptional }: FieldName) => `${name}${isOptional ? "?" : ""}`;

/** The names of an object's fields; of a choice of objects those of all. */
function listFields(schema: z.ZodType, io: "input" | "output"): FieldName[] {
  return fieldsOf(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema);
}

function fieldsOf({ properties = {}, required = [], anyOf, oneOf, allOf }: JsonSchema): FieldName[] {
  const own = Object.keys(properties).map((name) => ({ name, isOptional: !required.includes(name) }));
  const all = [...own, ...(allOf ?? []).flatMap(fieldsOf)];
  const options = (anyOf ?? oneOf ?? []).map(fieldsOf);
  for (const { name } of options.flat()) {
    if (all.some((field) => field.name === name)) continue;
    const isOptional = !options.every((fields) =>
      fields.some((field) => field.name === name && !field.isOptional),
    );
    all.push({ name, isOptional });
  }
  return all;
}

function formatWho(call: Call): string {
  if (call.who === "anyone") return "anyone";
  return call.writes === "public" ? `${call.who}, verified` : call.who;
}
