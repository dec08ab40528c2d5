import { ApiError } from "@/lib/http/api-error";

/** The answer of a use case for a page: `null` in place of 404. */
export async function readOrNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
