import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Heading, Row } from '../layout/index.ts';
import { color, radius, space } from '../theme/index.ts';

export type CardTone = 'plain' | 'pine' | 'clay' | 'lamp' | 'danger';

const backs: Record<CardTone, string> = {
  plain: color.surface,
  pine: color.pineSoft,
  clay: color.claySoft,
  lamp: color.lampSoft,
  danger: color.dangerSoft,
};

const Base = styled.section<{ $tone: CardTone }>`
  display: flex;
  flex-direction: column;
  gap: ${space.two};
  min-inline-size: 0;
  padding: ${space.three};
  border-radius: ${radius.card};
  background: ${({ $tone }) => backs[$tone]};
  ${({ $tone }) => $tone === 'plain' && `box-shadow: ${color.shadow};`}
`;

/** Where the heading would be squeezed, what stands beside it goes under it. */
const Title = styled(Row)`flex: 1 1 9rem; flex-wrap: nowrap;`;

const Chip = styled.span<{ $tone: CardTone }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${radius.round};
  background: ${({ $tone }) => ($tone === 'plain' ? color.pineSoft : color.surface)};
  color: ${({ $tone }) => ($tone === 'danger' ? color.dangerInk : color.pine)};
`;

type CardProps = ComponentProps<'section'> & {
  heading?: ReactNode;
  level?: 2 | 3 | undefined;
  icon?: LucideIcon | undefined;
  tone?: CardTone | undefined;
  /** A button or badge at the right of the heading. */
  action?: ReactNode;
};

/** A soft card; with a heading it is a section of that name. A card never stands in a card. */
export function Card({
  heading,
  level = 2,
  icon: Icon,
  tone = 'plain',
  action,
  children,
  ...rest
}: CardProps) {
  const id = useId();
  return (
    <Base as={heading ? 'section' : 'div'} aria-labelledby={heading ? id : undefined} $tone={tone} {...rest}>
      {heading && (
        <Row $gap="oneAndHalf">
          <Title $gap="oneAndHalf">
            {Icon && (
              <Chip $tone={tone}>
                <Icon />
              </Chip>
            )}
            <Heading level={level} size="large" id={id}>
              {heading}
            </Heading>
          </Title>
          {action}
        </Row>
      )}
      {children}
    </Base>
  );
}
