import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";

/** Bottom centre, at most five at a time, four seconds each unless a notice says otherwise. */
export function Notices() {
  return <Notifications position="bottom-center" limit={5} autoClose={4000} zIndex={400} />;
}
