export { Door } from './door.tsx';
export { Hills } from './hills.tsx';
export { Lamp } from './lamp.tsx';
export { Path } from './path.tsx';
export { Water } from './water.tsx';
