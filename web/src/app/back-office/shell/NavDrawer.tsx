import type { ReactNode } from 'react';
import { Drawer } from '../../../shared/ui/drawer/Drawer.js';

interface NavDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation drawer of small screens. */
export default function NavDrawer({ isOpen, onClose, children }: NavDrawerProps) {
  return (
    <Drawer open={isOpen} onClose={onClose} placement="left" size={280} title="Menu">
      {children}
    </Drawer>
  );
}
