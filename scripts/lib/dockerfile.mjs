/**
 * @typedef {{ instruction: string, value: string }} DockerStep
 * @typedef {{ name: string | undefined, steps: DockerStep[] }} DockerStage
 */

/**
 * The steps of a Dockerfile by stage, for what follows them without an engine.
 *
 * @param {string} text
 * @returns {DockerStage[]}
 */
export function parseDockerfile(text) {
  /** @type {DockerStage[]} */
  const stages = [];
  const lines = text.replace(/\\\n/g, " ").split("\n");
  for (const line of lines.map((each) => each.trim()).filter((each) => each && !each.startsWith("#"))) {
    const [, instruction = "", value = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === "FROM") stages.push({ name: / AS (\S+)$/.exec(value)?.[1], steps: [] });
    else stages.at(-1)?.steps.push({ instruction, value: value.replace(/\s+/g, " ") });
  }
  return stages;
}

/**
 * @param {DockerStage} stage
 * @param {string} instruction
 * @returns {string[]} What stands behind each of them.
 */
export function valuesOf({ steps }, instruction) {
  return steps.filter((step) => step.instruction === instruction).map(({ value }) => value);
}

/**
 * @param {DockerStage} stage
 * @param {Readonly<Record<string, string | undefined>>} outer What values may name as `$NAME`.
 * @returns {Record<string, string>} The environment that the stage gives a process.
 */
export function environmentOf(stage, outer) {
  const pairs = valuesOf(stage, "ENV").flatMap((value) => value.split(" "));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1).replace(/\$(\w+)/g, (_, name) => outer[name] ?? "")];
    }),
  );
}

/**
 * @param {DockerStage} stage
 * @param {"CMD" | "HEALTHCHECK"} instruction
 * @returns {string[]} The words of its command, which no shell reads.
 */
export function commandOf(stage, instruction) {
  const [value = ""] = valuesOf(stage, instruction);
  return JSON.parse(value.slice(value.indexOf("[")));
}
