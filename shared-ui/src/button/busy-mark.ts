import { LoaderCircle } from 'lucide-react';
import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Turns for as long as something is on its way; it stands still where reduced motion is asked for. */
export const BusyMark = styled(LoaderCircle)`animation: ${turn} 1s linear infinite;`;
