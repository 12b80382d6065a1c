/** A picture of the map as the hotel uploads it. */
export const MAP_PICTURE = {
  address: '/pictures/our-map-800.webp',
  name: 'our-map',
  altText: 'The way from the City Palace along the water to our gate',
  width: 1280,
  height: 800,
  widths: [480, 800, 1280],
  focalX: 50,
  focalY: 50,
  placeholder: ['#e8e0d0'],
};
