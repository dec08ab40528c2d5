import { useAttachedBuild } from "@/hooks/builds/use-attached-build";
import { useOwnBuilds } from "@/hooks/builds/use-own-builds";
import type { BuildAttachment } from "@/lib/builds/attachment";
import { AttachBuildField } from "./AttachBuildField";

interface OwnBuildFieldProps {
  label?: string;
  /** Whose builds are offered; `null` = a visitor, who has none. */
  uid: string | null;
  value: BuildAttachment | null;
  onChange(value: BuildAttachment | null): void;
}

/** `AttachBuildField` with what it needs to know: the attached build, and one's own to choose from. */
export function OwnBuildField({ uid, ...field }: OwnBuildFieldProps) {
  return uid === null ? <VisitorField {...field} /> : <AccountField uid={uid} {...field} />;
}

function VisitorField(field: Omit<OwnBuildFieldProps, "uid">) {
  return <AttachBuildField {...field} state={useAttachedBuild(field.value)} ownBuilds={null} />;
}

function AccountField({ uid, ...field }: OwnBuildFieldProps & { uid: string }) {
  const { builds } = useOwnBuilds(uid);
  return <AttachBuildField {...field} state={useAttachedBuild(field.value)} ownBuilds={builds} />;
}
