/**
 * Imported first by `pages/_app.tsx`, for its effect alone: zod must not try whether the page may evaluate
 * code. The Content Security Policy forbids it, and reports every try. Set by hand because `z.config` would
 * bring zod to every visitor.
 */
if (typeof window !== "undefined") {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
