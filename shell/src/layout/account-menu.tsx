import { useTexts } from '@haven/shared-ui/language';
import { Menu, MenuExternalLink, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@haven/shared-ui/menu';
import type { MenuBodyProps } from '@haven/shared-ui/menu-button';
import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  BellRing,
  BookOpen,
  CloudUpload,
  HeartHandshake,
  House,
  Library,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Sun,
  Users,
} from 'lucide-react';
import { AccountNote } from './account-note.tsx';
import { askedQuestionAtom } from './asked-question.ts';
import { helpDirectory, type Place, places } from './places.ts';

const account: readonly [Place, LucideIcon][] = [
  ['accountSettings', Settings],
  ['profilePreferences', SlidersHorizontal],
];
const quickAccess: readonly [Place, LucideIcon][] = [
  ['home', House],
  ['checkIn', Sun],
  ['emergencyPlan', ShieldCheck],
  ['resources', Library],
  ['reflections', BookOpen],
  ['chat', MessageCircle],
  ['community', Users],
  ['copingToolkit', LifeBuoy],
];

function PlaceLinks({ of }: { of: readonly [Place, LucideIcon][] }) {
  const t = useTexts('shell');
  return of.map(([place, icon]) => (
    <MenuLink key={place} to={places[place]} icon={icon}>
      {t(`layout.places.${place}`)}
    </MenuLink>
  ));
}

function SignedIn() {
  const t = useTexts('shell');
  const ask = useSetAtom(askedQuestionAtom);
  return (
    <>
      <MenuLabel>{t('accountMenu.myAccount')}</MenuLabel>
      <PlaceLinks of={account} />
      <MenuSeparator />
      <MenuLabel>{t('accountMenu.quickAccess')}</MenuLabel>
      <PlaceLinks of={quickAccess} />
      <MenuExternalLink href={helpDirectory} icon={HeartHandshake}>
        {t('accountMenu.helpDirectory')}
      </MenuExternalLink>
      <PlaceLinks of={[['reminders', BellRing]]} />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => ask('log-out')}>
        {t('accountMenu.logOut')}
      </MenuItem>
    </>
  );
}

function SignedOut() {
  const t = useTexts('shell');
  const ask = useSetAtom(askedQuestionAtom);
  return (
    <>
      <MenuItem icon={CloudUpload} onSelect={() => ask('sign-in')}>
        {t('accountMenu.save')}
      </MenuItem>
      <MenuSeparator />
      <PlaceLinks of={account} />
    </>
  );
}

/** The account menu (spec section 2, 'Header'); loaded when somebody reaches for it. */
export default function AccountMenu(props: MenuBodyProps) {
  const user = useAtomValue(userAtom);
  const known = user && user !== 'unknown' ? user : null;
  return (
    <Menu {...props}>
      <AccountNote user={known} />
      <MenuSeparator />
      {known ? <SignedIn /> : <SignedOut />}
    </Menu>
  );
}
