import { type SignInRequest, signInSchema } from '@haven/identity/contract';
import { Button } from '@haven/shared-ui/button';
import { Field, PasswordInput, TextInput } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Stack } from '@haven/shared-ui/layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { EntryFailure, EntryPage } from './entry-page.tsx';
import { otherPage } from './next-path.ts';
import { useEnter } from './use-enter.ts';

/** The sign-in page, to which `/api/login` leads. */
export default function SignIn() {
  const t = useTexts('shell');
  const { enter, failure, entering, next, alreadyIn } = useEnter();
  const { register, handleSubmit, formState } = useForm<SignInRequest>({
    resolver: zodResolver(signInSchema),
  });
  const { email, password } = formState.errors;
  return (
    <EntryPage
      heading={t('signIn.heading')}
      alreadyIn={alreadyIn}
      next={next}
      other={{ question: t('signIn.noAccount'), link: t('signIn.join'), to: otherPage('/join', next) }}
    >
      <Stack
        as="form"
        $gap="three"
        noValidate
        onSubmit={handleSubmit((request) => enter('/api/auth/sign-in', request))}
      >
        <EntryFailure failure={failure} />
        <Field label={t('signIn.email')} error={email && t('signIn.error.email')}>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label={t('signIn.password')} error={password && t('signIn.error.password')}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" tone="main" size="large" wide busy={entering}>
          {t('signIn.go')}
        </Button>
      </Stack>
    </EntryPage>
  );
}
