/** From here on the header has room for words beside its signs. */
export const roomy = '@media (min-width: 40rem)';

/** Below this, the name gives way, so that help stays in the same row: the smallest phones, and large type. */
export const tight = '@media (max-width: 21rem)';
