export { type MenuBodyProps, MenuButton } from './menu-button.tsx';
