import { Button } from "@mantine/core";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import type { BuildLike } from "@/hooks/builds/use-build-likes";
import { formatCount } from "@/lib/text/format";

interface LikeButtonProps {
  /** Of the build, for readers of screens. */
  title: string;
  like: BuildLike;
  onToggle(): void;
}

/** How many like a build, and one's own like; on one's own build the number alone. */
export function LikeButton({ title, like: { liked, likes, own }, onToggle }: LikeButtonProps) {
  if (own) {
    return (
      <span className="inline-flex items-center justify-center gap-1.5 min-w-15 h-9 px-3 text-14 text-dim font-semibold">
        <IconHeart size={18} stroke={1.75} aria-hidden="true" />
        <span aria-hidden="true">{likes}</span>
        <span className="visually-hidden">{formatCount(likes, "like", "likes")}</span>
      </span>
    );
  }
  const Heart = liked ? IconHeartFilled : IconHeart;
  return (
    <Button variant="default" miw={60} aria-pressed={liked} onClick={onToggle}>
      <Heart size={18} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">{likes}</span>
      <span className="visually-hidden">
        Like {title}: {formatCount(likes, "like", "likes")}
      </span>
    </Button>
  );
}
