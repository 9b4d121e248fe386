export { Menu } from './menu.tsx';
export {
  MenuChoices,
  MenuExternalLink,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuNote,
  MenuSeparator,
} from './menu-items.tsx';
export { popupLineStyle, popupStyle } from './popup-style.ts';
