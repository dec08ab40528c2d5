import { BuilderDataError } from "@/lib/builder/data/data-error";
import type { EngineErrorCode, PostedError } from "./protocol";

/** Why a task of the engine has no report. */
export class EngineError extends Error {
  override readonly name = "EngineError";

  constructor(
    readonly code: EngineErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** An error as it can be posted. What is not known by a code is `failed`. */
export function toPostedError(error: unknown): PostedError {
  if (error instanceof EngineError || error instanceof BuilderDataError) {
    return { code: error.code, message: error.message };
  }
  return { code: "failed", message: error instanceof Error ? error.message : String(error) };
}
