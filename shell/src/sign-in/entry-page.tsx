import { errorText } from '@haven/shared-ui/api-client';
import { ButtonLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Page, Row, Text } from '@haven/shared-ui/layout';
import type { SignedInUser } from '@haven/shared-ui/person';
import { Link } from '@haven/shared-ui/router';
import { Door } from '@haven/shared-ui/scene';
import { color, space } from '@haven/shared-ui/theme';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { usePageTitle } from '../layout/use-page-title.ts';

type EntryPageProps = {
  heading: string;
  /** The form. */
  children: ReactNode;
  alreadyIn: SignedInUser | null;
  next: string;
  /** The way to the other page: a question, and the link that answers it. */
  other: { question: string; link: string; to: string };
};

/** The frame of the pages for signing in and for joining: what it changes, the form, and the way to the other page. */
export function EntryPage({ heading, children, alreadyIn, next, other }: EntryPageProps) {
  const t = useTexts('shell');
  usePageTitle(heading);
  if (alreadyIn) {
    return (
      <Page
        heading={t('signIn.already.heading')}
        lead={t('signIn.already.text', { email: alreadyIn.email })}
        narrow
      >
        <Row>
          <ButtonLink to={next} tone="main">
            {t('signIn.already.go')}
          </ButtonLink>
          <ButtonLink to="/account-settings">{t('layout.places.accountSettings')}</ButtonLink>
        </Row>
      </Page>
    );
  }
  return (
    <Page heading={heading} lead={t('signIn.lead')} scene={<Door />} narrow>
      <Card>{children}</Card>
      <Text>
        {other.question} <Link to={other.to}>{other.link}</Link>
      </Text>
    </Page>
  );
}

const Trouble = styled.p`
  display: flex;
  gap: ${space.one};
  color: ${color.clay};
  font-weight: 600;
  .lucide { flex: none; margin-block-start: 0.2em; }
`;

/** Why a try failed. The focus goes there, so that nobody has to look for it. */
export function EntryFailure({ failure }: { failure: { error: unknown } | null }) {
  const common = useTexts('common');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) text.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <Trouble ref={text} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" />
      {errorText(common, failure.error)}
    </Trouble>
  );
}
