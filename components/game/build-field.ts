import type { ComponentType } from "react";
import type { BuildAttachment } from "@/lib/builds/attachment";

/** How a build is attached: another feature's field, which the page hands in. */
export type BuildField = ComponentType<{
  label?: string;
  uid: string | null;
  value: BuildAttachment | null;
  onChange(value: BuildAttachment | null): void;
}>;
