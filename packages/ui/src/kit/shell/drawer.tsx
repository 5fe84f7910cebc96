import { later } from '#kit/later/later.tsx'

export const Drawer = later(
  async () => (await import('#kit/shell/drawer-box.tsx')).DrawerBox,
  ({ onOpenChange }) => onOpenChange(false),
)
