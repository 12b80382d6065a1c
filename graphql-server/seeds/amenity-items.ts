import { HOURS, PLACES } from './hotel-details';
import { itemsOf } from './seeded-item';

/** The amenities of the sample hotel: sample content, which the owner can change. */
export const AMENITY_ITEMS = [
  ...itemsOf('Swimming Pool', [
    {
      title: 'The Indoor Pool',
      description:
        'Marble columns, lanterns, and one great window on the lake at the far end. Warm all year at 30 °C and never loud: music, inflatable swans and telephones stay outside.',
      pictures: ['indoor-pool'],
      priceCents: null,
      amenities: ['30 °C all year', 'Steam room beside it', 'Towels', 'Step-free with a hoist'],
      timing: HOURS.pools,
      location: PLACES.indoorPool,
    },
    {
      title: 'The Lake Pool',
      description:
        'Twenty-two metres of turquoise that seem to run out into Lake Pichola. Swim your lengths before breakfast, when the only other swimmers are swallows, or float on your back until the stars come.',
      pictures: ['pool', 'hero-loungers'],
      priceCents: null,
      amenities: ['22 metres', 'Heated from November to February', 'Towels', 'Attendant'],
      timing: HOURS.pools,
      location: PLACES.poolTerrace,
    },
    {
      title: 'Loungers and Parasols',
      description:
        'There is a lounger for everyone, so nobody needs to be first. Lie down, turn the little brass sign, and somebody comes with lime soda, cut fruit or a warm kathi roll from the Poolside Grill.',
      pictures: ['hero-loungers'],
      priceCents: null,
      amenities: ['Shade all day', 'Poolside Grill', 'Sun cream', 'Books to borrow'],
      timing: `${HOURS.pools}, grill ${HOURS.poolside}`,
      location: PLACES.poolTerrace,
    },
    {
      title: 'Evening Swim',
      description:
        'At dusk we light the lanterns along the arcade and the lamps below the water, and the pool belongs to those who skipped the sunset cruise. The best half hour is the one after the sun has gone.',
      pictures: ['hero-lanterns', 'pool'],
      priceCents: null,
      amenities: ['Lantern light', 'Warm towels', 'Adults only after 8:00 pm'],
      timing: 'From sunset to 9:00 pm',
      location: PLACES.poolTerrace,
    },
    {
      title: 'A Day by the Water',
      description:
        'Not staying with us, or leaving on the late train? For $45 the pools are yours for a day, with a lounger, towels, a locker and a light lunch of two courses at Jharokha.',
      pictures: ['hero-lake'],
      priceCents: 4_500,
      amenities: ['Both pools', 'Two-course lunch', 'Locker and shower', 'Ten guests a day'],
      timing: '9:00 am – 6:30 pm',
      location: PLACES.poolTerrace,
    },
  ]),
  ...itemsOf('Spa Wellness', [
    {
      title: 'Abhyanga, the Warm Oil Massage',
      description:
        'Sixty minutes of warm sesame oil and long, even strokes, the way Ayurveda has done it for three thousand years. You will be asked which oil, how firm, and nothing else.',
      pictures: ['spa-oil'],
      priceCents: 8_500,
      amenities: ['60 minutes', 'Organic oils', 'Steam and tea afterwards'],
      timing: HOURS.spa,
      location: PLACES.spa,
    },
    {
      title: 'Hot Stones and Marigold',
      description:
        'Smooth black stones, warmed in water with marigold petals, laid along the spine until the journey lets go of it. Seventy-five minutes, beside the sound of water, by candlelight.',
      pictures: ['spa'],
      priceCents: 9_500,
      amenities: ['75 minutes', 'Warm basalt stones', 'Neck and scalp massage'],
      timing: HOURS.spa,
      location: PLACES.spa,
    },
    {
      title: 'The Saffron Facial',
      description:
        'Kashmiri saffron, sandalwood and raw milk, patted on in seven thin layers and taken off with rose water. Forty-five minutes; brides book it for the morning, travellers for the day after the flight.',
      pictures: ['treatment-bed'],
      priceCents: 7_000,
      amenities: ['45 minutes', 'For all skins', 'No synthetic scent'],
      timing: HOURS.spa,
      location: PLACES.spa,
    },
    {
      title: 'Steam, Swim, Rest',
      description:
        'A slow circle for a free hour: the steam room with eucalyptus, cool water, the indoor pool, and a lounger under the lanterns with a glass of vetiver water. Free for guests of the house.',
      pictures: ['indoor-pool'],
      priceCents: null,
      amenities: ['Steam room', 'Indoor pool', 'Herbal water', 'Robes and slippers'],
      timing: HOURS.spa,
      location: PLACES.indoorPool,
    },
  ]),
  ...itemsOf('Fitness Center', [
    {
      title: 'Sunrise Yoga',
      description:
        'An hour on the terrace while the mist lifts off Pichola and the temple bells begin across the water. Beginners stand in front, where the teacher sees them; mats are laid out. Free for guests.',
      pictures: ['terrace-yoga'],
      priceCents: null,
      amenities: ['All levels', 'Mats and blankets', 'Ginger tea afterwards'],
      timing: '6:30 am – 7:30 am',
      location: PLACES.pavilionTerrace,
    },
    {
      title: 'The Gym',
      description:
        'Run towards the lake without getting wet. Four treadmills face the arches, behind them stand a bench and dumbbells to forty kilos, and there is cold water with mint for afterwards.',
      pictures: ['fitness-treadmills'],
      priceCents: null,
      amenities: ['Treadmills', 'Free weights', 'Towels and water', 'From sixteen years'],
      timing: HOURS.gym,
      location: PLACES.gym,
    },
    {
      title: 'An Hour with the Trainer',
      description:
        'Our trainer asks about your back, your knees and your plans, and builds the hour from the answers: free weights, mobility, or a programme to take home. $35, or $50 for two who train together.',
      pictures: ['fitness-weights'],
      priceCents: 3_500,
      amenities: ['60 minutes', 'One or two guests', 'Programme to take home'],
      timing: '6:00 am – 10:00 am and 5:00 pm – 8:00 pm',
      location: PLACES.gym,
    },
    {
      title: 'Lengths Before Breakfast',
      description:
        'From seven to eight the indoor pool is kept for swimmers: two lanes, no games, a clock on the wall. After that it is breakfast time, and you have earned the croissant.',
      pictures: ['indoor-pool-lane'],
      priceCents: null,
      amenities: ['Two lanes', 'Floats and paddles', 'Towels'],
      timing: '7:00 am – 8:00 am',
      location: PLACES.indoorPool,
    },
  ]),
  ...itemsOf('Meeting Rooms', [
    {
      title: 'The Reading Room, to Yourselves',
      description:
        'For talks that go better in armchairs. Until the tea guests come, the library can be closed for up to eight of you, with a pot on every table and nobody else between the shelves; $160 for the morning.',
      pictures: ['library'],
      priceCents: 16_000,
      amenities: ['Eight armchairs', 'Tea and coffee', 'Flip chart', 'Free Wi-Fi'],
      timing: '9:00 am – 1:00 pm',
      location: PLACES.readingRoom,
    },
    {
      title: 'The Durbar Room',
      description:
        'One long walnut table, twelve leather chairs, a screen that works at the first attempt, and a lake to look at while somebody else talks. $320 a day with coffee, tea and water.',
      pictures: ['meeting-table'],
      priceCents: 32_000,
      amenities: ['Twelve seats', '75-inch screen', 'Video calls', 'Coffee and tea'],
      timing: '8:00 am – 8:00 pm',
      location: PLACES.durbarRoom,
    },
    {
      title: 'A Working Lunch at Jharokha',
      description:
        'The banquette under the arches, kept for your party: two courses on the table within forty minutes, and the conversation stays among you. From ten guests, $24 each.',
      pictures: ['restaurant-arches'],
      priceCents: 2_400,
      amenities: ['Ten to forty guests', 'Two courses', 'Vegetarian choice'],
      timing: HOURS.lunch,
      location: PLACES.jharokha,
    },
    {
      title: 'A Reception on the Pavilion Terrace',
      description:
        'End the conference where the day ends best. Long tables, strings of lights and the lake going violet behind the speaker, who will keep it short; $1,200 for up to eighty guests, drinks not included.',
      pictures: ['events-table'],
      priceCents: 120_000,
      amenities: ['Up to eighty guests', 'Sound and lights', 'Small plates', 'Tent if it rains'],
      timing: '5:00 pm – 10:00 pm',
      location: PLACES.pavilionTerrace,
    },
  ]),
  ...itemsOf('Concierge Services', [
    {
      title: 'Sunset by Boat',
      description:
        'An hour on Lake Pichola in a wooden boat with cushions and one boatman: past the ghats, around the island palaces, and home when the lamps are lit. $18 for each guest, masala chai on board.',
      pictures: ['jetty'],
      priceCents: 1_800,
      amenities: ['60 minutes', 'Up to eight guests', 'Life jackets for all sizes', 'Masala chai'],
      timing: 'One hour before sunset',
      location: PLACES.jetty,
    },
    {
      title: 'The Concierge Desk',
      description:
        'Ask Udaipur anything. A tailor by tomorrow, a table on a roof, a doctor, a cricket ball: the two people behind the green marble were born here and know somebody. At night the porter answers.',
      pictures: ['concierge-desk', 'concierge'],
      priceCents: null,
      amenities: ['English, Hindi, French', 'Tickets and tables', 'Luggage kept', 'Porter all night'],
      timing: HOURS.concierge,
      location: PLACES.conciergeDesk,
    },
    {
      title: 'To and From the Airport',
      description:
        'A driver with your name on a board, cold water, and forty-five minutes of Aravalli hills from Maharana Pratap Airport to our door. $25 a car for up to four guests; the railway station is free.',
      pictures: ['courtyard'],
      priceCents: 2_500,
      amenities: ['Up to four guests', 'Child seats', 'Cold water', 'Waits for late flights'],
      timing: 'Around the clock, booked six hours ahead',
      location: 'Front door',
    },
    {
      title: 'The Old City on Foot',
      description:
        'Meet your guide over a map and a cup of tea, then walk: Jagdish Temple, the silversmiths, the clock tower, the ghats, and a kachori where the guide’s mother buys hers. Three hours, $30 for each guest.',
      pictures: ['tea-books'],
      priceCents: 3_000,
      amenities: ['Three hours', 'Up to six guests', 'Tastings', 'Rickshaw home'],
      timing: '8:00 am – 11:00 am and 4:00 pm – 7:00 pm',
      location: 'Starts in the Reading Room',
    },
  ]),
];
