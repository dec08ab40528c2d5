import { Button } from "@mantine/core";
import { IconBrandGoogleFilled } from "@tabler/icons-react";

interface GoogleButtonProps {
  /** A call to the provider is under way: no other can start. */
  busy: boolean;
  /** Google's window is open. */
  working: boolean;
  onClick(): void;
}

/** Opens Google's own window. Its helper code loads with this click and not before. */
export function GoogleButton({ busy, working, onClick }: GoogleButtonProps) {
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      disabled={busy}
      loading={working}
      leftSection={<IconBrandGoogleFilled size={18} aria-hidden="true" />}
      onClick={onClick}
    >
      Continue with Google
    </Button>
  );
}
