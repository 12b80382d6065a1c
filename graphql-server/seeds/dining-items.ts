import { HOURS, PLACES } from './hotel-details';
import { itemsOf } from './seeded-item';

/** Restaurants, bars and menus of the sample hotel: sample content, which the owner can change. */
export const DINING_ITEMS = [
  ...itemsOf('Restaurants Bars', [
    {
      title: 'Jharokha',
      description:
        'Our restaurant is named after the windows it is made of, cusped arches over Lake Pichola. The kitchen cooks Mewar’s own dishes over wood fire, and lighter ones for the noon heat. Dinner is three courses for $42.',
      pictures: ['dish', 'restaurant-table', 'restaurant-candle'],
      priceCents: 4_200,
      amenities: ['Lake view', 'Vegetarian and vegan dishes', 'High chairs', 'Step-free'],
      timing: `Lunch ${HOURS.lunch}, dinner ${HOURS.dinner}`,
      location: PLACES.jharokha,
    },
    {
      title: 'The Emerald Bar',
      description:
        'Green marble, low lamps and a barman who remembers what you had yesterday. Start with the Saffron Negroni, red as the evening; the list without alcohol is mixed with the same care.',
      pictures: ['bar'],
      priceCents: 1_200,
      amenities: ['Cocktails', 'Indian single malts', 'Small plates', 'Alcohol-free list'],
      timing: HOURS.bar,
      location: PLACES.bar,
    },
    {
      title: 'The Reading Room',
      description:
        'Two walls of books, deep green velvet and a window that frames the island palace. Tea is poured all day; in the afternoon it comes with three tiers of sandwiches, scones and rose barfi for $18.',
      pictures: ['tea-lounge', 'tea-books'],
      priceCents: 1_800,
      amenities: ['Eighteen teas', 'Afternoon tea', 'Books and newspapers', 'Quiet room'],
      timing: `${HOURS.readingRoom}, afternoon tea ${HOURS.afternoonTea}`,
      location: PLACES.readingRoom,
    },
    {
      title: 'Poolside Grill',
      description:
        'Kathi rolls, grilled lake fish, cut fruit with black salt, and lime soda cold enough to hurt. You need not get up: order from the lounger, and sign with wet hands.',
      pictures: ['hero-loungers'],
      priceCents: 1_400,
      amenities: ['Served at your lounger', 'Fresh juices', 'Children’s plates'],
      timing: HOURS.poolside,
      location: PLACES.poolTerrace,
    },
  ]),
  ...itemsOf('Breakfast', [
    {
      title: 'Breakfast by the Lake',
      description:
        'Croissants from our own oven, papaya and sweet lime, eggs as you like them, and coffee in a silver pot that is never empty. Ask for a table outside while the boats are still few.',
      pictures: ['breakfast-basket'],
      priceCents: 1_600,
      amenities: ['Own bakery', 'Eggs to order', 'Gluten-free bread', 'Children under six free'],
      timing: HOURS.breakfast,
      location: PLACES.jharokha,
    },
    {
      title: 'The Mewari Morning',
      description:
        'What Udaipur has for breakfast: poha with pomegranate, onion kachori hot from the pan, mirchi vada for the brave, jalebi for the sweet, and masala chai. Cooked at the counter before your eyes.',
      pictures: ['breakfast-pot'],
      priceCents: 1_600,
      amenities: ['Vegetarian', 'Cooked to order', 'Masala chai', 'Jain dishes on request'],
      timing: HOURS.breakfast,
      location: PLACES.jharokha,
    },
    {
      title: 'Breakfast in Your Room',
      description:
        'Hang the card on your door by midnight, and a tray knocks at the minute you ticked: hot pot, warm basket, fruit, a flower. The same breakfast at the same price as downstairs.',
      pictures: ['roomservice-trolley'],
      priceCents: 1_600,
      amenities: ['No tray charge', 'Served to the minute', 'On the terrace in suites'],
      timing: HOURS.breakfast,
      location: PLACES.yourRoom,
    },
    {
      title: 'Early Tea and a Box for the Road',
      description:
        'For those who leave before the kitchen opens. Tea, coffee and biscuits stand ready among the books from six, free for guests, and a packed breakfast waits with your name on it. Order it by ten the evening before.',
      pictures: ['library'],
      priceCents: null,
      amenities: ['Tea and coffee', 'Packed breakfast', 'Free for guests with breakfast'],
      timing: '6:00 am – 7:00 am',
      location: PLACES.readingRoom,
    },
  ]),
  ...itemsOf('Room Service', [
    {
      title: 'Breakfast Tray',
      description:
        'Coffee, juice, a warm basket, fruit and eggs, under a cloth and on time. Leave the card on your door by midnight, or ring when you wake.',
      pictures: ['breakfast-pot'],
      priceCents: 1_600,
      amenities: ['No tray charge', 'Eggs to order', 'Own bakery'],
      timing: HOURS.breakfast,
      location: PLACES.yourRoom,
    },
    {
      title: 'All-Day Dining',
      description:
        'Everything Jharokha cooks, laid on a white cloth in your room within forty minutes, with candles in the evening. Each dish costs what it costs downstairs; a three-course dinner is $42.',
      pictures: ['roomservice-trolley'],
      priceCents: 4_200,
      amenities: ['No tray charge', 'Full Jharokha menu', 'Table laid in the room'],
      timing: HOURS.roomServiceDay,
      location: PLACES.yourRoom,
    },
    {
      title: 'The Night Menu',
      description:
        'Landed late, or simply hungry? A short list that tastes good at any hour: dal and rice, a club sandwich, khichdi for tired stomachs, a cheese plate, and something chocolate.',
      pictures: ['roomservice-night'],
      priceCents: 1_500,
      amenities: ['Vegetarian choices', 'Within thirty minutes', 'Hot soup all night'],
      timing: HOURS.roomServiceNight,
      location: PLACES.yourRoom,
    },
    {
      title: 'Sparkling Wine by the Window',
      description:
        'A bottle of Nashik’s best sparkling wine on ice, two glasses, salted almonds and a rose. Ring half an hour before sunset, and leave the rest to the sky.',
      pictures: ['deluxe-window'],
      priceCents: 4_800,
      amenities: ['Ice and glasses', 'Salted almonds', 'Alcohol-free choice'],
      timing: HOURS.bar,
      location: PLACES.yourRoom,
    },
    {
      title: 'Plates for Children',
      description:
        'Small plates for small guests, mild and quick: buttered pasta, little dosas, chicken skewers, fruit, and a kulfi if the plate is empty. It arrives within twenty minutes, wherever the tent stands.',
      pictures: ['family-tent'],
      priceCents: 900,
      amenities: ['Mild spices', 'Within twenty minutes', 'Baby food warmed'],
      timing: HOURS.roomServiceDay,
      location: PLACES.yourRoom,
    },
  ]),
  ...itemsOf('Menus', [
    {
      title: 'Light Lunch',
      description:
        'Two courses for the middle of a warm day, $24: chilled cucumber and mint soup or smoked beetroot with black lime, then grilled lake fish, or millet with garden vegetables.',
      pictures: ['dish'],
      priceCents: 2_400,
      amenities: ['Two courses', 'Vegetarian choice', 'Served within forty minutes'],
      timing: HOURS.lunch,
      location: PLACES.jharokha,
    },
    {
      title: 'Dinner by the Lake',
      description:
        'Three courses, $42. To begin: ker sangri with yoghurt and pomegranate, or smoked beetroot with black lime. From the fire: laal maas, slow lamb with Mathania chilli; saffron murgh with almond; or charred aubergine with walnut. To finish: rose kheer, or dark chocolate with cardamom.',
      pictures: ['menus-wine'],
      priceCents: 4_200,
      amenities: ['Three courses', 'Choice in every course', 'Wine by the glass'],
      timing: HOURS.dinner,
      location: PLACES.jharokha,
    },
    {
      title: 'The Garden Menu',
      description:
        'The same dinner without meat, $36: ker sangri with yoghurt and pomegranate, charred aubergine with walnut and mint, rose kheer with pistachio. Vegan and Jain versions need only a word.',
      pictures: ['restaurant-table'],
      priceCents: 3_600,
      amenities: ['Three courses', 'Vegetarian', 'Vegan or Jain on request'],
      timing: HOURS.dinner,
      location: PLACES.jharokha,
    },
    {
      title: 'Afternoon Tea',
      description:
        'Three tiers, $18: cucumber and chutney sandwiches, warm scones with clotted malai, rose barfi and lemon cake, with as many pots as you like of eighteen teas from Assam to the Nilgiris.',
      pictures: ['tea-table'],
      priceCents: 1_800,
      amenities: ['Three tiers', 'Eighteen teas', 'Gluten-free on request'],
      timing: HOURS.afternoonTea,
      location: PLACES.readingRoom,
    },
    {
      title: 'Cocktails and Small Plates',
      description:
        'The Saffron Negroni, a gimlet with makrut lime, an old fashioned with jaggery: $12 each. Beside them papad with three chutneys, smoked almonds, and lamb kebabs no longer than a finger.',
      pictures: ['bar'],
      priceCents: 1_200,
      amenities: ['House cocktails', 'Alcohol-free list', 'Small plates from $6'],
      timing: HOURS.bar,
      location: PLACES.bar,
    },
    {
      title: 'The Monsoon Menu',
      description:
        'From July to September the lake fills and the kitchen turns to corn, bitter gourd, hot pakoras and ginger tea. Three courses, $38, with rain on the arches. It returns with the clouds.',
      pictures: ['restaurant-arches'],
      priceCents: 3_800,
      available: false,
      amenities: ['Three courses', 'Vegetarian choice', 'July to September only'],
      timing: HOURS.dinner,
      location: PLACES.jharokha,
    },
  ]),
  ...itemsOf('Special Events', [
    {
      title: 'An Evening by the Lanterns',
      description:
        'The arcade beside the pool, forty lanterns and a sitar somewhere behind them. For birthdays, anniversaries and the evening before the wedding; $1,800 for up to sixty guests, with small plates.',
      pictures: ['hero-lanterns'],
      priceCents: 180_000,
      amenities: ['Up to sixty guests', 'Small plates', 'Live music', 'Bar on the terrace'],
      timing: '6:30 pm – 10:30 pm',
      location: PLACES.poolTerrace,
    },
    {
      title: 'A Wedding on the Pavilion Terrace',
      description:
        'Two long tables under strings of lights, the pavilion for the vows, the lake for a witness. We look after flowers, music, menus and the arrival by boat; $4,800 for the evening, dinner at $42 a guest.',
      pictures: ['events', 'events-pavilion'],
      priceCents: 480_000,
      amenities: ['Up to eighty guests', 'Own planner', 'Flowers and lights', 'Arrival by boat'],
      timing: '5:00 pm – 11:00 pm',
      location: PLACES.pavilionTerrace,
    },
    {
      title: 'A Table for One Question',
      description:
        'A table by the arches, a candle, the lake in the dark, and waiters who know when to look away. Dinner by the Lake for two with a glass of sparkling wine each; $120, answer included in most cases.',
      pictures: ['restaurant-candle'],
      priceCents: 12_000,
      amenities: ['Dinner for two', 'Sparkling wine', 'Flowers', 'Musician on request'],
      timing: HOURS.dinner,
      location: PLACES.jharokha,
    },
    {
      title: 'A Birthday Tea',
      description:
        'Afternoon tea for a round table, with a cake from our bakery, candles, and a storyteller for the little ones if you wish. From eight guests, $24 each.',
      pictures: ['tea-table'],
      priceCents: 2_400,
      amenities: ['Birthday cake', 'Eight to twenty guests', 'Storyteller on request'],
      timing: HOURS.afternoonTea,
      location: PLACES.readingRoom,
    },
    {
      title: 'Diwali at the Court',
      description:
        'On the night of lamps we light two thousand of them along roof, steps and water. Lamp-lighting at dusk, dinner at Jharokha, and the town’s fireworks from the front lawn; $65 for each guest.',
      pictures: ['facade-arcade'],
      priceCents: 6_500,
      amenities: ['Lamp-lighting', 'Three-course dinner', 'Children half price'],
      timing: 'Next on 29 October 2027, from 6:00 pm',
      location: 'Front lawn and Jharokha, ground floor',
    },
  ]),
];
