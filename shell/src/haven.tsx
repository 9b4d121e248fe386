import { ToastOutlet } from '@haven/shared-ui/toast';
import type { ReactNode } from 'react';
import { useAppearance } from './profile-preferences/use-appearance.ts';
import { useCurrentUser } from './sign-in/use-current-user.ts';
import { useVaultSync } from './vault/use-vault-sync.ts';

/** What works behind every screen: who is signed in, the vault, the theme, the toasts. */
export function Haven({ children }: { children: ReactNode }) {
  useCurrentUser();
  useVaultSync();
  useAppearance();
  return (
    <>
      {children}
      <ToastOutlet />
    </>
  );
}
