import "@mantine/core/styles.css";
import {
  ActionIcon,
  Anchor,
  AppShell,
  Avatar,
  Burger,
  Button,
  Dialog,
  Group,
  HoverCard,
  MantineProvider,
  NavLink,
  Stack,
  Text,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconHome, IconSearch, IconSun } from "@tabler/icons-react";

const groups = ["Wiki", "Builder", "Leaderboards", "Hunting Help", "About"].map((label) => ({
  label,
  links: Array.from({ length: 9 }, (_, index) => `${label} ${index}`),
}));

/** A page with a whole shell of Mantine, used as its documentation shows it, and no content. */
export default function ShellPage() {
  const [opened, { toggle }] = useDisclosure();
  return (
    <MantineProvider defaultColorScheme="dark">
      <AppShell
        header={{ height: 50 }}
        navbar={{ width: 300, breakpoint: "sm", collapsed: { desktop: true, mobile: !opened } }}
        padding="md"
      >
        <AppShell.Header>
          <Group h="100%" px="md">
            <Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label="Navigation" />
            <ActionIcon component="a" href="/shell" variant="subtle" aria-label="Home">
              <IconHome size={20} />
            </ActionIcon>
            {groups.map((group) => (
              <HoverCard key={group.label} shadow="md">
                <HoverCard.Target>
                  <Anchor href="/shell" visibleFrom="sm">
                    {group.label}
                  </Anchor>
                </HoverCard.Target>
                <HoverCard.Dropdown>
                  <Stack>
                    {group.links.map((label) => (
                      <Anchor href="/shell" key={label}>
                        {label}
                      </Anchor>
                    ))}
                  </Stack>
                </HoverCard.Dropdown>
              </HoverCard>
            ))}
            <Button leftSection={<IconSearch size={16} />} variant="default">
              Search
            </Button>
            <Button variant="default">Support us</Button>
            <ActionIcon variant="default" aria-label="Color scheme">
              <IconSun size={18} />
            </ActionIcon>
            <Button>Login</Button>
            <Avatar size="sm" />
          </Group>
        </AppShell.Header>
        <AppShell.Navbar p="md">
          {groups.map((group) => (
            <NavLink key={group.label} label={group.label} href="/shell">
              {group.links.map((label) => (
                <NavLink key={label} label={label} href="/shell" />
              ))}
            </NavLink>
          ))}
        </AppShell.Navbar>
        <AppShell.Main>
          <h1>Shell</h1>
          <Text>Text</Text>
        </AppShell.Main>
        <Dialog opened={false} position={{ bottom: 20, right: 20 }}>
          <Text>Cookies</Text>
          <Button>I agree</Button>
        </Dialog>
        <footer>
          <Group>
            {groups.map(({ label }) => (
              <Anchor key={label} href="/shell">
                {label}
              </Anchor>
            ))}
          </Group>
        </footer>
      </AppShell>
    </MantineProvider>
  );
}
