import { useTexts } from '@haven/shared-ui/language';
import { MenuNote } from '@haven/shared-ui/menu';
import type { SignedInUser } from '@haven/shared-ui/person';
import { color, space, textSize } from '@haven/shared-ui/theme';
import { useAtomValue } from 'jotai';
import { CalendarCheck, Cloud, CloudOff, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { type VaultStatus, vaultStatusAtom } from '../vault/vault-status.ts';
import { useCheckInCount } from './use-check-in-count.ts';

const Lines = styled.span`display: flex; flex-direction: column; gap: ${space.half};`;
const Name = styled.strong`overflow-wrap: anywhere;`;
const Line = styled.span`
  display: flex;
  gap: ${space.one};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  .lucide { margin-block-start: 0.15em; color: ${color.pine}; }
`;

/** What a person should know of how saving goes: nothing, while it goes well. */
function troubleOf({ state, heldBack }: VaultStatus): 'offline' | 'failed' | 'heldBack' | null {
  if (state === 'offline' || state === 'failed') return state;
  return heldBack > 0 ? 'heldBack' : null;
}

/** Nothing is counted down to zero: without a streak the check-ins stand alone. */
function checkInWords(t: ReturnType<typeof useTexts>, { streak, total }: { streak: number; total: number }) {
  if (total === 0) return t('accountMenu.none');
  const inAll = t('accountMenu.total', { count: total });
  return streak > 0 ? `${t('accountMenu.streak', { count: streak })} · ${inAll}` : inAll;
}

/** Who it is, where the entries are, and how many check-ins there are. */
export function AccountNote({ user }: { user: SignedInUser | null }) {
  const t = useTexts('shell');
  const count = useCheckInCount();
  const status = useAtomValue(vaultStatusAtom);
  const trouble = user && troubleOf(status);
  const Where = trouble ? CloudOff : user ? Cloud : Smartphone;
  return (
    <MenuNote>
      <Lines>
        {user && <Name>{user.firstName || user.email}</Name>}
        <Line>
          <Where aria-hidden="true" />
          {trouble
            ? t(`accountMenu.${trouble}`, { count: status.heldBack })
            : t(user ? 'accountMenu.saved' : 'accountMenu.local')}
        </Line>
        {count && (
          <Line>
            <CalendarCheck aria-hidden="true" />
            {checkInWords(t, count)}
          </Line>
        )}
      </Lines>
    </MenuNote>
  );
}
