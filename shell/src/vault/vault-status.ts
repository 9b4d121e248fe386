import { atom } from 'jotai';

/** How saving to the cloud goes. */
export type VaultStatus = {
  /** `offline`: the network is away; `failed`: the cloud or the device is in trouble. Both are tried again. */
  state: 'idle' | 'syncing' | 'offline' | 'failed';
  /** ms since 1970; null before the first time on this page. */
  lastSavedAt: number | null;
  /** Entries that the cloud does not take, such as one that is too long. They stay on this device. */
  heldBack: number;
};

export const initialVaultStatus: VaultStatus = { state: 'idle', lastSavedAt: null, heldBack: 0 };

export const vaultStatusAtom = atom<VaultStatus>(initialVaultStatus);
