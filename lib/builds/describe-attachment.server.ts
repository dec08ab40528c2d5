import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { formatCodeProblem } from "@/lib/builder/share/format-code-problem";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { ApiError } from "@/lib/http/api-error";
import type { BuildAttachment } from "./attachment";
import type { AttachedBuild } from "./attachment-schema";
import { getBuildRef, readBuild } from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import { summarizeBuild } from "./summarize-build.server";

/**
 * Fields of an attached build. A code must be whole, known in all its parts and hold a weapon; a saved build must be
 * published. Use cases that store an attachment call this first.
 *
 * @throws ApiError 400 for a code that cannot be attached, 404 for a build that not everybody may see
 */
export async function describeAttachment(
  { db }: Pick<Dependencies, "db">,
  attachment: BuildAttachment,
): Promise<AttachedBuild> {
  if (attachment.kind === "code") return describeCode(attachment.code);
  const stored = readBuild(await getBuildRef(db, attachment.id).get());
  if (stored?.visibility !== "published") throw refuseBuild("not-visible");
  const { title, weapon, code } = stored;
  return { attachment, title, weapon, code, summary: summarizeBuild(code, stored) };
}

function describeCode(code: string): AttachedBuild {
  const [problem] = readBuildCode(code).problems;
  if (problem) throw refuseAttachment(formatCodeProblem(problem));
  const summary = summarizeBuild(code);
  const weapon = summary && getCatalog().weapons.get(summary.weapon.id)?.type;
  if (!weapon) throw refuseAttachment("The build has no weapon.");
  return { attachment: { kind: "code", code }, title: "", weapon, code, summary };
}

function refuseAttachment(message: string): ApiError {
  return new ApiError(400, message, { code: "bad-request" });
}
