import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Mood } from '../device-store/index.ts';
import { color } from '../theme/index.ts';

const Drawing = styled.svg`inline-size: 2em; block-size: 2em;`;

const openEyes = <path d="M17.5 20.5v1.5M30.5 20.5v1.5" strokeWidth="3.25" />;

const features: Record<Mood, ReactNode> = {
  struggling: (
    <path d="M13.5 18.2l5.5-2.4M34.5 18.2l-5.5-2.4M14.6 22.2c1.6 1.5 4.2 1.5 5.8 0M27.6 22.2c1.6 1.5 4.2 1.5 5.8 0M18 33.2c3.4-2.9 8.6-2.9 12 0" />
  ),
  okay: (
    <>
      {openEyes}
      <path d="M18 31.2c3.6.9 8.4.9 12 0" />
    </>
  ),
  good: (
    <>
      {openEyes}
      <path d="M16.4 29c3.6 5 11.6 5 15.2 0" />
    </>
  ),
  great: (
    <>
      <path d="M14.4 22.2c1.4-2.9 4.8-2.9 6.2 0M27.4 22.2c1.4-2.9 4.8-2.9 6.2 0" />
      <path d="M15.4 28.2c1.4 8.8 15.8 8.8 17.2 0z" fill="currentColor" fillOpacity=".18" />
    </>
  ),
};

/** A drawn face for a mood, in the colour of the text around it. Decorative: the mood's name stands beside it. */
export function MoodFace({ mood }: { mood: Mood }) {
  return (
    <Drawing
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="20.5" fill={color.lampSoft} />
      {features[mood]}
    </Drawing>
  );
}
