import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../language/index.ts';
import { color, space, textSize } from '../theme/index.ts';

const Hint = styled.p`color: ${color.inkSoft}; font-size: ${textSize.small};`;

/** Not red: red is kept for danger, and a forgotten field is none. */
const Complaint = styled.p`
  display: flex;
  gap: ${space.half};
  color: ${color.clay};
  font-size: ${textSize.small};
  font-weight: 600;
  .lucide { margin-block-start: 0.15em; }
`;

const Mark = styled.span`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  font-weight: 400;
  white-space: nowrap;
`;

export type Explained = { hint?: ReactNode; error?: string | undefined; required?: boolean | undefined };

/** The ids under which hint and error stand: for `aria-describedby`. */
export const explanationIds = (id: string, { hint, error }: Explained) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** What helps to fill the field in; stands before the control, so that it is read before anything is written. */
export const FieldHint = ({ id, hint }: Explained & { id: string }) =>
  hint && <Hint id={`${id}-hint`}>{hint}</Hint>;

/** What is missing, after a try. */
export const FieldError = ({ id, error }: Explained & { id: string }) =>
  error && (
    <Complaint id={`${id}-error`}>
      <CircleAlert />
      {error}
    </Complaint>
  );

export function RequiredMark() {
  const t = useTexts('common');
  return (
    <>
      {' '}
      <Mark>· {t('required')}</Mark>
    </>
  );
}
