/**
 * Goes ahead of firebase-tools (`node --require`). Its Auth emulator compiles the schema of each of some hundred calls
 * of the provider before it answers the first one: two thirds of what the emulators take to start, for calls that
 * nobody makes. The library that does so can wait until a call comes; firebase-tools does not ask it to.
 */
try {
  const exegesis = require("exegesis-express");
  const { middleware } = exegesis;
  exegesis.middleware = (/** @type {unknown} */ document, /** @type {object} */ options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true });
} catch {
  // Another version may be made of something else. Then it takes as long as it does by itself.
}
