import { ApiError } from "@/lib/http/api-error";

/** What a use case gives for a page: `null` where it answers 404. */
export async function readOrNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
