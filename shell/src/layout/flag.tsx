import type { Language } from '@haven/shared-ui/language';
import styled from 'styled-components';

/** The colours of a flag are its own: no theme changes them. */
const red = '#c8313c';
const white = '#ffffff';
const navy = '#2a4275';
const gold = '#f1bf3b';

const Drawing = styled.svg`
  inline-size: 1.5rem;
  block-size: 1.125rem;
  flex: none;
  border-radius: 0.2rem;
`;

/** Simplified to what can be told at this size. */
const drawings = {
  en: (
    <>
      <path d="M0 0h28v21H0z" fill={white} />
      <path d="M0 0h28v3H0zM0 6h28v3H0zM0 12h28v3H0zM0 18h28v3H0z" fill={red} />
      <path d="M0 0h14v12H0z" fill={navy} />
      <path
        d="M2.5 3h1.5M6.2 3h1.5M10 3h1.5M4.3 6h1.5M8.1 6h1.5M2.5 9h1.5M6.2 9h1.5M10 9h1.5"
        stroke={white}
        strokeWidth="1.5"
      />
    </>
  ),
  es: (
    <>
      <path d="M0 0h28v21H0z" fill={red} />
      <path d="M0 5.25h28v10.5H0z" fill={gold} />
    </>
  ),
} satisfies Record<Language, unknown>;

/** The small flag beside the name of a language; decorative. */
export function Flag({ language }: { language: Language }) {
  return (
    <Drawing viewBox="0 0 28 21" aria-hidden="true">
      {drawings[language]}
    </Drawing>
  );
}
