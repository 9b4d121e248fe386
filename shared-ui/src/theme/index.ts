export { GlobalStyle } from './global-style.ts';
export * from './tokens.ts';
