import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vitest/node";
import type { Call } from "@/lib/http/contract";

/**
 * Which codes a call can be refused with, read from the sources: from the function that answers it through every function
 * that is named on the way, across modules, to the refusals that these make. It errs on the side of too many: a function
 * that is named counts as called, with all that it can refuse.
 */

const root = fileURLToPath(new URL("../../", import.meta.url));

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** What is at the top of a module: by name, and what its imports and exports stand for in others. */
interface Module {
  readonly file: string;
  readonly own: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, Target>;
  readonly passedOn: ReadonlyMap<string, Target>;
}
interface Target {
  readonly file: string;
  readonly name: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function listParts(node: Node): Node[] {
  return Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode));
}

function visit(node: Node, see: (node: Node) => boolean): void {
  if (see(node)) for (const part of listParts(node)) visit(part, see);
}

const getName = (node: unknown): string =>
  isNode(node) ? String(node.type === "Literal" ? node.value : node.name) : "";

function resolveSource(from: string, source: string): string | null {
  const base = source.startsWith("@/")
    ? join(root, source.slice(2))
    : source.startsWith(".")
      ? join(dirname(from), source)
      : null;
  if (base === null) return null;
  return (
    [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
      (file) => /\.tsx?$/.test(file) && existsSync(file),
    ) ?? null
  );
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const { body } = parseAst(readFileSync(file, "utf8"), {
    lang: file.endsWith("x") ? "tsx" : "ts",
  }) as unknown as {
    body: Node[];
  };
  const own = new Map<string, Node>();
  const imported = new Map<string, Target>();
  const passedOn = new Map<string, Target>();
  for (const statement of body) {
    const source = isNode(statement.source) ? resolveSource(file, String(statement.source.value)) : null;
    if (statement.type === "ImportDeclaration") {
      if (!source || statement.importKind === "type") continue;
      for (const each of statement.specifiers as Node[]) {
        const name = each.type === "ImportSpecifier" ? getName(each.imported) : "default";
        imported.set(getName(each.local), {
          file: source,
          name: each.type === "ImportNamespaceSpecifier" ? "*" : name,
        });
      }
      continue;
    }
    if (statement.type === "ExportNamedDeclaration" && !statement.declaration) {
      for (const each of statement.specifiers as Node[]) {
        const name = getName(each.local);
        passedOn.set(getName(each.exported), source ? { file: source, name } : { file, name });
      }
      continue;
    }
    const declared = (isNode(statement.declaration) ? statement.declaration : statement) as Node;
    if (statement.type === "ExportDefaultDeclaration") own.set("default", declared);
    if (declared.type === "VariableDeclaration") {
      for (const each of declared.declarations as Node[])
        visit(each.id as Node, (part) => {
          if (part.type === "Identifier") own.set(getName(part), each);
          return part.type !== "Identifier";
        });
    } else if (isNode(declared.id)) own.set(getName(declared.id), declared);
  }
  const module = { file, own, imported, passedOn };
  modules.set(file, module);
  return module;
}

/** The codes of a table of refusals by key; `null` for every other declaration. */
function readTable(declared: Node): ReadonlyMap<string, string> | null {
  const { init } = declared;
  if (!isNode(init) || init.type !== "CallExpression" || getName(init.callee) !== "defineRefusals")
    return null;
  const codes = new Map<string, string>();
  visit(init, (node) => {
    if (node.type !== "Property" || !isNode(node.value) || node.value.type !== "ArrayExpression") return true;
    codes.set(getName(node.key), getName((node.value.elements as Node[])[0]));
    return false;
  });
  return codes;
}

/** The keys that an argument says; `null` for one that is known only when it runs. */
function listKeys(key: Node | undefined): string[] | null {
  if (key?.type === "Literal") return [String(key.value)];
  if (key?.type !== "ConditionalExpression") return null;
  const [yes, no] = [listKeys(key.consequent as Node), listKeys(key.alternate as Node)];
  return yes && no && [...yes, ...no];
}

/** Functions whose callers catch what they refuse. */
const caught: readonly string[] = [
  "lib/moderation/flag-similar.server.ts#flagSimilar",
  "lib/undo/undo-entry.server.ts#undoEntry",
];

interface Walk {
  readonly seen: Set<string>;
  /** The names that lead to where it is. */
  readonly path: string[];
  /** Each with where it is made, the first of several. */
  readonly codes: Map<string, string>;
}

function follow({ file, name }: Target, walk: Walk): void {
  const at = `${file}#${name}`;
  if (walk.seen.has(at) || caught.includes(at.slice(root.length))) return;
  walk.seen.add(at);
  const module = readModule(file);
  if (name === "*") {
    for (const each of [...module.own.keys(), ...module.passedOn.keys()]) follow({ file, name: each }, walk);
    return;
  }
  const next = module.passedOn.get(name);
  if (next && !(next.file === file && next.name === name)) {
    follow(next, walk);
    return;
  }
  const own = module.own.get(name);
  const target = module.imported.get(name);
  walk.path.push(name);
  if (own && !readTable(own)) read(own, module, walk);
  else if (target) follow(target, walk);
  walk.path.pop();
}

/** The declaration that a name of a module stands for, through imports. */
function findDeclared({ file, name }: Target): Node | null {
  const module = readModule(file);
  const next = module.passedOn.get(name) ?? module.imported.get(name);
  return module.own.get(name) ?? (next ? findDeclared(next) : null);
}

function read(node: Node, module: Module, walk: Walk): void {
  const { file } = module;
  const note = (code: string) => {
    if (!walk.codes.has(code)) walk.codes.set(code, walk.path.join(" > "));
  };
  visit(node, (part) => {
    if (part.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(part.type)) return false;
    if (part.type === "NewExpression" && getName(part.callee) === "ApiError") {
      visit(part, (each) => {
        if (each.type === "Property" && getName(each.key) === "code") note(getName(each.value));
        return true;
      });
    }
    if (part.type === "CallExpression" && isNode(part.callee) && part.callee.type === "Identifier") {
      const declared = findDeclared({ file, name: getName(part.callee) });
      const table = declared && readTable(declared);
      if (table) {
        const [key] = part.arguments as Node[];
        for (const each of listKeys(key) ?? table.keys()) note(table.get(each) ?? "");
      }
    }
    if (part.type === "ImportExpression" && isNode(part.source)) {
      const source = resolveSource(file, String(part.source.value));
      if (source) follow({ file: source, name: "*" }, walk);
    }
    if (part.type === "MemberExpression" || part.type === "Property") {
      // What a property is called is no name of this module; what it is computed from is.
      for (const each of [part.object, part.value, part.computed ? (part.property ?? part.key) : null])
        if (isNode(each)) read(each, module, walk);
      return false;
    }
    if (part.type === "Identifier") follow({ file, name: getName(part) }, walk);
    return true;
  });
}

/** What `createRoutes` of a file of `pages/api` is given. */
function readRoutes(module: Module): { readonly calls: Node; readonly services: readonly Node[] } | null {
  let found: { calls: Node; services: Node[] } | null = null;
  for (const declared of module.own.values())
    visit(declared, (node) => {
      if (node.type !== "CallExpression" || getName(node.callee) !== "createRoutes") return true;
      const [calls, services] = node.arguments as [Node, Node];
      found = { calls, services: services.properties as Node[] };
      return false;
    });
  return found;
}

/** The calls that an expression joins, from the modules that declare them. */
async function loadCalls(node: Node, module: Module): Promise<Readonly<Record<string, Call>>> {
  const calls: Record<string, Call> = {};
  const names: string[] = [];
  visit(node, (part) => {
    if (part.type === "Identifier") names.push(getName(part));
    return true;
  });
  for (const name of names) {
    const target = module.imported.get(name);
    const own = module.own.get(name);
    if (target?.file.endsWith("/api.ts")) Object.assign(calls, (await import(target.file))[target.name]);
    else if (isNode(own?.init)) Object.assign(calls, await loadCalls(own.init, module));
  }
  return calls;
}

/** The calls of a file of `pages/api`, each with all codes that it can be refused with; none where it makes no routes. */
export async function listRefusals(
  file: string,
): Promise<{ readonly call: Call; readonly codes: ReadonlyMap<string, string> }[]> {
  const module = readModule(file);
  const routes = readRoutes(module);
  if (!routes) return [];
  const calls = await loadCalls(routes.calls, module);
  return routes.services.map((service) => {
    const call = calls[getName(service.key)];
    if (!call) throw new Error(`${file} answers ${getName(service.key)}, which no contract declares.`);
    const walk: Walk = { seen: new Set(), path: [], codes: new Map() };
    read(service, module, walk);
    return { call, codes: walk.codes };
  });
}
