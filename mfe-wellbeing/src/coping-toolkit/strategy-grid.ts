import { CardGrid } from '@haven/shared-ui/card';
import styled from 'styled-components';

/** Cards beside one another; one that unfolds leaves the height of its neighbours alone. */
export const StrategyGrid = styled(CardGrid).attrs({ $least: '22rem' })`align-items: start;`;
