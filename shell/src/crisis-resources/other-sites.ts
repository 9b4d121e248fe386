/** Help on other sites. Words are in the texts, by list and `id`. */
export type OtherSite = { id: string; href: `https://${string}` };

export const otherSites: readonly { list: 'online' | 'nearby'; sites: readonly OtherSite[] }[] = [
  {
    list: 'online',
    sites: [
      { id: 'lifelineChat', href: 'https://988lifeline.org/chat/' },
      { id: 'crisisTextLine', href: 'https://www.crisistextline.org/' },
      { id: 'trevorProject', href: 'https://www.thetrevorproject.org/get-help/' },
      { id: 'rainn', href: 'https://www.rainn.org/' },
      { id: 'veteransChat', href: 'https://www.veteranscrisisline.net/chat' },
      { id: 'samhsa', href: 'https://www.samhsa.gov/find-help' },
    ],
  },
  {
    list: 'nearby',
    sites: [
      { id: 'findTreatment', href: 'https://findtreatment.gov' },
      { id: 'services', href: 'https://www.211.org/' },
      { id: 'aa', href: 'https://www.aa.org/find-aa' },
      { id: 'na', href: 'https://www.na.org/meetingsearch/' },
    ],
  },
];

/** Lines of other countries. */
export const findAHelpline = 'https://findahelpline.com';
