/**
 * What may run at the same time, decided from what each piece of work takes of the machine.
 *
 * @typedef {object} Task
 * @property {string} key
 * @property {number} slots How many cores it keeps busy. 0 for what mostly waits. Work that needs more than the
 *   machine has runs by itself.
 * @property {readonly string[]} needs Keys of tasks that must have ended before. One that is not part of the run
 *   is not waited for.
 * @property {string | undefined} [apart] Tasks of one name never run at the same time.
 */

/** What one slot may take of the memory: a test worker or a server, with room for its peaks. */
const bytesPerSlot = 1.75 * 2 ** 30;

/**
 * How many slots a machine has: one for each core, fewer where the memory is small.
 *
 * @param {{ cores: number, memory: number }} machine `memory` in bytes.
 * @returns {number} At least 1.
 */
export function countSlots({ cores, memory }) {
  return Math.max(1, Math.min(cores, Math.floor(memory / bytesPerSlot)));
}

/**
 * Which of the waiting tasks start now. They are tried in their order, and a later one may fill what an earlier
 * one leaves free.
 *
 * @template {Task} T
 * @param {readonly T[]} waiting
 * @param {readonly T[]} running
 * @param {number} slots
 * @returns {T[]}
 */
export function chooseTasks(waiting, running, slots) {
  const unfinished = new Set([...waiting, ...running].map(({ key }) => key));
  const busy = [...running];
  /** @type {T[]} */
  const chosen = [];
  for (const task of waiting) {
    if (task.needs.some((key) => unfinished.has(key))) continue;
    if (task.apart && busy.some(({ apart }) => apart === task.apart)) continue;
    const taken = busy.reduce((sum, each) => sum + each.slots, 0);
    if (task.slots > 0 && taken > 0 && taken + task.slots > slots) continue;
    busy.push(task);
    chosen.push(task);
  }
  return chosen;
}

/**
 * Runs tasks until all have ended.
 *
 * @template {Task} T
 * @param {readonly T[]} tasks In order of preference.
 * @param {number} slots
 * @param {(task: T) => Promise<void>} run Must not reject: what fails says so itself.
 */
export async function runTasks(tasks, slots, run) {
  let waiting = [...tasks];
  /** @type {Map<T, Promise<void>>} */
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    for (const task of chooseTasks(waiting, [...running.keys()], slots)) {
      waiting = waiting.filter((each) => each !== task);
      running.set(
        task,
        run(task).finally(() => running.delete(task)),
      );
    }
    if (running.size === 0) throw new Error(`Nothing can start: ${waiting.map(({ key }) => key).join(", ")}`);
    await Promise.race(running.values());
  }
}
