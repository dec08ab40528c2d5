import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./failure.mjs";
import { killAll, killTreeOnWindows, listFamily, listProcesses, stillRunning } from "./processes.mjs";
import { root } from "./project.mjs";

/**
 * @typedef {import("./processes.mjs").ProcessName} ProcessName
 *
 * @typedef {object} ChildOptions
 * @property {Record<string, string | undefined>} [env] Over the environment of this process.
 * @property {string} [cwd] Default: the checkout.
 * @property {string} [log] File that gets what the child prints.
 * @property {boolean} [show] Whether what it prints is shown as well.
 * @property {NodeJS.Signals} [stopSignal] Default SIGTERM.
 * @property {number} [patienceMs] How long it may take to end before it is killed. Default 10 000.
 * @property {boolean} [needsFamily] Whether it is of no use once one of its own children has ended.
 *
 * @typedef {object} Ending
 * @property {number | null} code
 * @property {string} tail The last lines that the child printed.
 */

const tailLength = 4000;
const lossCheckMs = 2000;
const lookAgainMs = 200;

/** A program that this process started, together with every process that it started in turn. */
export class Child {
  /** @type {import("node:child_process").ChildProcess} */
  #process;
  /** @type {Map<string, ProcessName>} */
  #family = new Map();
  #tail = "";

  /**
   * @param {string} name For messages.
   * @param {string} command
   * @param {readonly string[]} args
   * @param {ChildOptions} options
   */
  constructor(name, command, args, options) {
    this.name = name;
    this.options = options;
    // A group of its own: Ctrl-C reaches this process alone, which then ends its children in order.
    this.#process = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: process.platform !== "win32",
      windowsHide: true,
    });
    const log = options.log ? createWriteStream(options.log) : undefined;
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on("data", (/** @type {Buffer} */ chunk) => {
        log?.write(chunk);
        if (options.show) process.stdout.write(chunk);
        this.#tail = (this.#tail + chunk.toString()).slice(-tailLength);
      });
    }
    /** Resolves when the program has ended, whatever the way. @type {Promise<Ending>} */
    this.ended = new Promise((resolve) => {
      const settle = () => resolve({ code: this.#process.exitCode, tail: this.#tail });
      this.#process.once("error", (error) => resolve({ code: null, tail: error.message }));
      this.#process.once("close", settle);
      // A grandchild that lives on may hold the output open; the child has ended all the same.
      this.#process.once("exit", () => setTimeout(settle, 500).unref());
    });
    void this.ended.then(() => log?.end());
  }

  get pid() {
    return this.#process.pid;
  }

  get running() {
    return this.#process.exitCode === null && this.#process.signalCode === null && this.pid !== undefined;
  }

  /** The last lines that it printed. */
  get tail() {
    return this.#tail;
  }

  /**
   * Finds and remembers which processes belong to the child. Requested while it runs as well: once it is gone,
   * those that left its process group can no longer be distinguished from strangers.
   *
   * @returns {Promise<ProcessName[]>}
   */
  async family() {
    if (this.pid === undefined) return [];
    const rows = await listProcesses();
    const about = { running: this.running, known: [...this.#family.values()] };
    for (const member of listFamily(rows, this.pid, about)) {
      this.#family.set(`${member.pid} ${member.started}`, member);
    }
    return [...this.#family.values()];
  }

  /** Ends the child and everything below it; asks first, then insists. */
  async stop() {
    await this.family();
    if (this.running) {
      if (process.platform === "win32" && this.pid !== undefined) await killTreeOnWindows(this.pid);
      else this.#process.kill(this.options.stopSignal ?? "SIGTERM");
      await this.#waitForEnd(this.options.patienceMs ?? 10_000);
    }
    await this.clear();
    await this.#hearOfEnd();
  }

  /** Waits, and takes note of what the child still starts in the meantime. @param {number} ms */
  async #waitForEnd(ms) {
    const deadline = Date.now() + ms;
    while (this.running && Date.now() < deadline) {
      await Promise.race([this.ended, pause(lookAgainMs, undefined, { ref: false })]);
      await this.family();
    }
  }

  /** Ends what the child has left behind; itself as well while it runs. */
  async clear() {
    // What is ended may have started another in its last moment. What cannot be ended is left in the end.
    for (let tries = 0; tries < 5; tries++) {
      const left = await stillRunning(await this.family());
      if (left.length === 0) return;
      await killAll(left);
    }
  }

  /** Ends everything at once. */
  async kill() {
    if (process.platform === "win32" && this.pid !== undefined && this.running)
      await killTreeOnWindows(this.pid);
    await this.clear();
    await this.#hearOfEnd();
  }

  /** The system knows of the end first; what hangs on it here must come before this process ends too. */
  async #hearOfEnd() {
    await Promise.race([this.ended, pause(1000, undefined, { ref: false })]);
  }
}

/** All programs that a script started. */
export class Children {
  /** @type {Child[]} */
  #children = [];
  /** Those that run to an end of their own. @type {Set<Child>} */
  #runs = new Set();
  #closed = false;

  /** Whether everything is being ended: what fails now fails because of that. */
  get isEnding() {
    return this.#closed;
  }

  /**
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {ChildOptions} [options]
   * @returns {Promise<Child>}
   */
  async start(name, command, args, options = {}) {
    if (options.log) await mkdir(dirname(options.log), { recursive: true });
    // Nothing may be waited for between this question and the start: the script could end in between.
    if (this.#closed) throw new Failure(`${name} was not started: the script is ending.`);
    const child = new Child(name, command, args, options);
    this.#children.push(child);
    return child;
  }

  /**
   * Starts a Node program.
   *
   * @param {string} name
   * @param {readonly string[]} args
   * @param {ChildOptions} [options]
   */
  node(name, args, options) {
    return this.start(name, process.execPath, args, options);
  }

  /**
   * Runs a program to its end.
   *
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {ChildOptions} [options]
   * @returns {Promise<Ending>}
   */
  async run(name, command, args, options) {
    const child = await this.start(name, command, args, options);
    this.#runs.add(child);
    const ending = await child.ended;
    await child.clear();
    this.#runs.delete(child);
    this.#children = this.#children.filter((each) => each !== child);
    return ending;
  }

  /** Every process below this one that a child is known to have. @returns {Promise<ProcessName[]>} */
  async families() {
    return (await Promise.all(this.#children.map((child) => child.family()))).flat();
  }

  /**
   * Waits until one of the running children ends without having been asked to, or loses a child of its own
   * that it cannot do without. What runs to an end of its own is not meant.
   *
   * @returns {Promise<{ name: string } & Ending>}
   */
  firstUnexpectedEnd() {
    const running = this.#children.filter((child) => child.running && !this.#runs.has(child));
    return Promise.race([
      ...running.map(async (child) => ({ name: child.name, ...(await child.ended) })),
      ...running.filter(({ options }) => options.needsFamily).map(firstLoss),
    ]);
  }

  /**
   * Ends the children and lets no other start: what runs to an end of its own all at once, then the services
   * that it used, the last one started first.
   */
  async stopAll() {
    this.#closed = true;
    await Promise.all([...this.#runs].map((child) => child.stop()));
    for (const child of [...this.#children].reverse()) await child.stop();
  }

  /** Ends everything at once. */
  async killAll() {
    this.#closed = true;
    await Promise.all(this.#children.map((child) => child.kill()));
  }
}

/**
 * @param {Child} child
 * @returns {Promise<{ name: string } & Ending>} Once a process of its family is gone.
 */
async function firstLoss(child) {
  const family = await child.family();
  while ((await stillRunning(family)).length === family.length) {
    await pause(lossCheckMs, undefined, { ref: false });
  }
  return { name: `A part of ${child.name.toLowerCase()}`, code: null, tail: child.tail };
}
