/** How the offers begin; it stands in the page's HTML too, before any script has run. */
export const OFFERS_HERO = {
  title: 'Exclusive Offers',
  sentence:
    'For those who book with us and nowhere else. Name the offer in your special requests, and it is yours.',
  picture: 'jetty',
} as const;
