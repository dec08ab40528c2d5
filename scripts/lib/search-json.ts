/**
 * Reads one JSON text. Unlike `JSON.parse` it refuses keys that would be lost without a word: the first of two
 * that are the same in one object, and `__proto__`, which later steps leave out.
 *
 * @throws Error that says what is wrong
 */
export function readJson(text: string): unknown {
  const value: unknown = parse(text);
  checkKeys(text);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The line is not JSON: ${reason}.`);
  }
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** @param text JSON that is known to be right */
function checkKeys(text: string): void {
  // The keys of each object that is open; `null` for a list.
  const open: (Set<string> | null)[] = [];
  let last = "";
  for (const [found] of text.matchAll(token)) {
    if (found === "{") open.push(new Set());
    else if (found === "[") open.push(null);
    else if (found === "}" || found === "]") open.pop();
    else if (found === ":") {
      const key: string = JSON.parse(last);
      const keys = open.at(-1);
      if (keys?.has(key)) throw new Error(`The line has the key ${last} twice in one object.`);
      if (key === "__proto__") throw new Error(`The line has the unknown key ${last}.`);
      keys?.add(key);
    }
    last = found;
  }
}
