/**
 * The social link of Home and footer. Haven has no page of its own on a social network yet; until then it leads to
 * that of SAMHSA, the public agency behind the national helpline, rather than to a name that anybody could take.
 */
export const socialLink = 'https://www.facebook.com/samhsa';
