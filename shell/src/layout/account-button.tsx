import { useTexts } from '@haven/shared-ui/language';
import { MenuButton } from '@haven/shared-ui/menu-button';
import { StreakLamp } from '@haven/shared-ui/progress';
import { space, textSize } from '@haven/shared-ui/theme';
import { CircleUserRound } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { AccountQuestion } from './account-question.tsx';
import { roomy } from './header-widths.ts';
import { useCheckInCount } from './use-check-in-count.ts';

const Account = styled.div`
  button { gap: ${space.half}; padding: ${space.half} ${space.one}; font-size: ${textSize.small}; }
  button > .lucide { inline-size: 1.5rem; block-size: 1.5rem; }
`;
const Name = styled.span`display: none; ${roomy} { display: inline; }`;
/** Only where there is room: on a phone the sign of the account alone says what the button is. */
const Streak = styled.span`
  display: none;
  align-items: center;
  gap: ${space.half};
  font-variant-numeric: tabular-nums;
  svg { inline-size: 1.75rem; block-size: 1.75rem; }
  ${roomy} { display: inline-flex; }
`;

/** Opens the account menu, and shows the check-in streak once there is one. */
export function AccountButton() {
  const t = useTexts('shell');
  const streak = useCheckInCount()?.streak ?? 0;
  const label = t('accountMenu.label');
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Account ref={frame}>
      <MenuButton
        label={streak > 0 ? `${label} · ${t('accountMenu.streak', { count: streak })}` : label}
        load={() => import('./account-menu.tsx')}
      >
        <CircleUserRound />
        <Name>{label}</Name>
        {streak > 0 && (
          <Streak aria-hidden>
            <StreakLamp lit />
            {streak}
          </Streak>
        )}
      </MenuButton>
      <AccountQuestion opener={frame} />
    </Account>
  );
}
