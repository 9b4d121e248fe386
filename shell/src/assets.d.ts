/** webpack gives the address of the file. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** webpack puts the values in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly HAVEN_STORIES: boolean } };
