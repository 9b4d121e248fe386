import { type JoinRequest, joinSchema, passwordLength } from '@haven/identity/contract';
import { Button } from '@haven/shared-ui/button';
import { Field, PasswordInput, TextInput } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { EntryFailure, EntryPage } from './entry-page.tsx';
import { otherPage } from './next-path.ts';
import { useEnter } from './use-enter.ts';

/** An empty name is no name. */
const withoutBlanks = ({ firstName, lastName, ...rest }: JoinRequest): JoinRequest => ({
  ...rest,
  ...(firstName ? { firstName } : {}),
  ...(lastName ? { lastName } : {}),
});

/** The page for making an account. */
export default function Join() {
  const t = useTexts('shell');
  const { enter, failure, entering, next, alreadyIn } = useEnter();
  const { register, handleSubmit, formState } = useForm<JoinRequest>({ resolver: zodResolver(joinSchema) });
  const { email, password, firstName, lastName } = formState.errors;
  return (
    <EntryPage
      heading={t('join.heading')}
      alreadyIn={alreadyIn}
      next={next}
      other={{ question: t('join.haveAccount'), link: t('join.signIn'), to: otherPage('/sign-in', next) }}
    >
      <Stack
        as="form"
        $gap="three"
        noValidate
        onSubmit={handleSubmit((request) => enter('/api/auth/join', withoutBlanks(request)))}
      >
        <EntryFailure failure={failure} />
        <Field label={t('signIn.email')} error={email && t('signIn.error.email')}>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field
          label={t('signIn.password')}
          hint={t('join.passwordRule', { min: passwordLength.min })}
          error={password && t('join.error.password', passwordLength)}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field
          label={t('join.firstName')}
          hint={t('join.nameHint')}
          error={firstName && t('join.error.name')}
        >
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label={t('join.lastName')} error={lastName && t('join.error.name')}>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Button type="submit" tone="main" size="large" wide busy={entering}>
          {t('join.go')}
        </Button>
        <Text $small $soft>
          {t('join.agree')} <Link to="/terms">{t('footer.terms')}</Link> {t('join.and')}{' '}
          <Link to="/privacy">{t('footer.privacy')}</Link>.
        </Text>
      </Stack>
    </EntryPage>
  );
}
