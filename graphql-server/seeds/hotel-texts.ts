/** A partner hotel in short form, with the name of its picture. */
export interface HotelText {
  name: string;
  city: string;
  country: string;
  /** 3 to 5, halves allowed. */
  starRating: number;
  /** Guests' rating out of 10. */
  ratingAverage: number;
  overview: string;
  /** The name of its picture. */
  picture: string;
}

/**
 * Sample content: no hotel here exists. They are sorted by name, as in the directory. Any six neighbours have six
 * different pictures, so that no page shows a picture twice.
 */
export const HOTEL_TEXTS: readonly HotelText[] = [
  {
    name: 'Amber Jharokha Haveli',
    city: 'Jaipur',
    country: 'India',
    starRating: 4.5,
    ratingAverage: 8.9,
    picture: 'hotel-7',
    overview:
      'A merchant’s house of rose sandstone, two lanes from the bangle market. Carved balconies look down on a long water basin where swifts drink at dusk; the rooftop serves dal baati under the stars and the fort glows on its hill.',
  },
  {
    name: 'Backwater Palms',
    city: 'Alappuzha',
    country: 'India',
    starRating: 4.5,
    ratingAverage: 8.8,
    picture: 'hotel-3',
    overview:
      'Thatched pavilions between palms and slow water. Kettuvallam boats pass the breakfast table, the kitchen grinds its own coconut, and an Ayurvedic doctor asks how you slept before she asks anything else.',
  },
  {
    name: 'Banyan Gate House',
    city: 'Kolkata',
    country: 'India',
    starRating: 4,
    ratingAverage: 8.3,
    picture: 'hotel-10',
    overview:
      'A pale mansion with a slate roof behind a banyan older than the street. Deep verandas, cane chairs, punkahs that still turn, and a library where afternoon adda goes on over darjeeling and fish cutlets until the lamps are lit.',
  },
  {
    name: 'Casa São Amaro',
    city: 'Panaji',
    country: 'India',
    starRating: 4,
    ratingAverage: 8.6,
    picture: 'hotel-5',
    overview:
      'A columned Goan house under a red tiled roof, with azulejos in the hall and a fountain on the lawn. Breakfast brings poi bread warm from the village baker; in the evening somebody always finds the guitar.',
  },
  {
    name: 'Cedar Ridge Lodge',
    city: 'Manali',
    country: 'India',
    starRating: 3.5,
    ratingAverage: 8.2,
    picture: 'hotel-4',
    overview:
      'Three gables of timber among deodars above the Beas. Rooms smell of resin, trout comes from the stream, and the path behind the house climbs to an apple orchard and, for those who started early, to the snow line.',
  },
  {
    name: 'Cobalt Tower',
    city: 'Mumbai',
    country: 'India',
    starRating: 5,
    ratingAverage: 8.7,
    picture: 'hotel-2',
    overview:
      'Twenty-two floors of blue glass five minutes from the sea. The lobby is open to the street, the pool to the sky; from the upper rooms the Queen’s Necklace lights up lamp by lamp while you decide between dosa and dim sum.',
  },
  {
    name: 'Coral Lantern Villas',
    city: 'Gokarna',
    country: 'India',
    starRating: 4,
    ratingAverage: 8.4,
    picture: 'hotel-11',
    overview:
      'White villas under tiled roofs, a few steps from a beach without a road. Lanterns mark the way back from the water, dinner is what the boats brought, and at night the only engine you hear is the sea.',
  },
  {
    name: 'Deodar Snow House',
    city: 'Gulmarg',
    country: 'India',
    starRating: 4,
    ratingAverage: 8.5,
    picture: 'hotel-9',
    overview:
      'A lodge of dark timber and bright gables in deep snow. Skis dry beside the bukhari, kahwa waits in a samovar, and the gondola starts ten minutes away; in summer the same meadow is knee-deep in flowers.',
  },
  {
    name: 'Dhow Harbour Hotel',
    city: 'Kochi',
    country: 'India',
    starRating: 3.5,
    ratingAverage: 8.1,
    picture: 'hotel-8',
    overview:
      'A saffron-yellow house with striped awnings near the spice warehouses. Pepper and ginger drift in with the morning; the café downstairs roasts its own coffee, and the ferry to Fort Kochi leaves from the next corner.',
  },
  {
    name: "Fisherman's Lantern",
    city: 'Havelock Island',
    country: 'India',
    starRating: 4,
    ratingAverage: 8.7,
    picture: 'hotel-3',
    overview:
      'A handful of thatched houses on a beach that faces the evening. Torches are lit when the tide turns, the dive boat leaves at seven, and the kitchen’s grilled snapper has made guests miss their ferry on purpose.',
  },
  {
    name: 'Gulab Rang Haveli',
    city: 'Jodhpur',
    country: 'India',
    starRating: 4,
    ratingAverage: 8.6,
    picture: 'hotel-7',
    overview:
      'Six generations have lived in this rose-coloured haveli, and the seventh pours your tea. Rooms open on a court with a long basin; from the terrace the blue houses run up to the fort like a spilled paintbox.',
  },
  {
    name: 'Hôtel Aubépine',
    city: 'Puducherry',
    country: 'India',
    starRating: 3.5,
    ratingAverage: 8.4,
    picture: 'hotel-6',
    overview:
      'A rust-red town hotel with striped awnings in the French quarter, four streets from the promenade. Croissants before eight, filter coffee after; the rooms have tall shutters and a ceiling fan for every mood.',
  },
  {
    name: 'Indigo Terminus',
    city: 'Bengaluru',
    country: 'India',
    starRating: 4.5,
    ratingAverage: 8.5,
    picture: 'hotel-12',
    overview:
      'Bronze and glass beside the old railway yard, made for people who work late and sleep well. A cinema on the second floor, a brewery on the first, and on the roof a garden where the city finally goes quiet.',
  },
  {
    name: 'Jheel Bagh Palace',
    city: 'Udaipur',
    country: 'India',
    starRating: 5,
    ratingAverage: 9.3,
    picture: 'hotel-1',
    overview:
      'A white palace with a gilded dome that stands in the water, reached by boat. Peacocks walk the courtyards, musicians play from the balcony, and the suites have windows so low that you can trail a hand in the lake.',
  },
  {
    name: 'Kanchen Tea Lodge',
    city: 'Darjeeling',
    country: 'India',
    starRating: 4,
    ratingAverage: 8.9,
    picture: 'hotel-4',
    overview:
      'A gabled planter’s lodge on a working tea estate. When the cloud lifts, Kangchenjunga stands at the foot of your bed; until then there are fires, fresh muscatel and a manager who will show you how to roll a leaf.',
  },
  {
    name: 'Lime Garden Mansion',
    city: 'Lucknow',
    country: 'India',
    starRating: 4,
    ratingAverage: 8.3,
    picture: 'hotel-10',
    overview:
      'Lawns, verandas and a slate roof in the Civil Lines, with lime trees down the drive. The cook’s family has made kebabs for two hundred years, slowly; dinner begins late, and poetry has been known to follow.',
  },
  {
    name: 'Marigold Sands',
    city: 'Varkala',
    country: 'India',
    starRating: 4.5,
    ratingAverage: 8.6,
    picture: 'hotel-11',
    overview:
      'White houses with tiled roofs below the red cliff, lit from within like lamps. Yoga at six, surf at nine, appam at ten; the afternoon is kept free for the hammock, and the sunset for everyone.',
  },
  {
    name: 'Monsoon Tower',
    city: 'Chennai',
    country: 'India',
    starRating: 4.5,
    ratingAverage: 8.4,
    picture: 'hotel-2',
    overview:
      'A slim glass tower above the Marina’s breeze, named after the season it watches best. Carnatic music in the lobby on Fridays, a breakfast with eleven chutneys, and quiet rooms that face the sunrise over the bay.',
  },
  {
    name: 'Moti Bagh Residency',
    city: 'Hyderabad',
    country: 'India',
    starRating: 4.5,
    ratingAverage: 8.8,
    picture: 'hotel-5',
    overview:
      'Once a nobleman’s garden house: white columns, lit verandas and a fountain that cools the evening. Biryani is sealed with dough and opened at your table, pearls are strung while you wait in the old city nearby.',
  },
  {
    name: 'Norbu Snowline Lodge',
    city: 'Thimphu',
    country: 'Bhutan',
    starRating: 4,
    ratingAverage: 9,
    picture: 'hotel-9',
    overview:
      'Carved timber and warm windows above the last houses of the valley. Hot-stone baths after the Tiger’s Nest, buckwheat noodles, a monk’s chant across the snow at five; bring a book, and expect not to open it.',
  },
  {
    name: 'Pepper Gate Hotel',
    city: 'Galle',
    country: 'Sri Lanka',
    starRating: 4,
    ratingAverage: 8.7,
    picture: 'hotel-8',
    overview:
      'A saffron-yellow house with red-striped awnings inside the fort, one street from the ramparts. Hoppers at dawn, cricket on the green at noon, and from the attic rooms the lighthouse counts you gently to sleep.',
  },
  {
    name: 'Quartier Sépia',
    city: 'Lyon',
    country: 'France',
    starRating: 3.5,
    ratingAverage: 8.2,
    picture: 'hotel-6',
    overview:
      'A rust-red townhouse between two rivers, with window boxes, dormers and a bistro that fills by noon. The owner draws maps of the traboules by hand, and nobody has ever come back from one without a praline tart.',
  },
  {
    name: 'Rann Moon Haveli',
    city: 'Bhuj',
    country: 'India',
    starRating: 3.5,
    ratingAverage: 8.5,
    picture: 'hotel-7',
    overview:
      'Rose stone, cool courts and embroidered everything, an hour from the white desert. Come for the full moon, when camels take you out on the salt; stay for the bajra bread and the weavers next door.',
  },
  {
    name: 'Sandpiper Central',
    city: 'Singapore',
    country: 'Singapore',
    starRating: 4.5,
    ratingAverage: 8.6,
    picture: 'hotel-12',
    overview:
      'A bronze-framed hotel between the gardens and the river, planted up to the roof. Rooms are small and clever, the hawker centre is downstairs, and the pool on the twentieth floor is open while the city sleeps.',
  },
  {
    name: 'Sungai Palms',
    city: 'Ubud',
    country: 'Indonesia',
    starRating: 5,
    ratingAverage: 9.1,
    picture: 'hotel-3',
    overview:
      'Thatched pavilions along a river of green, with frogs for an orchestra. Offerings are laid at your step each morning, rice ripens beyond the pool, and the spa uses what grew within sight of its windows.',
  },
  {
    name: 'Taal Mahal',
    city: 'Bhopal',
    country: 'India',
    starRating: 4.5,
    ratingAverage: 8.7,
    picture: 'hotel-1',
    overview:
      'A white water palace on the upper lake, domed, arcaded and mirrored twice a day. Row out before breakfast with the bird guide, who promises kingfishers; come back to poha, jalebi and the morning papers on the ghat.',
  },
  {
    name: 'Vila da Azenha',
    city: 'Sintra',
    country: 'Portugal',
    starRating: 4.5,
    ratingAverage: 8.9,
    picture: 'hotel-10',
    overview:
      'A pale mansion with a dark roof where the mist comes down from the hills at five. Camellias along the walk, a fire in the hall, and travesseiros from the village; the palaces are a walk away, downhill on the way back.',
  },
  {
    name: 'Zirbenhof',
    city: 'Seefeld',
    country: 'Austria',
    starRating: 4,
    ratingAverage: 8.8,
    picture: 'hotel-9',
    overview:
      'A timber house in the snow, panelled in stone pine that is said to slow the heart. Cross-country tracks start at the door, the sauna looks on the peaks, and dumplings arrive whether or not you ordered them.',
  },
];
