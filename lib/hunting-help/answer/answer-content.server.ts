import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";
import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import { refuseField } from "@/lib/http/refusals";
import type { AnswerContent, RequestDocument } from "@/lib/hunting-help/fields";

/**
 * Holds the build of an answer against the builder. Its text takes a parser, and is held against its budget once the
 * account is known to have a call left for the day.
 *
 * @throws ApiError 400 for what does not fit; 404 for a build that not everybody may see
 */
export async function requireAnswerBuild(
  { db }: Pick<Dependencies, "db">,
  build: AnswerContent["build"],
): Promise<void> {
  if (build) await describeAttachment({ db }, build);
}

/**
 * Holds an answer against the request that it is for.
 *
 * @throws ApiError 400 for an offer to hunt where a build was asked for
 */
export function requireFittingAnswer({ kind }: RequestDocument, { offer }: AnswerContent): void {
  if (offer && kind !== "hunt-support") {
    throw refuseField("offer", "An offer is for a request of the kind Hunt Support.");
  }
}

/** Identity of an answer, to find copies. */
export function toFingerprintedAnswer({ body, build, offer }: AnswerContent): FingerprintedContent {
  return { kind: "help-answer", texts: [body], payload: JSON.stringify([build, offer]) };
}
