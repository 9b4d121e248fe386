import { ButtonLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Door } from '@haven/shared-ui/scene';
import { EmptyState } from '@haven/shared-ui/states';

/** What stands in the place of the milestones while nobody is signed in. */
export function SignInInvitation() {
  const t = useTexts('progress');
  return (
    <EmptyState
      heading={t('sobriety.signedOut')}
      scene={<Door />}
      level={3}
      action={
        <ButtonLink to="/api/login?next=/progress-tracker" reloadDocument tone="main">
          {t('sobriety.signIn')}
        </ButtonLink>
      }
    >
      {t('sobriety.signedOutText')}
    </EmptyState>
  );
}
