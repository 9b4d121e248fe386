export { Card, type CardTone } from './card.tsx';
export { CardGrid } from './card-grid.ts';
