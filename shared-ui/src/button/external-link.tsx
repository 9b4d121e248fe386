import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useTexts } from '../language/index.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { type ButtonLook, buttonStyle, type LookProps } from './button-style.ts';

const TextLink = styled.a`
  .lucide { display: inline; inline-size: 0.95em; block-size: 0.95em; margin-inline-start: 0.15em; vertical-align: -0.1em; }
`;
const ButtonBase = styled.a<LookProps>`${buttonStyle}`;

/** A link that leaves Haven: opens a new tab and says so. Looks like a button once it has a tone. */
export function ExternalLink({
  tone,
  size,
  wide,
  icon: Icon,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { href: string }) {
  const t = useTexts('common');
  const content = (
    <>
      {Icon && <Icon />}
      {children}
      <ArrowUpRight />
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </>
  );
  const away = { target: '_blank', rel: 'noopener noreferrer', ...rest };
  if (!tone) return <TextLink {...away}>{content}</TextLink>;
  return (
    <ButtonBase $tone={tone} $size={size} $wide={wide} {...away}>
      {content}
    </ButtonBase>
  );
}
