export { GlobalStyle } from './global-style.ts';
export { handOverStyleNonce, styleNonce } from './style-nonce.ts';
export * from './tokens.ts';
