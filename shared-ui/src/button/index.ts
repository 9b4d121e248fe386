export { Button } from './button.tsx';
export { ButtonLink } from './button-link.tsx';
export type { ButtonLook, ButtonTone } from './button-style.ts';
export { CallLink } from './call-link.tsx';
export { ExternalLink } from './external-link.tsx';
export { IconButton } from './icon-button.tsx';
