import dynamic, { type DynamicOptionsLoadingProps } from "next/dynamic";
import { type ComponentType, type ReactNode, useRef } from "react";
import { useSeen } from "@/hooks/ui/use-seen";

/**
 * A component whose code is fetched when its place comes near the screen, so that a page weighs nothing more for it.
 *
 *     const Comments = whenSeen(() => import("./Comments").then((module) => module.Comments), CommentsPlaceholder);
 *
 * @param Placeholder holds the place until then; it gets the `error` if the code does not arrive
 */
export function whenSeen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: (props: Pick<DynamicOptionsLoadingProps, "error">) => ReactNode,
): ComponentType<Props> {
  const Loaded = dynamic<Props>(load, { ssr: false, loading: Placeholder });
  return function WhenSeen(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const isSeen = useSeen(place);
    return (
      <div ref={place} data-place="">
        {isSeen ? <Loaded {...props} /> : <Placeholder />}
      </div>
    );
  };
}
